import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { anyCharacter } from '../../../../.config/any-character.ts';
import { runs } from '../../../../.config/property-runs.ts';
import { composeText } from '../../../core/extraction/compose.ts';
import {
  lossCounts,
  problemOf,
  textWith,
  makeDocx,
  paragraph,
  readMade,
  run,
  type DocxParts,
} from '../office.fixtures.ts';
import { readDocx } from './read-docx.ts';

const read = (body: string, parts?: DocxParts) => readMade(makeDocx(body, parts));

const textOf = async (body: string, parts?: DocxParts): Promise<string> => textWith(await read(body, parts));

const problemWith = async (bytes: Uint8Array): Promise<string> =>
  problemOf(await readDocx({ name: 'a.docx', mediaType: '', bytes: bytes.slice() }));

const by = 'w:author="R. Lind" w:date="2026-03-01T10:00:00Z" w:id="1"';
const deletedRun = (text: string): string => `<w:r><w:delText xml:space="preserve">${text}</w:delText></w:r>`;
const fieldMark = (type: string): string => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
const fieldCode = (text: string): string => `<w:r><w:instrText>${text}</w:instrText></w:r>`;

const cell = (text: string, properties = ''): string =>
  `<w:tc><w:tcPr>${properties}</w:tcPr>${paragraph(text && run(text))}</w:tc>`;
const row = (...cells: readonly string[]): string => `<w:tr>${cells.join('')}</w:tr>`;
const table = (...rows: readonly string[]): string => `<w:tbl>${rows.join('')}</w:tbl>`;

/** Any text that XML can contain, in one line. */
const line = fc
  .string({ unit: anyCharacter, minLength: 1, maxLength: 30 })
  // eslint-disable-next-line no-control-regex -- XML 1.0 allows no other control characters
  .map((text) => text.replaceAll(/[\0-\x1f\ufffe\uffff\p{Surrogate}\uf000-\uf0ff]/gu, ''))
  .filter((text) => text !== '');

