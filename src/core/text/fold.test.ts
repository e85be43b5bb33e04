import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spacingCases } from './fold.cases.ts';
import { caseFolded, composedForm, foldCase, foldWhiteSpaceAndQuotes } from './fold.ts';
import { searchable } from './searchable.ts';
import { anyText } from './texts.cases.ts';

/** Every character of the planes that have letters with cases or compositions; surrogates are tested as text. */
const everyCharacter = Array.from({ length: 0x30000 }, (_, codePoint) => codePoint)
  .filter((codePoint) => codePoint < 0xd800 || codePoint > 0xdfff)
  .map((codePoint) => String.fromCodePoint(codePoint));

/** CaseFolding.txt's own definition in terms of the other mappings; dotless ı has no folding in it. */
function foldingByDefinition(character: string): string {
  return character === 'ı' ? 'ı' : character.toLowerCase().toUpperCase().toLowerCase();
}

describe('folding cases', () => {
  it('folds every character of Unicode as its definition says', () => {
    const wrong = everyCharacter.filter((character) => foldCase(character) !== foldingByDefinition(character));
    expect(wrong).toEqual([]);
  });

  it('folds each character by itself at any position, and changes nothing the second time', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const folded = foldCase(text);
        expect(folded).toBe(Array.from(text, foldingByDefinition).join(''));
        expect(foldCase(folded)).toBe(folded);
        expect(caseFolded(text).text).toBe(folded);
      }),
    );
  });
});

describe('composing', () => {
  it('gives NFC for every character and for a letter with every character after it', () => {
    const wrong = everyCharacter.filter((character) => {
      const text = `${character} A${character}`;
      return composedForm(text).text !== text.normalize('NFC');
    });
    expect(wrong).toEqual([]);
  });

  it('gives NFC for what every character decomposes to', () => {
    const wrong = everyCharacter.filter((character) => {
      const apart = character.normalize('NFD');
      return apart !== character && composedForm(`${apart}${apart}`).text !== `${apart}${apart}`.normalize('NFC');
    });
    expect(wrong).toEqual([]);
  });

  it('gives NFC for any text', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(composedForm(text).text).toBe(text.normalize('NFC'));
        expect(composedForm(text.normalize('NFD')).text).toBe(text.normalize('NFC'));
      }),
    );
  });

  it('knows where a composed letter was', () => {
    const { text, toOriginalStart, toOriginalEnd } = composedForm('xe\u0301y');
    expect(text).toBe('xéy');
    expect([toOriginalStart(1), toOriginalEnd(2), toOriginalStart(2), toOriginalEnd(3)]).toEqual([1, 3, 3, 4]);
  });
});

describe('the mapping to the original', () => {
  const foldings = [composedForm, caseFolded, (text: string) => searchable(text, false)];

  it('returns the original of every range between pieces', () => {
    fc.assert(
      fc.property(anyText, fc.constantFrom(composedForm, caseFolded), (text, folding) => {
        const folded = folding(text);
        const cuts = Array.from({ length: folded.text.length + 1 }, (_, at) => at).filter(
          (at) => !folded.splitsPiece(at),
        );
        cuts.slice(1).forEach((end, index) => {
          const start = cuts[index] ?? 0;
          const original = text.slice(folded.toOriginalStart(start), folded.toOriginalEnd(end));
          if (original.length !== end - start) expect(folding(original).text).toBe(folded.text.slice(start, end));
        });
      }),
    );
  });

  it('goes forward, covers the text and never goes backwards', () => {
    fc.assert(
      fc.property(anyText, fc.constantFrom(...foldings), (text, folding) => {
        const folded = folding(text);
        let last = 0;
        for (let at = 0; at <= folded.text.length; at++) {
          const [start, end] = [folded.toOriginalStart(at), folded.toOriginalEnd(at)];
          expect(start).toBeGreaterThanOrEqual(last);
          expect(Math.max(start, end)).toBeLessThanOrEqual(text.length);
          last = Math.max(last, start);
        }
        expect(folded.toOriginalEnd(0)).toBe(0);
        expect(folded.toOriginalStart(folded.text.length)).toBe(text.length);
      }),
    );
  });

  it('skips omitted characters', () => {
    const { text, toOriginalStart, toOriginalEnd } = searchable('co\u00adop \u200b x', true);
    expect(text).toBe('coop x');
    expect([toOriginalEnd(2), toOriginalStart(2)]).toEqual([2, 3]);
    expect([toOriginalEnd(4), toOriginalStart(5)]).toEqual([5, 8]);
  });
});

describe('folding white space and quotation marks', () => {
  it.each(spacingCases)('$name', ({ text, folded }) => {
    expect(foldWhiteSpaceAndQuotes(text)).toBe(folded);
  });

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const folded = foldWhiteSpaceAndQuotes(text);
        expect(foldWhiteSpaceAndQuotes(folded)).toBe(folded);
      }),
    );
  });
});
