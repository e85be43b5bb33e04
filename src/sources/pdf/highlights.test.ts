import { describe, expect, it } from 'vitest';
import { composeText, proposedGroups, placedHighlights, type PlacedHighlight } from '../../core/extraction/compose.ts';
import type { Extraction } from '../../core/extraction/extraction.ts';
import { extractionOf as extracted } from '../office/office.fixtures.ts';
import { engineWith, fontWith, pdfOfPages, type PlacedText, type TestPage, type TestParts } from './pdf.fixtures.ts';
import { readPdf } from './read-pdf.ts';
import { sourceOfBytes } from './document.ts';

const extractionOf = async (pages: readonly TestPage[], parts?: TestParts): Promise<Extraction> =>
  extracted(await readPdf(sourceOfBytes(pdfOfPages(pages, parts)), await engineWith(128)));

/**
 * A rectangle in PDF coordinates, as the corners that most programs write: upper left, upper right, lower left, lower
 * right.
 */
const quad = (left: number, bottom: number, right: number, top: number): string =>
  [left, top, right, top, left, bottom, right, bottom].join(' ');

/** An annotation over quads. */
const mark = (quads: string, more = '', subtype = 'Highlight'): string =>
  `<< /Type /Annot /Subtype /${subtype} /Rect [0 0 600 800] /QuadPoints [${quads}] ${more} >>`;

const annots = (...dictionaries: readonly string[]): string => `/Annots [${dictionaries.join('\n')}]`;

/** Lines from the top, 15 points apart. The first has its baseline at 700. */
const linesAt = (x: number, ...lines: readonly string[]): readonly PlacedText[] =>
  lines.map((line, index) => ({ x, y: 700 - index * 15, show: `(${line})` }));

interface Found extends PlacedHighlight {
  /** The text at the position. */
  readonly there: string | undefined;
}

async function highlightsIn(pages: readonly TestPage[], parts?: TestParts): Promise<readonly Found[]> {
  const extraction = await extractionOf(pages, parts);
  const chosen = proposedGroups(extraction);
  const characters = [...composeText(extraction, chosen).text];
  return placedHighlights(extraction, chosen).map((one) => ({
    ...one,
    there: one.position && characters.slice(one.position.start, one.position.end).join(''),
  }));
}

/** The quotes, each with whether the text has it at its position. */
async function quotesIn(pages: readonly TestPage[], parts?: TestParts) {
  return (await highlightsIn(pages, parts)).map(({ quote, there }) => [quote, there === quote]);
}

/** In Helvetica of 12 points, “The strait ” is 53.4 points wide, and “is closed” 46.7. */
const closed = 'The strait is closed today.';

