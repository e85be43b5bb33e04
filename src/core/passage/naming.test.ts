import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { namingCases } from './naming.cases.ts';
import { findNames, namesActor } from './naming.ts';
import { textAt } from './span.ts';
import { anyText } from './texts.cases.ts';

function bracketed(text: string, names: readonly string[]): string {
  const characters = Array.from(text);
  for (const { span } of findNames(text, names).toReversed()) {
    characters.splice(span.end, 0, ']');
    characters.splice(span.start, 0, '[');
  }
  return characters.join('');
}

describe('visibly naming an actor', () => {
  it.each(namingCases)('finds $name', ({ names, found }) => {
    const text = found.replace(/[[\]]/g, '');
    expect(bracketed(text, names)).toBe(found);
    expect(namesActor(text, names)).toBe(found.includes('['));
  });

  it('gives every name that occurs in one place, the longer first', () => {
    const found = findNames('the Republic of China', ['China', 'Republic of China', 'CHINA', 'Republic']);
    expect(found.map(({ name, span }) => [name, span.start, span.end])).toEqual([
      ['Republic of China', 4, 21],
      ['Republic', 4, 12],
      ['China', 16, 21],
    ]);
  });

  it('finds a name between spaces in any text, whichever way either is composed', () => {
    const name = fc.constantFrom('Perú', 'İran', 'Straße', 'Россия', '한국', 'Ἰησοῦς', 'भारत', 'ﬁn', 'U.S.', '𐐔𐐯');
    const form = fc.constantFrom('NFC', 'NFD');
    fc.assert(
      fc.property(anyText, anyText, name, form, form, (before, after, actor, textForm, nameForm) => {
        const text = `${before} ${actor.normalize(textForm)} ${after}`;
        const names = [actor.normalize(nameForm)];
        const at = Array.from(`${before} `).length;
        const found = findNames(text, names).filter(({ span }) => span.start === at);
        expect(found.map(({ span }) => textAt(text, span))).toEqual([actor.normalize(textForm)]);
      }),
    );
  });

  it('gives spans whose NFC folds as the name does', () => {
    const names = ['a', 'Ab', 'ss', '😀', 'é', 'क', '中'];
    const plain = (text: string): string => text.normalize('NFC').toUpperCase().toLowerCase();
    fc.assert(
      fc.property(anyText, (text) => {
        for (const { name, span } of findNames(text, names)) {
          expect(plain(textAt(text, span) ?? '')).toBe(plain(name));
        }
      }),
    );
  });
});