describe('the text of a Word document', () => {
  it('is that of its paragraphs, exactly, for any characters', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(line, { minLength: 1, maxLength: 3 }), { minLength: 1 }), async (lines) => {
        fc.pre(lines.some((runs) => /\S/.test(runs.join(''))));
        const body = lines.map((runs) => paragraph(runs.map((text) => run(text)).join(''))).join('');
        expect(await textOf(body)).toBe(lines.map((runs) => runs.join('')).join('\n'));
      }),
      { numRuns: runs(100) },
    );
  });

  it('keeps empty paragraphs, line breaks, tabs and hyphens that do not break', async () => {
    const special = '<w:r><w:t>a</w:t><w:tab/><w:t>b</w:t><w:br/><w:t>c</w:t><w:noBreakHyphen/><w:t>d</w:t></w:r>';
    const body = [special, '', run('e'), '', '', run('f'), ''].map((content) => paragraph(content)).join('');
    expect(await textOf(body)).toBe('a\tb\nc\u2011d\n\ne\n\n\nf');
  });

  it('drops space that only lays out the file', async () => {
    expect(
      await textOf(paragraph('<w:r><w:t>\n  a b\n </w:t></w:r><w:r><w:t xml:space="preserve"> c\nd</w:t></w:r>')),
    ).toBe('a b c d');
  });

  it('has a tab for each column that a row leaves out at its start, also after a bookmark in an empty cell', async () => {
    const before = '<w:trPr><w:gridBefore w:val="2"/></w:trPr>';
    expect(await textOf(table(row(cell('a'), cell('b'), cell('c')), `<w:tr>${before}${cell('d')}</w:tr>`))).toBe(
      'a\tb\tc\n\t\td',
    );
    const empty = `<w:tc>${paragraph('')}<w:bookmarkEnd w:id="1"/></w:tc>`;
    expect(await textOf(table(row(cell('a')), row(empty, cell('b'))))).toBe('a\n\tb');
  });

  it('has tracked cells as parts, with the tab that belongs to each', async () => {
    const tracked = (text: string, change: string): string => cell(text, `<w:${change} w:author="Q"/>`);
    const body = table(
      row(tracked('a', 'cellDel'), cell('b'), cell('c')),
      row(cell('a'), tracked('b', 'cellDel'), cell('c')),
      row(cell('a'), cell('b'), tracked('c', 'cellIns')),
    );
    const extraction = await read(body);
    expect(textWith(extraction, ['inserted-1'])).toBe('b\tc\na\tc\na\tb\tc');
    expect(textWith(extraction, ['deleted-1'])).toBe('a\tb\tc\na\tb\tc\na\tb');
  });

  it('says how many of its notes, headers and other parts are missing', async () => {
    const note = (id: string): string => `<w:r><w:footnoteReference w:id="${id}"/></w:r>`;
    const header = '<w:sectPr><w:headerReference w:type="default" r:id="none"/></w:sectPr>';
    const extraction = await readMade(makeDocx(paragraph(run('a') + note('1') + note('1') + note('2')) + header));
    expect(lossCounts(extraction)).toMatchObject({ 'unknown-part': 3 });
  });

  it('has tables as rows with tabs, also for empty, spanning and nested cells', async () => {
    const text = (value: string): string => paragraph(value === '' ? '' : run(value));
    const holding = (content: string): string => `<w:tc>${content}</w:tc>`;
    const inner = table(row(cell('x'), cell('y')));
    const body = table(
      row(cell('wide', '<w:gridSpan w:val="2"/>'), cell('c', '<w:vMerge w:val="restart"/>')),
      row(holding(text('')), holding(text('b1') + text('b2')), cell('', '<w:vMerge/>')),
      row(holding(inner + text('')), cell('z')),
    );
    expect(await textOf(text('before') + body + text('after'))).toBe('before\nwide\t\tc\n\tb1\nb2\t\nx\ty\n\tz\nafter');
  });

  it('has the paragraphs of a cell on lines of their own, whatever is around them', async () => {
    const wrapped = `<w:customXml>${paragraph(run('b'))}${paragraph(run('c'))}</w:customXml>`;
    const cells = row(`<w:tc>${paragraph(run('a'))}${wrapped}</w:tc>`, '<w:tc><w:customXml/></w:tc>', cell('d'));
    expect(await textOf(table(cells, cells))).toBe('a\nb\nc\t\td\na\nb\nc\t\td');
  });

  it('has emoji that Word writes with the name of their font, and says that other drawings were left out', async () => {
    const emoji =
      '<w:r><mc:AlternateContent><mc:Choice Requires="w16se"><w16se:symEx xmlns:w16se="http://schemas.microsoft.com/office/word/2015/wordml/symex" w16se:font="Segoe UI Emoji" w16se:char="1F60A"/></mc:Choice><mc:Fallback><w:t>😊</w:t></mc:Fallback></mc:AlternateContent></w:r>';
    const drawing =
      '<w:r><w:drawing><a:txBody xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><a:p><a:r><a:t>x</a:t></a:r></a:p></a:txBody></w:drawing></w:r>';
    const extraction = await read(paragraph(run('a') + emoji + drawing));
    expect([textWith(extraction), lossCounts(extraction)]).toEqual(['a😊', { 'embedded-object': 1 }]);
  });

  it('shows symbols as the characters that they look like, and says which it does not know', async () => {
    const symbol = (font: string, code: string): string => `<w:r><w:sym w:font="${font}" w:char="${code}"/></w:r>`;
    const known = symbol('Symbol', 'F061') + symbol('Wingdings', 'F0FC') + symbol('Webdings', 'F021');
    const others = symbol('Arial', '263A') + symbol('Arial', 'D800') + run('\uf0b7', '<w:rFonts w:ascii="Symbol"/>');
    const extraction = await read(paragraph(known + others));
    expect(textWith(extraction)).toBe('α✓\ufffd☺\ufffd•');
    expect(lossCounts(extraction)).toEqual({ 'unmapped-character': 2 });
  });

  it('shows the results of fields, never their codes, and has the prompt of one that asks for words as a part', async () => {
    const [begin, separate, end] = ['begin', 'separate', 'end'].map(fieldMark);
    const link = begin + fieldCode(' HYPERLINK "https://x.example" ') + separate + run('link') + end;
    const nested = begin + fieldCode('IF ') + link + fieldCode(' = 1') + separate + run('yes') + end;
    const simple = `<w:fldSimple w:instr=" PAGE ">${run('7')}</w:fldSimple>`;
    const extraction = await read(paragraph(`${link}${run(' ')}${nested}${run(' ')}${simple}`));
    expect(textWith(extraction)).toBe('link yes 7');
    expect(extraction.groups).toMatchObject([{ id: 'field-codes', isProposed: false }]);
    expect(lossCounts(extraction)['field-result']).toBe(2);
    const asks = begin + fieldCode(' MACROBUTTON NoMacro [Click here] ') + end;
    const asking = await read(paragraph(run('To ') + asks + run('.')));
    expect([textWith(asking), textWith(asking, ['prompts'])]).toEqual(['To .', 'To [Click here].']);
  });

  it('has text boxes and content controls once, after their paragraph', async () => {
    const box = `<w:txbxContent>${paragraph(run('boxed'))}</w:txbxContent>`;
    const both = `<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wps:txbx>${box}</wps:txbx></w:drawing></mc:Choice><mc:Fallback><w:pict><v:textbox>${box}</v:textbox></w:pict></mc:Fallback></mc:AlternateContent></w:r>`;
    const control = `<w:sdt><w:sdtPr><w:alias w:val="x"/></w:sdtPr><w:sdtContent>${paragraph(run('controlled'))}</w:sdtContent></w:sdt>`;
    const extraction = await read(paragraph(run('a') + both + run('b')) + control);
    expect([textWith(extraction), lossCounts(extraction)]).toEqual(['ab\nboxed\ncontrolled', { 'order-guessed': 1 }]);
  });

  it('says where pictures, equations and objects were, and keeps the text of unknown parts', async () => {
    const picture = '<w:r><w:drawing><pic:pic/></w:drawing></w:r>';
    const equation = '<m:oMath><m:r><m:t>x</m:t></m:r><m:r><m:t>=1</m:t></m:r></m:oMath>';
    const unknown = `<w:strange>${run('kept')}</w:strange>`;
    const extraction = await read(
      paragraph(run('a😀') + picture + equation + unknown) + '<w:altChunk r:id="x"/>' + paragraph(picture),
    );
    expect(textWith(extraction)).toBe('a😀x=1kept\n\n');
    expect(composeText(extraction, new Set()).losses).toEqual([
      { code: 'picture', count: 2, first: 2 },
      { code: 'equation', count: 1, first: 2 },
      { code: 'embedded-object', count: 1, first: 10 },
    ]);
  });
});

