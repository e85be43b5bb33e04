import { expect, it } from 'vitest';
import fc from 'fast-check';
import { anyCharacter } from '../../../.config/any-character.ts';
import { runs } from '../../../.config/property-runs.ts';
import { showDirections } from './directions.ts';

it('shows every control that can reorder the words around a text', () => {
  expect(showDirections('Ma\u202era \u2066Quinn')).toBe('Ma⟨U+202E⟩ra ⟨U+2066⟩Quinn');
});

it('changes no other text, and a text only once', () => {
  expect(showDirections('مارا\u200f (ب) 12')).toBe('مارا\u200f (ب) 12');
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), (text) => {
      expect(showDirections(showDirections(text))).toBe(showDirections(text));
      expect(showDirections(text)).not.toMatch(/[\u202A-\u202E\u2066-\u2069]/);
    }),
    { numRuns: runs(200) },
  );
});
