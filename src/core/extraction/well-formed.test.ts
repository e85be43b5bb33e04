import { expect, it } from 'vitest';
import type { Extraction } from './extraction.ts';
import { wellFormed } from './well-formed.ts';

const extraction = (text: string): Extraction => ({
  reader: { name: 'test', version: 1, engine: null },
  segments: [{ separator: '', text, group: null, place: null }],
  groups: [],
  pages: [],
  losses: [],
  facts: {},
  contained: [],
});

it('replaces half surrogate pairs, and says how many and where', () => {
  expect(wellFormed(extraction('😀a\ud800b\udc00')).segments).toEqual([
    {
      separator: '',
      text: '😀a\ufffdb\ufffd',
      group: null,
      place: null,
      losses: [{ code: 'unmapped-character', count: 2, at: 2 }],
    },
  ]);
  const sound = extraction('😀');
  expect(wellFormed(sound)).toBe(sound);
});