describe('highlights of a PDF', () => {
  it('gives the words with what was written about them, by whom and when', async () => {
    const more = "/Contents (Since when?\\rAsk.) /T (R. Lind) /M (D:20260714101500+02'00')";
    const page = { texts: linesAt(50, closed), more: annots(mark(quad(103, 697, 152, 710), more)) };
    expect(await highlightsIn([{ texts: linesAt(50, 'Page one') }, page])).toEqual([
      {
        quote: 'is closed',
        there: 'is closed',
        position: { start: 21, end: 30 },
        comment: 'Since when?\nAsk.',
        author: 'R. Lind',
        changed: '2026-07-14T10:15:00+02:00',
      },
    ]);
  });

  it('reads four subtypes, and nothing hidden', async () => {
    const all = quad(40, 697, 300, 710);
    const quotesOf = (...marks: readonly string[]) =>
      quotesIn([{ texts: linesAt(50, closed), more: annots(...marks) }]);
    for (const subtype of ['Highlight', 'Underline', 'Squiggly', 'StrikeOut'])
      expect(await quotesOf(mark(all, '', subtype)), subtype).toEqual([[closed, true]]);
    expect(
      await quotesOf(mark(all, '', 'Link'), mark(all, '', 'Redact'), mark(all, '/F 2'), mark(all, '', 'Square')),
    ).toEqual([]);
  });

  it.each(['/Rotate 0', '/Rotate 90', '/Rotate 180', '/Rotate 270', '/CropBox [30 200 500 750]'])(
    'finds the words on a page with %s',
    async (shown) => {
      const more = `${shown} ${annots(mark(quad(103, 697, 152, 710)))}`;
      expect(await quotesIn([{ texts: linesAt(50, closed), more }])).toEqual([['is closed', true]]);
    },
  );

  it('reads corners in any order, and leaves out highlights over no text', async () => {
    for (const corners of [
      '103 697 152 697 152 710 103 710',
      '103 710 152 710 152 697 103 697',
      quad(103, 697, 152, 710),
      '152 710 103 710 152 697 103 697',
    ]) {
      const more = annots(mark(quad(300, 300, 400, 400)), mark(corners));
      expect(await quotesIn([{ texts: linesAt(50, closed), more }]), corners).toEqual([['is closed', true]]);
    }
  });

  it('continues over a line end, also one with a hyphen', async () => {
    const texts = linesAt(50, 'The office said that the chan-', 'nel is closed', 'since Monday.');
    const quads = [quad(154, 697, 230, 710), quad(40, 682, 300, 695), quad(40, 667, 80, 680)].join(' ');
    const withoutHyphen = [quad(154, 697, 201.5, 710), quad(40, 682, 66, 695)].join(' ');
    expect(await quotesIn([{ texts, more: annots(mark(quads), mark(withoutHyphen)) }])).toEqual([
      ['the chan-\nnel is closed\nsince', true],
      ['the chan-\nnel', true],
    ]);
  });

  it('continues in the next column if the text does, and takes only the column that is marked', async () => {
    const texts = [...linesAt(50, 'Left one', 'Left two'), ...linesAt(350, 'right one', 'right two')];
    const across = mark(`${quad(40, 682, 200, 695)} ${quad(340, 697, 500, 710)}`);
    const left = mark(`${quad(40, 697, 200, 710)} ${quad(40, 682, 200, 695)}`);
    expect(await quotesIn([{ texts, more: annots(across) }])).toEqual([
      [expect.stringMatching(/^Left two\n+right one$/), true],
    ]);
    const rows = [0, 1].flatMap((row) => [texts[row], texts[row + 2]]).filter((text) => text !== undefined);
    expect((await highlightsIn([{ texts: rows, more: annots(left) }]))[0]?.quote).toMatch(/^Left one\s+Left two$/);
  });

  it('gives words that are not one stretch of the text without a place', async () => {
    const texts = linesAt(50, 'One two', 'three four', 'five six');
    const more = annots(mark(`${quad(40, 697, 200, 710)} ${quad(40, 667, 200, 680)}`));
    expect(await highlightsIn([{ texts, more }])).toMatchObject([{ quote: 'One two five six', position: undefined }]);
  });

  it('finds words that are written from right to left, and characters beyond the basic plane', async () => {
    // Drawn from the right to the left, as programs do: glyph a is the last letter of the word.
    const parts = { objects: fontWith([...'רצמה', '😀', ' ']), fonts: '/F2 4 0 R' };
    const texts = [
      { x: 50, y: 700, show: '(abcd)', font: 'F2' },
      { x: 150, y: 700, show: '(bcda)', font: 'F2' },
      { x: 50, y: 670, show: '(e)', font: 'F2' },
      { x: 70, y: 670, show: '(face)', font: 'F1' },
    ];
    const more = annots(mark(quad(40, 697, 400, 710)), mark(quad(145, 697, 400, 710)), mark(quad(40, 667, 90, 680)));
    const [line, word, face] = await highlightsIn([{ texts, more }], parts);
    const { text } = composeText(await extractionOf([{ texts, more }], parts), new Set());
    expect(line).toMatchObject({ quote: text.split('\n')[0], there: line?.quote });
    expect([...(word?.quote ?? '')].toSorted()).toEqual([...'המצר'].toSorted());
    expect(face?.quote).toMatch(/^😀 ?fac?e?$/u);
    for (const found of [word, face]) expect(found?.there).toBe(found?.quote);
  });

  it('reads past damaged annotations', async () => {
    const good = mark(quad(103, 697, 152, 710));
    const damaged = [
      '<< /Type /Annot /Subtype /Highlight >>',
      '<< /Subtype /Highlight /Rect [1 2] /QuadPoints 7 >>',
      mark(''),
      mark('1 2 3'),
      mark('(a) (b) null null /X [] << >> 8'),
      mark('50 700 50 700 50 700 50 700'),
      mark('1e38 -1e38 9e99 1e38 -9e99 1e38 1e38 1e38'),
      mark(quad(0, 0, 0, 800)),
      'null',
      '99 0 R',
      '[ ]',
      '<< /Type /Annot >>',
      mark(`${quad(103, 697, 152, 710)} 1 2 3`, '/Contents 7 /T [ ] /M (yesterday)'),
    ];
    const found = await highlightsIn([{ texts: linesAt(50, closed), more: annots(...damaged, good) }]);
    expect(found.map(({ quote, comment, author, changed }) => [quote, comment, author, changed])).toEqual([
      ['is closed', '', '', ''],
      ['is closed', '', '', ''],
    ]);
    expect(await quotesIn([{ texts: linesAt(50, closed), more: '/Annots 7' }])).toEqual([]);
  });

  it('reads 10,000 highlights of a page with much text, and no more of a file', async () => {
    const texts = Array.from({ length: 50 }, (_, index) => ({ x: 20, y: 780 - index * 15, show: `(${closed})` }));
    const marks = (count: number): string =>
      annots(
        ...Array.from({ length: count }, (_, index) =>
          mark(quad(73, 777 - (index % 50) * 15, 122, 790 - (index % 50) * 15)),
        ),
      );
    const found = await quotesIn([
      { texts, more: marks(10_000) },
      { texts, more: marks(3) },
    ]);
    expect(found).toHaveLength(10_000);
    expect(new Set(found.flat())).toEqual(new Set(['is closed', true]));
  });
});
