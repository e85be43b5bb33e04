import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { anyCharacter } from '../../../../.config/any-character.ts';
import { runs } from '../../../../.config/property-runs.ts';
import { composeText } from '../../../core/extraction/compose.ts';
import type { Extraction } from '../../../core/extraction/extraction.ts';
import {
  escaped,
  extractionOf,
  lossCounts,
  problemOf,
  textWith,
  numberedWords,
  wordsIn,
  makeOdt,
  type OdtParts,
} from '../office.fixtures.ts';
import { readOdt } from './read-odt.ts';

const resultOf = (bytes: Uint8Array<ArrayBuffer>) => readOdt({ name: 'a.odt', mediaType: '', bytes });
const read = async (text: string, parts?: OdtParts) => extractionOf(await resultOf(makeOdt(text, parts)));
const textOf = async (text: string, parts?: OdtParts): Promise<string> => textWith(await read(text, parts));
const p = (content: string): string => `<text:p>${content}</text:p>`;
const groupsOf = ({ groups }: Extraction): ReadonlySet<string> => new Set(groups.map(({ id }) => id));

const changes = `<text:tracked-changes><text:changed-region text:id="i"><text:insertion><office:change-info><dc:creator>R. Lind</dc:creator></office:change-info></text:insertion></text:changed-region><text:changed-region text:id="d"><text:deletion><office:change-info><dc:creator>B</dc:creator></office:change-info>${p('old ')}</text:deletion></text:changed-region><text:changed-region text:id="e"><text:deletion>${p('x')}${p('y')}</text:deletion></text:changed-region></text:tracked-changes>`;

describe('the text of an OpenDocument text', () => {
  it('is that of its paragraphs, exactly, for any characters', async () => {
    const line = fc
      .string({ unit: anyCharacter, minLength: 1, maxLength: 30 })
      // eslint-disable-next-line no-control-regex -- XML 1.0 allows no other control characters
      .map((text) => text.replaceAll(/[\0-\x1f\ufffe\uffff\p{Surrogate}]/gu, ''))
      .filter((text) => text !== '');
    /** As word processors write spaces that are not to be collapsed. */
    const spaced = (text: string): string =>
      escaped(text).replaceAll(/^ | $| {2,}/g, (all) => `<text:s text:c="${all.length}"/>`);
    await fc.assert(
      fc.asyncProperty(fc.array(line, { minLength: 1 }), async (lines) => {
        fc.pre(lines.some((text) => /\S/.test(text)));
        expect(await textOf(lines.map((text) => p(spaced(text))).join(''))).toBe(lines.join('\n'));
      }),
      { numRuns: runs(100) },
    );
  });

  it('collapses the white space of the file, also across elements, and keeps what is meant', async () => {
    const body = `<text:p>\n  a  <text:span>  b </text:span> c<text:tab/>d <text:line-break/>e<text:s text:c="3"/>f </text:p>${p('')}${p('g')}`;
    expect(await textOf(body)).toBe('a b c\td \ne   f\n\ng');
  });

  it('has tables as rows with tabs, also for repeated and covered cells', async () => {
    const cell = (content: string, more = ''): string => `<table:table-cell ${more}>${content}</table:table-cell>`;
    const table = `<table:table><table:table-column/><table:table-header-rows><table:table-row>${cell(p('wide'))}<table:covered-table-cell/>${cell(p('c'))}</table:table-row></table:table-header-rows><table:table-row>${cell('', 'table:number-columns-repeated="2"')}${cell(p('1') + p('2'))}</table:table-row></table:table>`;
    expect(await textOf(p('before') + table + p('after'))).toBe('before\nwide\t\tc\n\t\t1\n2\nafter');
  });

  it('counts lists and numbered headings', async () => {
    const level = (index: number, format: string, more: string): string =>
      `<text:list-level-style-number text:level="${index}" style:num-format="${format}" ${more}/>`;
    const automatic = `<text:list-style style:name="L">${level(1, '1', 'style:num-suffix="."')}${level(2, 'a', 'style:num-suffix=")" text:display-levels="2"')}<text:list-level-style-bullet text:level="3" text:bullet-char="–"/></text:list-style><text:list-style style:name="X">${level(1, 'א', '')}</text:list-style>`;
    const outline = `<office:styles><text:outline-style style:name="O"><text:outline-level-style text:level="1" style:num-format="I" style:num-suffix="."/></text:outline-style></office:styles>`;
    const item = (content: string): string => `<text:list-item>${content}</text:list-item>`;
    const inner = `<text:list>${item(p('b'))}${item(`${p('c')}<text:list>${item(p('d'))}</text:list>`)}</text:list>`;
    const list = (content: string, more = ''): string =>
      `<text:list text:style-name="L" ${more}>${content}</text:list>`;
    const extraction = await read(
      [
        '<text:h text:outline-level="1">One</text:h><text:h text:outline-level="1">Two</text:h>',
        list(item(p('a') + inner) + item(p('e') + p('more'))),
        list(item(p('f')), 'text:continue-numbering="true"'),
        list(`<text:list-header>${p('g')}</text:list-header>${item(p('h'))}`),
        `<text:list text:style-name="X">${item(p('i'))}</text:list>`,
      ].join(''),
      { automatic, styles: outline },
    );
    expect(textWith(extraction)).toBe('I. One\nII. Two\n1. a\n1.a) b\n1.b) c\n– d\n2. e\nmore\n3. f\ng\n1. h\ni');
    expect(lossCounts(extraction)).toEqual({ 'counted-number': 9, 'list-numbers': 1 });
  });

  it('has text boxes after their paragraph, and says where pictures, equations and objects were', async () => {
    const frame = (content: string): string => `<draw:frame>${content}</draw:frame>`;
    const body = p(
      `a${frame(`<draw:text-box>${p('boxed')}</draw:text-box>`)}b${frame('<draw:image/>')}${frame('<draw:object xlink:href="./Object 1"/><draw:image/>')}${frame('<draw:object xlink:href="./Object 2"/>')}`,
    );
    const others = {
      'Object 1/content.xml': '<math xmlns="http://www.w3.org/1998/Math/MathML"><mi>x</mi><mo>=</mo><mn>1</mn></math>',
    };
    const extraction = await read(body, { others });
    expect(textWith(extraction)).toBe('abx=1\nboxed');
    expect(lossCounts(extraction)).toEqual({ picture: 1, equation: 1, 'embedded-object': 1, 'order-guessed': 1 });
  });

  it('shows what fields show, and says that it was computed and that form fields were left out', async () => {
    const body = p(
      'page <text:page-number>7</text:page-number> of <text:a>this</text:a><draw:control draw:control="c"/>',
    );
    const extraction = await read(body);
    expect(textWith(extraction)).toBe('page 7 of this');
    expect(lossCounts(extraction)).toEqual({ 'field-result': 1, 'form-field': 1 });
  });
});

