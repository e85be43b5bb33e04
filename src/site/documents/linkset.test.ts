import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../.config/property-runs.ts';
import { parseUrl } from '../../core/casefile/platform.ts';
import { readLinkset } from './linkset.ts';

const base = 'https://host.example/desk/.well-known/api-catalog';
const read = (linkset: unknown): ReturnType<typeof readLinkset> => readLinkset(JSON.stringify({ linkset }), base);

describe('readLinkset', () => {
  it('makes contexts and targets absolute and keeps the order', () => {
    expect(
      read([
        { anchor: '', item: [{ href: '../a', type: 'text/html', title: 'A' }, { href: 'https://other.example/b' }] },
        { anchor: '../v1/x', 'service-desc': [{ href: '../v1/openapi.json' }] },
      ]),
    ).toEqual([
      { context: base, relation: 'item', target: 'https://host.example/desk/a', type: 'text/html', title: 'A' },
      { context: base, relation: 'item', target: 'https://other.example/b' },
      {
        context: 'https://host.example/desk/v1/x',
        relation: 'service-desc',
        target: 'https://host.example/desk/v1/openapi.json',
      },
    ]);
  });

  it('uses the linkset itself as the context if there is no anchor', () => {
    expect(read([{ item: [{ href: 'x' }] }])[0]?.context).toBe(base);
  });

  it('compares relations without case, and accepts addresses as relations', () => {
    const links = read([{ 'Service-Doc': [{ href: 'x' }], 'https://rel.example/Mine': [{ href: 'y' }] }]);
    expect(links.map(({ relation }) => relation)).toEqual(['service-doc', 'https://rel.example/mine']);
  });

  it('ignores other target attributes, of the standard and of others', () => {
    const target = {
      href: 'x',
      hreflang: ['en'],
      media: 'print',
      'title*': [{ value: 'T', language: 'en' }],
      foo: ['1'],
    };
    expect(read([{ item: [target] }])).toHaveLength(1);
  });

  it('reads an empty linkset, and relations without targets', () => {
    expect(read([])).toEqual([]);
    expect(read([{ anchor: 'x', item: [] }])).toEqual([]);
  });

  it('reads relations that have the names of Object’s own properties', () => {
    const links = readLinkset('{"linkset":[{"__proto__":[{"href":"x"}],"constructor":[{"href":"y"}]}]}', base);
    expect(links.map(({ relation }) => relation)).toEqual(['__proto__', 'constructor']);
  });

  it('rejects anything else, and says where', () => {
    const faults = [
      ['{', 'the document is not JSON'],
      ['[]', 'the document is not an object'],
      ['{"linkset":[],"more":1}', 'has members other than'],
      ['{}', '/linkset is not an array'],
      ['{"linkset":[1]}', '/linkset/0 is not an object'],
      ['{"linkset":[{"anchor":1}]}', '/linkset/0/anchor is not a string'],
      ['{"linkset":[{"item":{"href":"x"}}]}', '/linkset/0/item is not an array'],
      ['{"linkset":[{"item":["x"]}]}', '/linkset/0/item/0 is not an object'],
      ['{"linkset":[{"item":[{}]}]}', '/linkset/0/item/0/href is not a string'],
      ['{"linkset":[{"item":[{"href":"http://["}]}]}', '/linkset/0/item/0/href is not a URI reference'],
      ['{"linkset":[{"item":[{"href":"x","title":["y"]}]}]}', '/linkset/0/item/0/title is not a string'],
    ] as const;
    for (const [text, words] of faults) expect(() => readLinkset(text, base), text).toThrow(words);
  });

  it('returns links or a reason for any JSON', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        for (const candidate of [text, `{"linkset":${text}}`, `{"linkset":[{"item":${text}}]}`]) {
          try {
            for (const { target } of readLinkset(candidate, base)) expect(parseUrl(target)).toBeDefined();
          } catch (error) {
            expect((error as Error).message).toMatch(/^Not a linkset \(RFC 9264\): /);
          }
        }
      }),
      { numRuns: runs(200) },
    );
  });
});
