/** The knowledge endpoint on every server that runs it: real clients, the official conformance tool, random requests. */
import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { clients } from '../../src/site/knowledge/clients.cases.ts';
import { createKnowledge } from '../../src/site/knowledge/knowledge.ts';
import { knowledgePath } from '../../src/site/place.ts';
import { conformance } from '../support/mcp-conformance.ts';
import { randomRequest, type RandomRequest, withCanary } from '../support/mcp-requests.ts';
import { type McpServer, mcpServers } from '../support/mcp-servers.ts';

/** Everything that the tool has a scenario for and a server of two tools can pass; it is of the older era. */
const scenarios = ['server-initialize', 'ping', 'tools-list', 'dns-rebinding-protection'];

/** How many callers are answered at the same time. */
const together = 20;

let callers = 0;

/** Sends every request for a caller of its own, all at once; says what is wrong with the answers. */
async function faultsOf(
  requests: readonly RandomRequest[],
  address: string,
  answer: (request: Request) => Promise<Response>,
): Promise<readonly string[]> {
  const faults = requests.map(async (random) => {
    callers += 1;
    const canary = `canary-${callers.toString(36)}-yranac`;
    const response = await answer(withCanary(random, canary, address));
    const text = JSON.stringify([...response.headers]) + (await response.text());
    const others = [...text.matchAll(/canary-[0-9a-z]+-yranac/g)].filter(([found]) => found !== canary);
    return [
      ...(response.status >= 500 ? [`${response.status}: ${text}`] : []),
      ...others.map(([other]) => `${canary} was told of ${other}`),
      ...(response.headers.get('content-type')?.includes('event-stream') ? ['a stream was opened'] : []),
    ];
  });
  return (await Promise.all(faults)).flat();
}

test('nine thousand six hundred random requests never fail, hang or tell one caller of another', async () => {
  const answer = createKnowledge({ place: { knowledgeEndpoint: true } });
  const requests = fc.array(randomRequest, { minLength: together, maxLength: together });
  await fc.assert(
    fc.asyncProperty(requests, async (all) => {
      expect(await faultsOf(all, `http://localhost:4351/${knowledgePath}`, answer)).toEqual([]);
    }),
    { numRuns: 480, seed: 20_261_121, endOnFailure: true },
  );
});

for (const [command, start] of Object.entries(mcpServers)) {
  test.describe(`the knowledge endpoint of ${command}`, () => {
    test.describe.configure({ mode: 'default' });
    let server: McpServer;
    let address: string;

    test.beforeAll(async () => {
      server = await start();
      address = `${server.address}${knowledgePath}`;
    });
    test.afterAll(async () => {
      await server.end();
    });

    for (const { name, revision, walk } of clients) {
      test(`${name} lists, searches and fetches`, async () => {
        const journey = await walk(new URL(address), 'how long may a proposition be');
        expect(journey.tools).toEqual(['search', 'fetch']);
        expect(journey.revision).toBe(revision);
        expect(journey.instructions).toContain('knowledge only');
        expect(journey.found.map(({ id }) => id)).toContain('limit/proposition');
        for (const { id, url } of journey.found) expect(url).toBe(`${server.address}#/help/${id}`);
        expect(journey.record).toMatchObject({ ...journey.found[0] });
        expect(String(journey.record.text)).toContain('5000');
      });
    }

    test('refuses foreign origins, other methods, other types, batches and long bodies', async () => {
      const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
      const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' });
      const status = async (init: RequestInit): Promise<number> => (await fetch(address, init)).status;
      expect(await status({ method: 'POST', headers, body })).toBe(200);
      expect(await status({ method: 'POST', headers: { ...headers, origin: 'https://evil.example' }, body })).toBe(403);
      expect(await status({ method: 'OPTIONS', headers: { origin: 'https://evil.example' } })).toBe(403);
      expect(await status({ method: 'OPTIONS', headers: { origin: new URL(address).origin } })).toBe(204);
      for (const method of ['GET', 'HEAD', 'DELETE', 'PUT']) {
        const response = await fetch(address, { method });
        expect(response.status).toBe(405);
        expect(response.headers.get('allow')).toBe('POST');
      }
      expect(await status({ method: 'POST', headers: { ...headers, 'content-type': 'text/plain' }, body })).toBe(415);
      expect(await status({ method: 'POST', headers, body: `[${body}]` })).toBe(400);
      expect(await status({ method: 'POST', headers, body: '{' })).toBe(400);
      expect(await status({ method: 'POST', headers, body: body + ' '.repeat(65_536) })).toBe(413);
    });

    test('answers hundreds of random requests without failing, hanging or telling one caller of another', async () => {
      const overHttp = (request: Request) => fetch(request, { signal: AbortSignal.timeout(30_000) });
      const requests = fc.array(randomRequest, { minLength: together, maxLength: together });
      await fc.assert(
        fc.asyncProperty(requests, async (all) => {
          expect(await faultsOf(all, address, overHttp)).toEqual([]);
        }),
        { numRuns: 10, seed: 20_261_122, endOnFailure: true },
      );
    });

    // An edge engine has no host of its own: the platform in front of it decides whose requests it gets.
    for (const scenario of scenarios.filter((name) => name !== scenarios[3] || command !== 'npm run start:worker')) {
      test(`passes the conformance scenario ${scenario}`, async () => {
        const { code, output } = await conformance(address, scenario);
        expect(output).toMatch(/Passed: (\d+)\/\1, 0 failed, 0 warnings/);
        expect(code).toBe(0);
      });
    }
  });
}