describe('the parts of an OpenDocument text', () => {
  it('include tracked insertions and deletions as groups; insertions are proposed', async () => {
    const body =
      changes +
      p('The <text:change text:change-id="d"/><text:change-start text:change-id="i"/>new') +
      p('li<text:change-end text:change-id="i"/>ne') +
      p('a<text:change text:change-id="e"/>b');
    const extraction = await read(body);
    expect(extraction.groups).toEqual([
      { id: 'deleted-1', kind: 'deleted', label: 'Tracked deletions by B', isProposed: false },
      { id: 'inserted-1', kind: 'inserted', label: 'Tracked insertions by R. Lind', isProposed: true },
      { id: 'deleted-2', kind: 'deleted', label: 'Tracked deletions', isProposed: false },
    ]);
    expect(textWith(extraction)).toBe('The new\nline\nab');
    expect(textWith(extraction, ['deleted-1', 'deleted-2'])).toBe('The old ne\nax\nyb');
  });

  it('include notes, comments, hidden text, headers and footers', async () => {
    const automatic =
      '<style:style style:name="H" style:family="text"><style:text-properties text:display="none"/></style:style>';
    const styles = `<office:master-styles><style:master-page style:name="Standard"><style:header>${p('top')}</style:header><style:footer>${p('bottom')}</style:footer><loext:footer-first>${p('first')}</loext:footer-first></style:master-page></office:master-styles>`;
    const note = `<text:note text:note-class="footnote"><text:note-citation>1</text:note-citation><text:note-body>${p('note')}</text:note-body></text:note>`;
    const comment = `<office:annotation><dc:creator>R. Lind</dc:creator><dc:date>2026-03-01T09:00:00</dc:date>${p('Why?')}</office:annotation>`;
    const extraction = await read(
      p(`a${note}${comment}b<text:span text:style-name="H">secret</text:span>`) +
        `<text:section text:name="s" text:display="none">${p('section')}</text:section>${p('end')}`,
      { automatic, styles },
    );
    expect(textWith(extraction)).toBe('a[1]b\nend\n\n[1] note');
    const all = composeText(extraction, groupsOf(extraction));
    expect(all.text).toBe('top\n\na[1]bsecret\nsection\nend\n\n[1] note\n\nWhy?\n\nbottom\n\nfirst');
    expect(all.places.map((place) => 'label' in place && place.label)).toEqual([
      'Header',
      'Footnote 1',
      'Comment 1 by R. Lind, 1 March 2026',
      'Footer',
      'Footer of the first page',
    ]);
  });

  it('say title and language, and neither publisher nor date: an author saved them', async () => {
    const styles =
      '<office:styles><style:default-style style:family="paragraph"><style:text-properties fo:language="nb" fo:country="NO"/></style:default-style></office:styles>';
    const meta =
      '<dc:title>Stredet</dc:title><meta:initial-creator>R. Lind</meta:initial-creator><dc:date>2026-03-01T10:00:00</dc:date>';
    const { facts } = await read(p('Stredet er stengt.'), { styles, meta });
    const metadata = (value: string) => ({ value, origin: 'metadata' });
    expect(facts).toEqual({ title: metadata('Stredet'), language: metadata('nb-NO') });
  });
});