describe('tracked changes in a Word document', () => {
  const changed = paragraph(
    `${run('The ')}<w:del ${by}>${deletedRun('old ')}</w:del><w:ins ${by}>${run('new ')}</w:ins>${run('plan')}`,
  );

  it('are groups: insertions are proposed, deletions are not', async () => {
    const extraction = await read(changed);
    expect(extraction.groups).toEqual([
      { id: 'deleted-1', kind: 'deleted', label: 'Tracked deletions by R. Lind', isProposed: false },
      { id: 'inserted-1', kind: 'inserted', label: 'Tracked insertions by R. Lind', isProposed: true },
    ]);
    const texts = [undefined, ['deleted-1'], ['deleted-1', 'inserted-1']].map((groups) => textWith(extraction, groups));
    expect(texts).toEqual(['The new plan', 'The old plan', 'The old new plan']);
  });

  it('of paragraph marks and rows join and separate lines', async () => {
    const marked = (text: string, change: string): string => paragraph(run(text), `<w:rPr>${change}</w:rPr>`);
    const joined = await read(marked('a', `<w:del ${by}/>`) + paragraph(run('b')) + paragraph(run('c')));
    expect([textWith(joined), textWith(joined, ['deleted-1'])]).toEqual(['ab\nc', 'a\nb\nc']);
    const split = await read(marked('a', `<w:ins ${by}/>`) + paragraph(run('b')));
    expect([textWith(split), textWith(split, [])]).toEqual(['a\nb', 'ab']);
    const twice = (text: string, properties = ''): string =>
      row(`<w:trPr>${properties}</w:trPr>`, cell(text), cell(text));
    const rows = await read(table(twice('1'), twice('2', `<w:del ${by}/>`), twice('3')) + paragraph(run('end')));
    expect(textWith(rows)).toBe('1\t1\n3\t3\nend');
    expect(textWith(rows, ['deleted-1'])).toBe('1\t1\n2\t2\n3\t3\nend');
  });

  it('at the start of a paragraph leave its line where it was', async () => {
    const changed = [`<w:del ${by}>${deletedRun('b')}</w:del>${run('c')}`, `<w:ins ${by}>${run('d')}</w:ins>`];
    const extraction = await read([run('a'), ...changed, run('e')].map((content) => paragraph(content)).join(''));
    expect([textWith(extraction), textWith(extraction, [])]).toEqual(['a\nc\nd\ne', 'a\nc\n\ne']);
  });

  it('tell moved text and several people apart, and a deleted insertion is deleted', async () => {
    const body = paragraph(
      `<w:moveFrom ${by}>${run('1')}</w:moveFrom><w:moveTo ${by}>${run('2')}</w:moveTo><w:ins ${by}>${run('3')}</w:ins><w:ins w:author="B">${run('4')}<w:del w:author="C">${deletedRun('5')}</w:del></w:ins>`,
    );
    const extraction = await read(body);
    expect(extraction.segments.map(({ text, group }) => `${text} ${group ?? ''}`)).toEqual([
      '1 moved-from-1',
      '2 moved-to-1',
      '3 inserted-1',
      '4 inserted-2',
      '5 deleted-1',
    ]);
    expect(textWith(extraction)).toBe('234');
  });
});

