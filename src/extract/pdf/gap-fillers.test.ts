import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fillGaps } from './gap-fillers.ts';
import { linesOf } from './lines.ts';
import { flag, type PageCharacters } from './page-characters.ts';

interface Drawn {
  readonly text: string;
  readonly left: number;
  readonly width: number;
  readonly top?: number;
  readonly flags?: number;
}

function charactersOf(list: readonly Drawn[]): PageCharacters {
  return {
    codes: Uint32Array.from(list, ({ text }) => text.codePointAt(0) ?? 0),
    flags: Uint8Array.from(list, ({ flags = 0 }) => flags),
    boxes: Float32Array.from(
      list.flatMap(({ left, width, top = 0, flags }) =>
        flags ? [left, top + 8, left, top + 8] : [left, top, left + width, top + 12],
      ),
    ),
  };
}

const generated = (text: string, left: number): Drawn => ({ text, left, width: 0, flags: flag.generated });
const lineEnd = [generated('\r', 0), generated('\n', 0)];

/** The characters of a text, each 6 wide and a space 3, one after the other. */
function written(text: string, top = 0): readonly Drawn[] {
  let left = 0;
  return Array.from(text, (character) => {
    const width = character === ' ' ? 3 : 6;
    left += width;
    return { text: character, left: left - width, width, top };
  });
}

/**
 * As a program draws a line whose font lacks some letters: the others, and then those, with PDFium's generated spaces.
 */
function withLettersLast(line: readonly Drawn[], isLacking: (text: string) => boolean): readonly Drawn[] {
  const [rest, last] = [line.filter(({ text }) => !isLacking(text)), line.filter(({ text }) => isLacking(text))];
  return [...rest, ...last].flatMap((drawn, at, all) => {
    const before = all[at - 1];
    const isApart = before && Math.abs(drawn.left - before.left - before.width) > 1;
    return isApart ? [generated(' ', drawn.left), drawn] : [drawn];
  });
}

const textOf = (list: readonly Drawn[]): string =>
  linesOf(charactersOf(list))
    .map(({ text }) => text)
    .join('\n');

const vietnamese = 'Người phát ngôn của Bộ tuyên bố rằng một số biện pháp đã được áp dụng';
const lacksFont = (text: string): boolean => /[ờủộốằệượụ]/u.test(text);

describe('letters that a line draws last', () => {
  it('are put where they are seen, and the line says so', () => {
    const drawn = withLettersLast(written(vietnamese), lacksFont);
    expect(drawn.map(({ text }) => text).join('')).not.toContain('Người');
    const [line] = linesOf(charactersOf(drawn));
    expect(line?.text).toBe(vietnamese);
    expect(line?.losses).toEqual([{ code: 'drawn-later', count: 1, at: 0 }]);
  });

  it('keep the places of their characters', () => {
    const characters = charactersOf(withLettersLast(written(vietnamese), lacksFont));
    const [line] = linesOf(characters);
    const letters = Array.from(vietnamese, (_, at) =>
      String.fromCodePoint(characters.codes[line?.sources[at] ?? -1] ?? 0),
    );
    expect(letters.join('')).toBe(vietnamese);
  });

  it('get a space if the line drew none there', () => {
    const drawn = withLettersLast(
      written('bộ tộ').filter(({ text }) => text !== ' '),
      lacksFont,
    );
    expect(textOf(drawn)).toBe('bộ tộ');
  });

  it.each<[string, readonly Drawn[]]>([
    ['of another line', [...written('below', 20), ...written('ab', 0)]],
    ['from right to left', [...written('אב'), { text: 'ג', left: -6, width: 6 }]],
    ['over others', [...written('abc'), { text: '^', left: 5, width: 6 }]],
    ['before the beginning', [{ text: 'b', left: 30, width: 6 }, ...written('a')]],
  ])('stay where they are if they are %s', (_, drawn) => {
    const characters = charactersOf(drawn);
    expect(fillGaps(characters)).toEqual({
      characters,
      indexes: drawn.map((_drawn, at) => at),
      changedLines: new Set(),
    });
  });

  it('make one order of any line, whichever letters come last', () => {
    const lines = fc.tuple(
      fc.array(fc.stringMatching(/^[a-zộượ]{1,8}$/), { minLength: 1, maxLength: 8 }),
      fc.uniqueArray(fc.constantFrom(...'abcdeộượ'), { maxLength: 6 }),
    );
    fc.assert(
      fc.property(lines, ([words, last]) => {
        const line = words.join(' ');
        const [first = ''] = line;
        const drawn = withLettersLast(written(line), (text) => text !== first && last.includes(text));
        expect(textOf([...drawn, ...lineEnd, ...written('next', 20)])).toBe(`${line}\nnext`);
      }),
    );
  });
});
