import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../.config/property-runs.ts';
import { siteUrls } from './documents.fixtures.ts';
import { paths, reference } from './references.ts';

const anyPath = fc.oneof(
  fc.constantFrom(...Object.values(paths)),
  fc
    .array(fc.stringMatching(/^[a-z.-]*[a-z][a-z.-]*$/), { minLength: 1, maxLength: 4 })
    .map((parts) => parts.join('/')),
);

describe('reference', () => {
  it('is relative if no address is known', () => {
    const references = [
      ['public/discovery', 'public/porch', 'porch'],
      ['public/discovery', '.well-known/api-catalog', '../.well-known/api-catalog'],
      ['public/discovery', '', '../'],
      ['llms.txt', '', './'],
      ['llms.txt', '#/help', './#/help'],
      ['v1/pathways', '#/help/field/claim', '../#/help/field/claim'],
      ['', 'v1/pathways', 'v1/pathways'],
      ['v1/pathways', 'v1/mcp/canon', 'mcp/canon'],
    ] as const;
    const made = references.map(([from, to]) => [from, to, reference({ knowledgeEndpoint: false }, from, to)]);
    expect(made).toEqual(references);
  });

  it('leads from any document to any other, relative below an unknown base and absolute below a known one', () => {
    fc.assert(
      fc.property(siteUrls, anyPath, anyPath, (base, from, to) => {
        const relative = reference({ knowledgeEndpoint: false }, from.replace(/#.*/, ''), to);
        expect(new URL(relative, base + from).href).toBe(base + to);
        expect(reference({ siteUrl: base, knowledgeEndpoint: false }, from, to)).toBe(base + to);
      }),
      { numRuns: runs(200) },
    );
  });
});