describe('the parts of a Word document', () => {
  it('include footnotes and endnotes at the end, with the mark that the text shows', async () => {
    const reference = (kind: string, id: number): string => `<w:r><w:${kind}Reference w:id="${id}"/></w:r>`;
    const footnotes = `<w:footnote w:id="0" w:type="separator">${paragraph(run('-'))}</w:footnote><w:footnote w:id="5">${paragraph(`<w:r><w:footnoteRef/></w:r>${run(' first')}`)}</w:footnote><w:footnote w:id="2">${paragraph(run('second'))}</w:footnote>`;
    const endnotes = `<w:endnote w:id="3">${paragraph(run('end'))}</w:endnote>`;
    const body = paragraph(
      run('a') + reference('footnote', 5) + run('b') + reference('footnote', 2) + reference('endnote', 3),
    );
    const extraction = await read(body, { footnotes, endnotes });
    expect(textWith(extraction)).toBe('a[1]b[2][i]\n\n[1] first\n[2] second\n\n[i] end');
    expect(textWith(extraction, [])).toBe('ab');
    expect(composeText(extraction, new Set(['footnotes'])).places).toMatchObject([
      { kind: 'part', path: 'word/footnotes.xml#5', label: 'Footnote 1' },
      { kind: 'part', path: 'word/footnotes.xml#2', label: 'Footnote 2' },
    ]);
    expect(lossCounts(extraction)).toEqual({ 'note-mark': 3 });
  });

  it('include comments with author and date, headers, footers and hidden text, which are not proposed', async () => {
    const comments = `<w:comment w:id="4" w:author="R. Lind" w:date="2026-03-01T09:00:00Z">${paragraph(run('Why?'))}</w:comment>`;
    const styles = '<w:style w:type="character" w:styleId="H"><w:rPr><w:vanish/></w:rPr></w:style>';
    const section =
      '<w:sectPr><w:headerReference w:type="first" r:id="header1"/><w:footerReference w:type="default" r:id="footer1"/><w:titlePg/></w:sectPr>';
    const body = paragraph(
      `${run('a')}<w:r><w:commentReference w:id="4"/></w:r>${run('secret', '<w:rStyle w:val="H"/>')}${run('b', '<w:rStyle w:val="H"/><w:vanish w:val="0"/>')}`,
    );
    const extraction = await read(body + section, {
      comments,
      styles,
      header1: paragraph(run('top')),
      footer1: paragraph(run('bottom')),
    });
    expect(extraction.groups).toMatchObject([
      { id: 'hidden', kind: 'hidden', isProposed: false },
      { id: 'comments-1', kind: 'comment', label: 'Comments by R. Lind', isProposed: false },
      { id: 'headers', kind: 'header', isProposed: false },
      { id: 'footers', kind: 'header', isProposed: false },
    ]);
    expect(textWith(extraction)).toBe('ab');
    const all = composeText(extraction, new Set(extraction.groups.map(({ id }) => id)));
    expect(all.text).toBe('top\n\nasecretb\n\nWhy?\n\nbottom');
    expect(all.places.map((place) => 'label' in place && place.label)).toEqual([
      'Header of the first page',
      'Comment 1 by R. Lind, 1 March 2026',
      'Footer',
    ]);
  });

  it('are parts of their own if they are headers that Word does not show', async () => {
    const header = (type: string): string => `<w:headerReference w:type="${type}" r:id="header1"/>`;
    const groupsOf = async (body: string, settings = ''): Promise<readonly string[]> =>
      (await read(paragraph(run('a')) + body, { settings, header1: paragraph(run('top')) })).groups.map(({ id }) => id);
    expect(await groupsOf(`<w:sectPr>${header('default')}</w:sectPr>`)).toEqual(['headers']);
    expect(await groupsOf(`<w:sectPr>${header('first')}<w:titlePg w:val="0"/></w:sectPr>`)).toEqual(['unused-headers']);
    expect(await groupsOf(`<w:sectPr>${header('even')}</w:sectPr>`)).toEqual(['unused-headers']);
    const settings = '<w:evenAndOddHeaders/>';
    expect(await groupsOf(`<w:sectPr>${header('even')}</w:sectPr>`, settings)).toEqual(['headers']);
    const earlier = `<w:p><w:pPr><w:sectPr>${header('first')}</w:sectPr></w:pPr></w:p>`;
    expect(await groupsOf(`${earlier}<w:sectPr><w:titlePg/></w:sectPr>`)).toEqual(['headers']);
  });

  it('say title and language, and the language only if the text is in its script', async () => {
    const properties =
      '<dc:title>The Strait</dc:title><dc:creator>R. Lind</dc:creator><dcterms:created>2025-01-01T00:00:00Z</dcterms:created><dcterms:modified>2026-03-01T10:00:00Z</dcterms:modified>';
    const metadata = (value: string) => ({ value, origin: 'metadata' });
    for (const [text, language, parts, facts] of [
      [
        'The strait is closed.',
        'w:val="en-GB"',
        { properties },
        { title: metadata('The Strait'), language: metadata('en-GB') },
      ],
      ['Пролив закрыт.', 'w:val="en-US"', {}, {}],
      ['المضيق مغلق', 'w:val="en-US" w:bidi="ar-EG"', {}, { language: metadata('ar-EG') }],
    ] as const)
      expect((await read(paragraph(run(text, `<w:lang ${language}/>`)), parts)).facts).toEqual(facts);
  });
});

