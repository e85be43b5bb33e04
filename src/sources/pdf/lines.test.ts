import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linesOf } from './lines.ts';
import { flag, type PageCharacters } from './page-characters.ts';
import { fillGaps } from './gap-fillers.ts';

interface TestCharacter {
  readonly code: number;
  readonly flags?: number;
  /** Left, top, right, bottom. */
  readonly box?: readonly [number, number, number, number];
}

/** Characters without a box are to the right of the one before. */
function charactersOf(list: readonly TestCharacter[]): PageCharacters {
  let next: readonly [number, number, number, number] = [0, 0, 8, 10];
  const boxes = list.flatMap(({ box = next }) => {
    const [left, top, , bottom] = box;
    next = [left + 10, top, left + 18, bottom];
    return [...box];
  });
  return {
    codes: Uint32Array.from(list, ({ code }) => code),
    flags: Uint8Array.from(list, ({ flags = 0 }) => flags),
    boxes: Float32Array.from(boxes),
  };
}

const lineEnd: readonly TestCharacter[] = [
  { code: 0x0d, flags: flag.generated },
  { code: 0x0a, flags: flag.generated },
];

/** The characters of a line that is 10 points high, at `top`. */
const written = (text: string, top = 0, left = 0): readonly TestCharacter[] =>
  Array.from(text, (character, index) => ({
    code: character.codePointAt(0) ?? 0,
    box: [left + index * 10, top, left + index * 10 + 8, top + 10],
  }));

const textsOf = (list: readonly TestCharacter[]): readonly string[] =>
  linesOf(charactersOf(list)).map(({ text }) => text);

const lossesOf = (list: readonly TestCharacter[]) => linesOf(charactersOf(list)).flatMap(({ losses }) => losses);

function expectLine(list: readonly TestCharacter[], text: string, loss: object): void {
  expect([textsOf(list), lossesOf(list)]).toEqual([[text], [loss]]);
}