describe('an OpenDocument text that cannot be read', () => {
  const manifest =
    '<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0"><manifest:file-entry manifest:full-path="content.xml"><manifest:encryption-data/></manifest:file-entry></manifest:manifest>';

  it('says what to do', async () => {
    for (const [bytes, problem] of [
      [makeOdt(p('a'), { others: { 'META-INF/manifest.xml': manifest } }), /protected with a password/],
      [makeOdt(p('a'), { others: { 'encrypted-package': 'x' } }), /protected with a password/],
      [makeOdt(p('')), /contains no text/],
      [Uint8Array.from(zipSync({ mimetype: strToU8('x') })), /damaged/],
      [makeOdt('<text:p>'), /damaged/],
      [makeOdt(p('<text:s text:c="1000"/>'.repeat(70_000))), /too much text/],
    ] as const)
      expect(problemOf(await resultOf(bytes))).toMatch(problem);
  });
});

const all = (parts: readonly string[]): string => parts.join('');
const tracked =
  '<text:tracked-changes><text:changed-region text:id="i"><text:insertion/></text:changed-region></text:tracked-changes>';

const note = '<text:note><text:note-citation>1</text:note-citation>';

const { inline, block } = fc.letrec<{ inline: string; block: string }>((tie) => {
  const inlines = fc.array(tie('inline'), { maxLength: 3 }).map(all);
  const blocks = fc.array(tie('block'), { minLength: 1, maxLength: 3 }).map(all);
  const around = (start: string, end: string, content = inlines) => content.map((xml) => start + xml + end);
  return {
    inline: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.constant(' # '),
      fc.constant('<text:s/><text:bookmark-start text:name="b"/><text:tab/>'),
      fc.constant('<text:change-start text:change-id="i"/>'),
      fc.constant('<text:change-end text:change-id="i"/>'),
      fc.constant('<text:hidden-text>#</text:hidden-text>'),
      fc.constant('<text:ruby><text:ruby-base>#</text:ruby-base><text:ruby-text>#</text:ruby-text></text:ruby>'),
      ...['span', 'a', 'meta', 'meta-field', 'placeholder', 'sequence', 'bookmark-ref'].map((name) =>
        around(`<text:${name}>`, `</text:${name}>`),
      ),
      around('<draw:frame><draw:text-box>', '</draw:text-box></draw:frame>', blocks),
      around('<draw:custom-shape>', '</draw:custom-shape>', inlines.map(p)),
      around(`${note}<text:note-body>`, '</text:note-body></text:note>', blocks),
      fc.constant(`<office:annotation><dc:creator>A</dc:creator>${p('#')}${p('#')}</office:annotation>`),
    ),
    block: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      around('<text:p>', '</text:p>'),
      around('<text:h>', '</text:h>'),
      around('<text:section>', '</text:section>', blocks),
      around('<text:section text:display="none">', '</text:section>', blocks),
      around('<text:index-body>', '</text:index-body>', blocks),
      around('<text:list><text:list-item>', '</text:list-item></text:list>', blocks),
      around('<text:list><text:list-header>', '</text:list-header></text:list>', blocks),
      fc.array(fc.array(blocks, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 }).map((rows) => {
        const cells = (row: readonly string[]): string =>
          all(row.map((cell) => `<table:table-cell>${cell}</table:table-cell>`));
        return `<table:table>${all(rows.map((row) => `<table:table-row>${cells(row)}</table:table-row>`))}</table:table>`;
      }),
    ),
  };
});

it('has each word of a document once, whatever is around it', async () => {
  const blocks = fc.oneof(block, inline.map(p));
  await fc.assert(
    fc.asyncProperty(fc.array(blocks, { minLength: 1, maxLength: 4 }), async (parts) => {
      const { text, words } = numberedWords(p('#') + all(parts));
      const extraction = extractionOf(await resultOf(makeOdt(tracked + text)));
      expect(wordsIn(composeText(extraction, groupsOf(extraction)).text).toSorted()).toEqual(words.toSorted());
    }),
    { numRuns: runs(200) },
  );
});