describe('the numbers of lists and headings', () => {
  const level = (index: number, format: string, text: string, more = ''): string =>
    `<w:lvl w:ilvl="${index}"><w:start w:val="1"/><w:numFmt w:val="${format}"/>${more}<w:lvlText w:val="${text}"/></w:lvl>`;
  const numbering = `<w:abstractNum w:abstractNumId="0">${level(0, 'decimal', '%1.', '<w:pStyle w:val="Heading1"/>')}${level(1, 'lowerLetter', '%1.%2)', '<w:pStyle w:val="Heading2"/>')}${level(2, 'bullet', '\uf0b7')}</w:abstractNum><w:abstractNum w:abstractNumId="1">${level(0, 'strangeFormat', '%1:')}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="0"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="7"/></w:lvlOverride></w:num><w:num w:numId="3"><w:abstractNumId w:val="1"/></w:num>`;
  const styles =
    '<w:style w:type="paragraph" w:styleId="Heading1"><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr></w:style><w:style w:type="paragraph" w:styleId="Heading2"><w:basedOn w:val="Heading1"/></w:style>';
  const item = (text: string, list: number, index: number): string =>
    paragraph(run(text), `<w:numPr><w:ilvl w:val="${index}"/><w:numId w:val="${list}"/></w:numPr>`);

  it('are counted as Word counts them', async () => {
    const body = [item('a', 1, 0), item('b', 1, 1), item('c', 1, 1), item('d', 1, 2), item('e', 1, 0), item('f', 1, 1)];
    const more = [item('g', 2, 0), item('h', 1, 0), item('i', 0, 0)];
    const extraction = await read([...body, ...more].join(''), { numbering });
    expect(textWith(extraction)).toBe('1. a\n1.a) b\n1.b) c\n• d\n2. e\n2.a) f\n7. g\n8. h\ni');
    expect(lossCounts(extraction)).toEqual({ 'counted-number': 8 });
  });

  it('come from the styles of headings too', async () => {
    const heading = (text: string, style: string): string => paragraph(run(text), `<w:pStyle w:val="${style}"/>`);
    const body = heading('One', 'Heading1') + heading('Sub', 'Heading2') + heading('Two', 'Heading1');
    expect(await textOf(body, { numbering, styles })).toBe('1. One\n1.a) Sub\n2. Two');
  });

  it('are none if they are blank, as for further paragraphs of an item, and a loss if their format is not known', async () => {
    const blank = `<w:abstractNum w:abstractNumId="0">${level(0, 'bullet', ' ')}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>`;
    for (const [list, given, losses] of [
      [1, blank, {}],
      [3, numbering, { 'list-numbers': 1 }],
    ] as const) {
      const extraction = await read(item('a', list, 0), { numbering: given });
      expect([textWith(extraction), lossCounts(extraction)]).toEqual(['a', losses]);
    }
  });
});

