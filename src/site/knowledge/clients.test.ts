import { describe, expect, it } from 'vitest';
import { clients } from './clients.cases.ts';
import { endpoint, smallEndpoint } from './knowledge.cases.ts';
import { instructions } from './server.ts';

const inProcess = (url: string | URL, init?: RequestInit) => smallEndpoint(new Request(url, init));

describe.each(clients)('$name', ({ walk, revision }) => {
  it('lists, searches and fetches', async () => {
    const journey = await walk(new URL(endpoint), 'span actual', inProcess);
    expect(journey.tools).toEqual(['search', 'fetch']);
    expect(journey.revision).toBe(revision);
    expect(journey.instructions).toBe(instructions);
    expect(journey.found.map(({ id }) => id)).toEqual(['field/claim/actual', 'rule/span/order']);
    expect(journey.record).toMatchObject({ id: 'field/claim/actual', title: 'About field/claim/actual' });
  });
});
