import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { namingCases, possibleNamingCases } from './naming.cases.ts';
import { findNames, looksLikeName, namingOf } from './naming.ts';
import { findPossibleNames } from './possible-names.ts';
import { textAt } from './span.ts';
import { anyText } from './texts.cases.ts';

function bracketed(text: string, names: readonly string[], find = findNames): string {
  const characters = Array.from(text);
  for (const { span } of find(text, names).toReversed()) {
    characters.splice(span.end, 0, ']');
    characters.splice(span.start, 0, '[');
  }
  return characters.join('');
}

describe('visibly naming an actor', () => {
  it.each(namingCases)('finds $name', ({ names, found }) => {
    const text = found.replace(/[[\]]/g, '');
    expect(bracketed(text, names)).toBe(found);
    expect(namingOf(text, names).state === 'named').toBe(found.includes('['));
  });

  it.each(possibleNamingCases)('cannot decide, but shows the position: $name', ({ names, found }) => {
    const text = found.replace(/[[\]]/g, '');
    expect(findNames(text, names)).toEqual([]);
    expect(bracketed(text, names, findPossibleNames)).toBe(found);
    const [place] = findPossibleNames(text, names);
    expect(namingOf(text, names)).toEqual(place ? { state: 'unchecked', place } : { state: 'unnamed' });
  });

  it('also lists every plain occurrence of a name', () => {
    const anyArabic = fc.array(
      fc.constantFrom('إيران', 'و', 'ال', 'ل', ' ', 'َ', 'ـ', '.', 'ישראל', 'ב', '\u200b', 'x'),
    );
    fc.assert(
      fc.property(anyArabic, (pieces) => {
        const text = pieces.join('');
        const names = ['إيران', 'ישראל'];
        const possible = findPossibleNames(text, names).map(({ span }) => span);
        for (const { span } of findNames(text, names)) expect(possible).toContainEqual(span);
        for (const { span } of findPossibleNames(text, names)) expect(textAt(text, span)).toMatch(/إي|יש/);
      }),
    );
  });

  it('finds a name with any white space and apostrophes, at its exact position', () => {
    const space = fc.constantFrom(' ', '  ', '\n', '\r\n', '\u00a0', '\t \u2003');
    const apostrophe = fc.constantFrom("'", '’', '‘', '＇');
    fc.assert(
      fc.property(anyText, space, apostrophe, apostrophe, (before, gap, one, other) => {
        const actual = `Côte${gap}d${one}Ivoire`;
        const text = `${before} ${actual}.`;
        const at = Array.from(`${before} `).length;
        const found = findNames(text, [`côte d${other}ivoire`]).filter(({ span }) => span.start === at);
        expect(found.map(({ span }) => textAt(text, span))).toEqual([actual]);
      }),
    );
  });

  it.each([
    ['Sudan', 'South Sudan', 'In South Sudan it rained.', 'unnamed'],
    ['Sudan', 'South Sudan', 'In South Sudan and Sudan it rained.', 'named'],
    ['Guinea', 'Equatorial Guinea', 'EQUATORIAL GUINEA said so.', 'unnamed'],
    ['苏丹', '南苏丹', '在南苏丹，', 'unnamed'],
    ['インド', 'インド洋', 'インド洋で', 'unnamed'],
    ['US', 'US Navy', 'the US Navy', 'unnamed'],
    ['Sudan', 'Sudan', 'In Sudan it rained.', 'named'],
  ])('leaves %s in %s to the other actor: %s', (name, longer, text, state) => {
    expect(namingOf(text, [name], [longer]).state).toBe(state);
    expect(namingOf(text, [longer], []).state === 'named').toBe(text.toLowerCase().includes(longer.toLowerCase()));
  });

  it('says that a name is divided by a soft hyphen or a line end, if it is nowhere whole', () => {
    expect(namingOf('The Har\u00ADbour Board', ['Harbour Board'])).toMatchObject({
      divided: { name: 'Harbour Board' },
    });
    expect(namingOf('The Har-\nbour Board', ['Harbour Board'])).toMatchObject({ divided: { span: { start: 4 } } });
    expect(namingOf('Har-\nbour Board, Harbour Board', ['Harbour Board'])).toEqual({ state: 'named' });
  });

  it('returns every name that occurs at one position, the longer first', () => {
    const found = findNames('the Republic of China', ['China', 'Republic of China', 'CHINA', 'Republic']);
    expect(found.map(({ name, span }) => [name, span.start, span.end])).toEqual([
      ['Republic of China', 4, 21],
      ['Republic', 4, 12],
      ['China', 16, 21],
    ]);
  });

  it('finds a name between spaces in any text, in any normalisation', () => {
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

  it('returns spans whose NFC folds like the name', () => {
    const names = ['a', 'Ab', 'ss', '😀', 'é', 'क', '中'];
    const plain = (text: string): string => text.normalize('NFC').toUpperCase().toLowerCase();
    fc.assert(
      fc.property(anyText, (text) => {
        for (const { name, span } of findNames(text, names)) {
          expect(plain((textAt(text, span) ?? '').replaceAll(/\xAD\s*|-\s+/g, ''))).toBe(plain(name));
        }
      }),
    );
  });
});

describe('text that looks like a name', () => {
  it('is mostly words with a capital, in one short line', () => {
    const names = ['Velmara', 'Northern Harbour Authority', 'NHA', 'الهيئة', '雲瀾遠洋', 'Éloïse Ñandú-Strand', 'G7'];
    const others = [
      '',
      '  ',
      'the harbour is closed',
      'The harbour is closed.',
      'A\nB',
      '12',
      'x'.repeat(130),
      'Really?',
    ];
    expect([...names, ...others, 'Every vessel of more than 180 metres'].filter(looksLikeName)).toEqual(names);
  });
});
