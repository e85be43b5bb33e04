import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ask, eras, type RpcAnswer } from './knowledge.cases.ts';
import { serverInfo, instructions, tools } from './server.ts';

const search = (given: unknown) => ({ name: 'search', arguments: given });
const fetch = (given: unknown) => ({ name: 'fetch', arguments: given });

function textOf(answer: RpcAnswer): string {
  expect(answer.result?.content).toHaveLength(1);
  expect(answer.result?.content?.[0]?.type).toBe('text');
  return answer.result?.content?.[0]?.text ?? '';
}

/** The message of a result with an error. */
function wrongOf(answer: RpcAnswer): string {
  expect(answer.error).toBeUndefined();
  expect(answer.result?.isError).toBe(true);
  expect(answer.result?.structuredContent).toBeUndefined();
  return textOf(answer);
}

/** The object of a result. Its text must be equal. */
function objectOf(answer: RpcAnswer): unknown {
  expect(answer.result?.isError ?? false).toBe(false);
  expect(JSON.parse(textOf(answer))).toEqual(answer.result?.structuredContent);
  return answer.result?.structuredContent;
}

describe.each(Object.entries(eras))('the tools in %s', (_, message) => {
  const call = (params: Readonly<Record<string, unknown>>) => ask(message('tools/call', params));

  it('are exactly search and fetch, in this order, read-only and closed', async () => {
    const listed = (await ask(message('tools/list'))).result?.tools as typeof tools;
    expect(listed.map(({ name }) => name)).toEqual(['search', 'fetch']);
    for (const tool of listed) {
      expect(tool.annotations).toMatchObject({
        readOnlyHint: true,
        destructiveHint: false,
        idempotentHint: true,
        openWorldHint: false,
      });
      expect(tool.inputSchema.additionalProperties).toBe(false);
      expect(tool.outputSchema).toMatchObject({ type: 'object', additionalProperties: false });
    }
    expect(listed).toEqual(tools);
  });

  it('find entries, with addresses in the application, or none', async () => {
    const found = (id: string) => ({ id, title: `About ${id}`, url: `http://localhost:4351/#/help/${id}` });
    expect(objectOf(await call(search({ query: 'actual span' })))).toEqual({
      results: [found('field/claim/actual'), found('rule/span/order')],
    });
    expect(objectOf(await call(search({ query: 'zzz' })))).toEqual({ results: [] });
  });

  it('read an entry, with absolute links', async () => {
    expect(objectOf(await call(fetch({ id: 'rule/span/order' })))).toEqual({
      id: 'rule/span/order',
      title: 'About rule/span/order',
      text: 'See [it](http://localhost:4351/#/help/guide/mark-a-span).\n',
      url: 'http://localhost:4351/#/help/rule/span/order',
      metadata: { kind: 'field' },
    });
  });

  it('say that an argument is missing, not a string, empty or without a letter or number', async () => {
    for (const [name, asking] of [
      ['query', search],
      ['id', fetch],
    ] as const) {
      const wrong = async (given: unknown) => wrongOf(await call(asking(given)));
      for (const given of [undefined, {}]) expect(await wrong(given)).toContain(`“${name}” is missing`);
      for (const value of [1, null, true, ['span'], { a: 'b' }])
        expect(await wrong({ [name]: value })).toContain(`“${name}” must be a string`);
      expect(await wrong({ [name]: '' })).toContain('is empty');
    }
    for (const query of [' ', '\n', '?!', '…', '😀', '\u0301', '\u0000'])
      expect(wrongOf(await call(search({ query })))).toContain('must contain at least one letter or number');
  });

  it('say which argument is allowed if there are others', async () => {
    expect(wrongOf(await call(search({ query: 'span', limit: 3 })))).toContain(
      'There is 1 unexpected argument. Only “query” is allowed.',
    );
    expect(wrongOf(await call(fetch({ id: 'rule/span/order', query: 'x' })))).toContain('Only “id” is allowed');
    expect(wrongOf(await call(search(JSON.parse('{"toString":"span"}'))))).toContain('Only “query” is allowed');
  });

  it('count 200 characters of any script as 200, and reject one more', async () => {
    for (const character of ['a', 'é', '语', '𝔸', '𐐷']) {
      objectOf(await call(search({ query: character.repeat(200) })));
      for (const params of [search({ query: character.repeat(201) }), fetch({ id: character.repeat(201) })])
        expect(wrongOf(await call(params))).toContain('201 characters, at most 200');
      expect(wrongOf(await call(fetch({ id: character.repeat(200) })))).toContain('no record with this ID');
    }
    objectOf(await call(search({ query: `x${'\ud800'.repeat(199)}` })));
  });

  it('say that an ID does not exist, and list similar ones', async () => {
    expect(wrongOf(await call(fetch({ id: 'zzz' })))).toBe(
      'There is no record with this ID. Use an ID returned by search.',
    );
    expect(wrongOf(await call(fetch({ id: 'claim/actual' })))).toContain('“field/claim/actual”');
    for (const id of ['__proto__', 'constructor', 'FIELD/CLAIM/ACTUAL', ' rule/span/order'])
      expect(wrongOf(await call(fetch({ id })))).toContain('no record with this ID');
  });

  it('do not include others, and accept arguments only as an object: -32602', async () => {
    const others = ['submit', 'Search', '', '__proto__', 'toString'];
    const calls = [
      ...others.map((name) => ({ name, arguments: { query: 'span' } })),
      ...[[], 'span', 1, null].map(search),
    ];
    for (const params of calls) {
      const { result, error } = await call(params);
      expect([result, error?.code], JSON.stringify(params)).toEqual([undefined, -32602]);
    }
  });

  it('are the only methods: others are not found', async () => {
    const others = ['resources/list', 'prompts/list', 'logging/setLevel', 'tasks/list', 'sampling/createMessage', 'no'];
    for (const method of others) expect((await ask(message(method, {}))).error?.code, method).toBe(-32601);
  });
});

const initialize = (protocolVersion: string) => ({
  protocolVersion,
  capabilities: {},
  clientInfo: { name: 'tests', version: '1' },
});

describe('the instructions for a model', () => {
  it('contain the cautions of the contract, in both eras, and the tools may be cached for a while', async () => {
    const older = await ask(eras['2025-11-25']('initialize', initialize('2025-11-25')));
    const newer = await ask(eras['2026-07-28']('server/discover'));
    for (const answer of [older, newer]) expect(answer.result?.instructions).toBe(instructions);
    for (const words of [
      'knowledge only',
      'Being discoverable is not permission',
      'Validation of a document does not make any entry in it true',
    ])
      expect(instructions).toContain(words);
    const { result } = await ask(eras['2026-07-28']('tools/list'));
    expect(result).toMatchObject({ ttlMs: 300_000, cacheScope: 'public' });
  });

  it('come with the package’s version', () => {
    const manifest: unknown = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'));
    expect(manifest).toMatchObject({ version: serverInfo.version });
  });

  it('come in the requested revision if it is supported', async () => {
    for (const asked of ['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25', '1999-01-01']) {
      const { result } = await ask(eras['2025-11-25']('initialize', initialize(asked)));
      expect(result?.protocolVersion, asked).toBe(asked === '2025-06-18' ? asked : '2025-11-25');
    }
  });
});