describe('the lines of a page', () => {
  it('take little time if they have many spaces', () => {
    const spaces = ' '.repeat(40_000);
    expect(textsOf(written(`a${spaces}b${spaces}`))).toEqual(['a', 'b']);
  });

  it('have no space between letters in equal steps, where PDFium adds one', () => {
    const space = { code: 0x20, flags: flag.generated };
    const letters = written('HELLO99');
    expect(textsOf([...letters.slice(0, 3), space, ...letters.slice(3, 6), space, ...letters.slice(6)])).toEqual([
      'HELLO99',
    ]);
    expect(textsOf([...letters.slice(0, 3), space, ...written('LO99', 0, 34)])).toEqual(['HEL LO99']);
    expect(textsOf(letters.flatMap((one) => [one, space]))).toEqual(['H E L L O 9 9']);
  });

  it('show a soft hyphen as the hyphen that a reader sees, and leave out one without a width', () => {
    const narrow: TestCharacter = { code: 0xad, box: [5, 0, 5, 10] };
    const characters = [...written('a'), { code: 0xad }, ...written('b'), narrow, ...written('c')];
    expectLine(characters, 'a-bc', { code: 'soft-hyphen', count: 2, at: 1 });
  });

  it('have U+FFFD for every glyph without a meaning, whatever its number is', () => {
    const glyphs = [0x6d, 0x0d, 0].map((code) => ({ code, flags: code === 0 ? 0 : flag.unmapped }));
    expectLine([...written('x'), ...glyphs], 'x\ufffd\ufffd\ufffd', { code: 'unmapped-glyph', count: 3, at: 1 });
  });

  it('have spaces for control characters of the file, and U+FFFD for noncharacters', () => {
    const characters = [...written('a'), { code: 9 }, ...written('b'), { code: 0xfffe }];
    expectLine(characters, 'a b\ufffd', { code: 'control-character', count: 2, at: 1 });
    expect(textsOf([...characters, { code: 0xd83d }])).toEqual(['a b\ufffd\ufffd']);
  });

  it('join pairs of surrogates, and count offsets in code points', () => {
    const pair = [{ code: 0xd83d }, { code: 0xde00 }];
    const unmapped = { code: 1, flags: flag.unmapped };
    const [line] = linesOf(charactersOf([...pair, ...written('a'), unmapped]));
    expect(line).toMatchObject({ text: '😀a\ufffd', sources: [0, 0, 2, 3] });
    expect(line?.losses).toEqual([{ code: 'unmapped-glyph', count: 1, at: 2 }]);
  });

  it('count letters that share a glyph as a ligature, and not two digits', () => {
    const box = [20, 0, 28, 10] as const;
    const shared = (text: string): TestCharacter[] => [...text].map((letter) => ({ code: letter.charCodeAt(0), box }));
    expect(lossesOf([...written('a'), ...shared('ffi')])).toEqual([{ code: 'ligature', count: 2, at: 2 }]);
    expect(lossesOf(shared('12'))).toEqual([]);
  });

  it('leave out spaces at both ends, lines of spaces, and what is outside the page', () => {
    const outside = written('secret').map((one) => ({ ...one, flags: flag.outside }));
    const all = [
      ...written('  a b '),
      ...lineEnd,
      ...written('   '),
      ...lineEnd,
      ...written('c'),
      ...lineEnd,
      ...outside,
    ];
    expect(linesOf(charactersOf(all)).map(({ text, sources }) => [text, sources])).toEqual([
      ['a b', [2, 3, 4]],
      ['c', [13]],
    ]);
  });

  it('begin a paragraph after a larger distance', () => {
    const tops = [0, 14, 28, 56, 70];
    const lines = linesOf(charactersOf(tops.flatMap((top) => [...written('line', top), ...lineEnd])));
    expect(lines.map(({ gap }) => gap)).toEqual(['paragraph', 'line', 'line', 'paragraph', 'line']);
  });

  it('divide cells at wide gaps, and where other lines have a column', () => {
    const row = (top: number, first: string, second: string, left: number) => [
      ...written(first, top),
      { code: 0x20, flags: flag.generated },
      ...written(second, top, left),
    ];
    const rows = [...row(0, 'one', 'two', 60), ...lineEnd, ...row(14, 'four', 'five', 60), ...lineEnd];
    const lines = linesOf(
      charactersOf([...rows, ...row(28, 'seven', 'eight', 60), ...lineEnd, ...row(42, 'a.', 'b', 60)]),
    );
    expect(lines.map(({ text, gap, losses }) => [text, gap, losses.map(({ code }) => code)])).toEqual([
      ['one', 'paragraph', []],
      ['two', 'cell', ['wide-gap']],
      ['four', 'line', []],
      ['five', 'cell', ['wide-gap']],
      ['seven', 'line', []],
      ['eight', 'cell', ['wide-gap']],
      ['a. b', 'line', []],
    ]);
    expect(textsOf(row(0, 'seven', 'eight', 60))).toEqual(['seven eight']);
  });

  it('say where lines are drawn from the bottom to the top, or the text continues further up', () => {
    const upwards = [28, 14, 0].flatMap((top) => [...written('line', top), ...lineEnd]);
    expect(lossesOf(upwards).map(({ code }) => code)).toEqual(['reading-order', 'reading-order']);
    const columns = [...written('a', 100), ...lineEnd, ...written('b', 114), ...lineEnd, ...written('c', 20, 300)];
    const order = { code: 'reading-order', count: 1, at: 0 };
    expect(linesOf(charactersOf(columns)).map(({ losses }) => losses)).toEqual([[], [], [order]]);
  });

  it('never have a control character, a lone surrogate or a noncharacter', () => {
    const someCode = fc.oneof(
      fc.nat({ max: 0x2ff }),
      fc.integer({ min: 0xd700, max: 0xe010 }),
      fc.nat({ max: 0x120000 }),
    );
    const someFlags = fc.constantFrom(0, 0, 0, flag.generated, flag.lineHyphen, flag.unmapped, flag.invisible);
    const side = fc.integer({ min: 0, max: 800 });
    const characters = fc.record({ code: someCode, flags: someFlags, box: fc.tuple(side, side, side, side) });
    fc.assert(
      fc.property(fc.array(characters), (list) => {
        for (const { text, sources, losses } of linesOf(charactersOf(list))) {
          expect(text.isWellFormed()).toBe(true);
          expect(text).not.toMatch(/[\p{Cc}\p{Noncharacter_Code_Point}\u00ad]/u);
          expect(text).toBe(text.replace(/^ +| +$/g, ''));
          expect(sources).toHaveLength(text.length);
          // Only what was drawn later is put where it is seen.
          const isMoved = losses.some(({ code }) => code === 'drawn-later');
          if (!isMoved) expect(sources).toEqual(sources.toSorted((one, other) => one - other));
          for (const { count, at } of losses) {
            expect(count).toBeGreaterThan(0);
            expect(at).toBeLessThanOrEqual(Array.from(text).length);
          }
        }
      }),
    );
  });
});

