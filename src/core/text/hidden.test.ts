import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../.config/property-runs.ts';
import { hiddenCases } from './hidden.cases.ts';
import { findHiddenCharacters, showHiddenCharacters, withoutHiddenCharacters } from './hidden.ts';
import { anyText } from './texts.cases.ts';

const joiners = ['\u200b', '\u200c', '\u200d', '\ufe0f', '\ufe00', '\u180b', '\u{E0100}', '\u{E0067}', '\u{E007F}'];
const bases = ['a', '1', 'ب', 'क', '्', '👩', '🏽', '🏴', '葛', 'ᠠ', 'ខ', '⠓', '\u2800', '\u17b4', ' '];

/** Texts in which most characters may or may not be hidden, by what is beside them. */
const suspectText = fc.array(fc.constantFrom(...joiners, ...bases), { maxLength: 12 }).map((parts) => parts.join(''));

describe('hidden characters', () => {
  it.each(hiddenCases)('are found where they are: $name', ({ text, shown = text, names }) => {
    expect(showHiddenCharacters(text)).toBe(shown);
    expect(withoutHiddenCharacters(text)).toBe(shown.replace(/⟨U\+[0-9A-F]+⟩/g, ''));
    const found = findHiddenCharacters(text);
    expect(found).toHaveLength(shown.split('⟨').length - 1);
    if (names !== undefined) expect(found.map(({ name }) => name)).toEqual(names);
  });

  it('are at their code points', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, suspectText), (text) => {
        const characters = Array.from(text, (character) => character.codePointAt(0));
        for (const { offset, codePoint, name } of findHiddenCharacters(text)) {
          expect(characters[offset]).toBe(codePoint);
          expect(name).not.toBe('');
        }
      }),
    );
  });

  it('are all removed, and nothing else is', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, suspectText), (text) => {
        const clean = withoutHiddenCharacters(text);
        expect(findHiddenCharacters(clean)).toEqual([]);
        const hidden = new Set(findHiddenCharacters(text).map(({ offset }) => offset as number));
        expect(clean).toBe(
          Array.from(text)
            .filter((_, offset) => !hidden.has(offset))
            .join(''),
        );
      }),
      { numRuns: runs(300) },
    );
  });
});
