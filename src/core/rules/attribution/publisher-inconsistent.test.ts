import { describe, expect, it } from 'vitest';
import { applyFix, findingsOf, onlyFinding } from '../rule.fixtures.ts';
import rule from './publisher-inconsistent.ts';

describe('attribution/publisher-inconsistent', () => {
  const publisher = { '/claims/0/attribution': { mode: 'publisher', actor_id: 'harbour-council' } };
  const at = (url: string, hosts: readonly string[]) =>
    findingsOf(rule, {
      assessment: publisher,
      casefile: { '/observations/0/canonical_url': url, '/actors/0/publisher_hosts': hosts },
    }).map(({ messageId }) => messageId);

  it('ends every message with the caution of the contract', () => {
    for (const message of Object.values(rule.messages)) expect(message).toMatch(/consistency is not authentication\.$/);
  });

  it('reports an attached registry without the actor, or without its host', () => {
    expect(at('https://council.example/1', [])).toEqual(['host-not-registered']);
    const unknown = { '/claims/0/attribution': { mode: 'publisher', actor_id: 'nobody-known' } };
    const [finding] = findingsOf(rule, { assessment: unknown });
    expect(finding).toMatchObject({ messageId: 'not-registered', level: 'violation', certainty: 'checked' });
    expect(findingsOf(rule, { assessment: unknown, casefile: null })).toEqual([]);
    expect(findingsOf(rule, { assessment: { ...unknown, '/claims/0/attribution/actor_id': ' ' } })).toEqual([]);
  });

  it('offers to add the host to the actor, after which nothing is reported', () => {
    const mirror = 'https://mirror.example/1';
    const example = { assessment: publisher, casefile: { '/observations/0/canonical_url': mirror } };
    const finding = onlyFinding(rule, example);
    expect(finding.fixes?.map(({ title }) => title)).toEqual([
      'Add mirror.example to the publisher hosts of Harbour Council',
    ]);
    const { casefile } = applyFix(example, finding);
    expect(casefile?.actors[0]?.publisher_hosts).toEqual(['council.example', 'mirror.example']);
    expect(at(mirror, casefile?.actors[0]?.publisher_hosts ?? [])).toEqual([]);
  });

  it('checks no other mode, and nothing that is not loaded', () => {
    const other = { '/claims/0/attribution': { mode: 'reported-speaker', actor_id: 'harbour-council' } };
    expect(findingsOf(rule, { assessment: other, casefile: { '/observations/0/canonical_url': null } })).toEqual([]);
    expect(findingsOf(rule, { assessment: publisher, casefile: null })).toEqual([]);
  });
});