interface Drawn {
  readonly text: string;
  readonly left: number;
  readonly width: number;
  readonly top?: number;
  readonly flags?: number;
}

const drawnCharacters = (list: readonly Drawn[]): PageCharacters =>
  charactersOf(
    list.map(({ text, left, width, top = 0, flags = 0 }) => ({
      code: text.codePointAt(0) ?? 0,
      flags,
      box: flags ? [left, top + 8, left, top + 8] : [left, top, left + width, top + 12],
    })),
  );

const generated = (text: string, left: number): Drawn => ({ text, left, width: 0, flags: flag.generated });
const drawnLineEnd = [generated('\r', 0), generated('\n', 0)];

/** The characters of a text, each 6 wide and a space 3, one after the other. */
function drawnText(text: string, top = 0): readonly Drawn[] {
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
  linesOf(drawnCharacters(list))
    .map(({ text }) => text)
    .join('\n');

const vietnamese = 'Người phát ngôn của Bộ tuyên bố rằng một số biện pháp đã được áp dụng';
const lacksFont = (text: string): boolean => /[ờủộốằệượụ]/u.test(text);

describe('letters that a line draws last', () => {
  it('are put where they are seen, with the places of their characters, and the line says so', () => {
    const drawn = withLettersLast(drawnText(vietnamese), lacksFont);
    expect(drawn.map(({ text }) => text).join('')).not.toContain('Người');
    const characters = drawnCharacters(drawn);
    const [line] = linesOf(characters);
    expect(line?.text).toBe(vietnamese);
    expect(line?.losses).toEqual([{ code: 'drawn-later', count: 1, at: 0 }]);
    const places = line?.sources.map((at) => String.fromCodePoint(characters.codes[at] ?? 0));
    expect(places?.join('')).toBe(vietnamese);
  });

  it('get a space if the line drew none there', () => {
    const drawn = withLettersLast(
      drawnText('bộ tộ').filter(({ text }) => text !== ' '),
      lacksFont,
    );
    expect(textOf(drawn)).toBe('bộ tộ');
  });

  it.each<[string, readonly Drawn[]]>([
    ['of another line', [...drawnText('below', 20), ...drawnText('ab', 0)]],
    ['from right to left', [...drawnText('אב'), { text: 'ג', left: -6, width: 6 }]],
    ['over others', [...drawnText('abc'), { text: '^', left: 5, width: 6 }]],
    ['before the beginning', [{ text: 'b', left: 30, width: 6 }, ...drawnText('a')]],
  ])('stay where they are if they are %s', (_, drawn) => {
    const characters = drawnCharacters(drawn);
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
        const drawn = withLettersLast(drawnText(line), (text) => text !== first && last.includes(text));
        expect(textOf([...drawn, ...drawnLineEnd, ...drawnText('next', 20)])).toBe(`${line}\nnext`);
      }),
    );
  });
});