describe('a Word document that cannot be read', () => {
  it('says what to do', async () => {
    for (const [bytes, problem] of [
      [strToU8('PK nothing'), /damaged/],
      [zipSync({ 'a.txt': strToU8('a') }), /damaged/],
      [makeDocx(paragraph('<w:r><w:drawing><pic:pic/></w:drawing></w:r>')), /contains no text/],
      [makeDocx(paragraph(run('a'))).slice(0, -40), /damaged/],
      [makeDocx('<w:p>'), /damaged/],
      [makeDocx('<w:sdt>'.repeat(3000) + '</w:sdt>'.repeat(3000)), /nested too deeply/],
    ] as const)
      expect(await problemWith(bytes)).toMatch(problem);
  });

  it('because it declares a DTD, or unpacks to far more than its size, says so', async () => {
    const relationships =
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="a" Type="x/officeDocument" Target="word/document.xml"/></Relationships>';
    const withDocument = (document: Uint8Array) =>
      problemWith(zipSync({ '_rels/.rels': strToU8(relationships), 'word/document.xml': document }));
    const declaring =
      '<!DOCTYPE w:document [<!ENTITY x SYSTEM "file:///etc/hostname">]><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>&x;</w:t></w:r></w:p></w:body></w:document>';
    expect(await withDocument(strToU8(declaring))).toMatch(/document type declaration/);
    expect(await withDocument(new Uint8Array(17 * 1024 * 1024))).toMatch(/unpacks to more/);
  });

  it('damaged anywhere, gives its text or a sentence', async () => {
    const bytes = makeDocx(paragraph(run('The strait is closed.')));
    await fc.assert(
      fc.asyncProperty(fc.nat(bytes.length - 1), fc.nat(255), async (at, to) => {
        const result = await readDocx({ name: 'a.docx', mediaType: '', bytes: Uint8Array.from(bytes.with(at, to)) });
        if (result.kind === 'text') expect(textWith(result.extraction)).toBe('The strait is closed.');
        else expect(result.problem).toMatch(/\.$/);
      }),
      { numRuns: runs(150) },
    );
  });

  it('can be cancelled while it is read, with progress until then', async () => {
    const file = { name: 'a.docx', mediaType: '', bytes: makeDocx(paragraph(run('x'.repeat(1000))).repeat(2000)) };
    const cancel = new AbortController();
    const fractions: number[] = [];
    const note = ({ fraction = 0 }: { readonly fraction?: number }): void => {
      fractions.push(fraction);
      if (fraction > 0.5) cancel.abort(new Error('cancelled'));
    };
    await expect(readDocx(file, note, cancel.signal)).rejects.toThrow('cancelled');
    expect(fractions.at(0)).toBeLessThan(0.5);
    expect(fractions.at(-1)).toBeLessThan(1);
  });
});
