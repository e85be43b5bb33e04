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
    const body = [
      paragraph(special),
      paragraph(''),
      paragraph(run('e')),
      paragraph(''),
      paragraph(''),
      paragraph(run('f')),
    ];
    expect(await textOf(body.join('') + paragraph(''))).toBe('a\tb\nc\u2011d\n\ne\n\n\nf');
  });

  it('drops space that only lays out the file', async () => {
    expect(
      await textOf(paragraph('<w:r><w:t>\n  a b\n </w:t></w:r><w:r><w:t xml:space="preserve"> c\nd</w:t></w:r>')),
    ).toBe('a b c d');
  });

  it('has a tab for each column that a row leaves out at its start', async () => {
    const cell = (text: string): string => `<w:tc>${paragraph(run(text))}</w:tc>`;
    const rows = [`${cell('a')}${cell('b')}${cell('c')}`, `<w:trPr><w:gridBefore w:val="2"/></w:trPr>${cell('d')}`];
    expect(await textOf(`<w:tbl>${rows.map((row) => `<w:tr>${row}</w:tr>`).join('')}</w:tbl>`)).toBe('a\tb\tc\n\t\td');
  });

  it('has tracked cells as parts, with the tab that belongs to each', async () => {
    const cell = (text: string, change = ''): string =>
      `<w:tc><w:tcPr>${change && `<w:${change} w:author="Q"/>`}</w:tcPr>${paragraph(run(text))}</w:tc>`;
    const row = (...cells: readonly string[]): string => `<w:tr>${cells.join('')}</w:tr>`;
    const table = [
      row(cell('a', 'cellDel'), cell('b'), cell('c')),
      row(cell('a'), cell('b', 'cellDel'), cell('c')),
      row(cell('a'), cell('b'), cell('c', 'cellIns')),
    ];
    const extraction = await readMade(makeDocx(`<w:tbl>${table.join('')}</w:tbl>`));
    const [inserted, deleted] = ['inserted-1', 'deleted-1'];
    expect(composeText(extraction, new Set([inserted])).text).toBe('b\tc\na\tc\na\tb\tc');
    expect(composeText(extraction, new Set([deleted])).text).toBe('a\tb\tc\na\tb\tc\na\tb');
  });

  it('has the prompts of empty content controls as a part', async () => {
    const control = (properties: string): string =>
      `<w:sdt><w:sdtPr>${properties}</w:sdtPr><w:sdtContent>${run('Enter text')}</w:sdtContent></w:sdt>`;
    const body = (properties: string): string => paragraph(run('Name: ') + control(properties));
    expect(await textOf(body('<w:showingPlcHdr/>') + body('<w:showingPlcHdr w:val="0"/>'))).toBe(
      'Name: \nName: Enter text',
    );
  });

  it('says how many of its notes, headers and other parts are missing', async () => {
    const note = (id: string): string => `<w:r><w:footnoteReference w:id="${id}"/></w:r>`;
    const header = '<w:sectPr><w:headerReference w:type="default" r:id="none"/></w:sectPr>';
    const extraction = await readMade(makeDocx(paragraph(run('a') + note('1') + note('1') + note('2')) + header));
    expect(lossCounts(extraction)).toMatchObject({ 'unknown-part': 3 });
  });

  it('has tables as rows with tabs, also for empty, spanning and nested cells', async () => {
    const cell = (content: string, properties = ''): string => `<w:tc><w:tcPr>${properties}</w:tcPr>${content}</w:tc>`;
    const text = (value: string): string => paragraph(value === '' ? '' : run(value));
    const row = (...cells: readonly string[]): string => `<w:tr>${cells.join('')}</w:tr>`;
    const inner = `<w:tbl>${row(cell(text('x')), cell(text('y')))}</w:tbl>`;
    const table = [
      row(cell(text('wide'), '<w:gridSpan w:val="2"/>'), cell(text('c'), '<w:vMerge w:val="restart"/>')),
      row(cell(text('')), cell(text('b1') + text('b2')), cell(text(''), '<w:vMerge/>')),
      row(cell(inner + text('')), cell(text('z'))),
    ];
    expect(await textOf(`${text('before')}<w:tbl>${table.join('')}</w:tbl>${text('after')}`)).toBe(
      'before\nwide\t\tc\n\tb1\nb2\t\nx\ty\n\tz\nafter',
    );
  });

  it('starts a row on its own line, also if a bookmark ends in its empty first cell', async () => {
    const cell = (content: string): string => `<w:tc>${content}</w:tc>`;
    const empty = `${paragraph('')}<w:bookmarkEnd w:id="1"/>`;
    const rows = [cell(paragraph(run('a'))), cell(empty) + cell(paragraph(run('b')))];
    expect(await textOf(`<w:tbl>${rows.map((cells) => `<w:tr>${cells}</w:tr>`).join('')}</w:tbl>`)).toBe('a\n\tb');
  });

  it('has the paragraphs of a cell on lines of their own, whatever is around them', async () => {
    const wrapped = `<w:customXml>${paragraph(run('b'))}${paragraph(run('c'))}</w:customXml>`;
    const cells = `<w:tc>${paragraph(run('a'))}${wrapped}</w:tc><w:tc><w:customXml/></w:tc><w:tc>${paragraph(run('d'))}</w:tc>`;
    const row = `<w:tr>${cells}</w:tr>`;
    expect(await textOf(`<w:tbl>${row}${row}</w:tbl>`)).toBe('a\nb\nc\t\td\na\nb\nc\t\td');
  });

  it('has emoji that Word writes with the name of their font', async () => {
    const emoji =
      '<w:r><mc:AlternateContent><mc:Choice Requires="w16se"><w16se:symEx xmlns:w16se="http://schemas.microsoft.com/office/word/2015/wordml/symex" w16se:font="Segoe UI Emoji" w16se:char="1F60A"/></mc:Choice><mc:Fallback><w:t>😊</w:t></mc:Fallback></mc:AlternateContent></w:r>';
    expect(await textOf(paragraph(run('a') + emoji))).toBe('a😊');
  });

  it('says that text in a drawing of another format was left out', async () => {
    const drawing =
      '<w:r><w:drawing><a:txBody xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><a:p><a:r><a:t>x</a:t></a:r></a:p></a:txBody></w:drawing></w:r>';
    expect(lossCounts(await read(paragraph(run('a') + drawing)))).toEqual({ 'embedded-object': 1 });
  });

  it('shows symbols as the characters that they look like, and says which it does not know', async () => {
    const symbol = (font: string, code: string): string => `<w:r><w:sym w:font="${font}" w:char="${code}"/></w:r>`;
    const symbols = [
      symbol('Symbol', 'F061'),
      symbol('Wingdings', 'F0FC'),
      symbol('Webdings', 'F021'),
      symbol('Arial', '263A'),
      symbol('Arial', 'D800'),
      run('\uf0b7', '<w:rFonts w:ascii="Symbol"/>'),
    ];
    const extraction = await read(paragraph(symbols.join('')));
    expect(textWith(extraction)).toBe('α✓\ufffd☺\ufffd•');
    expect(lossCounts(extraction)).toEqual({ 'unmapped-character': 2 });
  });

  it('shows the results of fields, never their codes, and says that they were computed', async () => {
    const mark = (type: string): string => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
    const code = (text: string): string => `<w:r><w:instrText>${text}</w:instrText></w:r>`;
    const link = mark('begin') + code(' HYPERLINK "https://x.example" ') + mark('separate') + run('link') + mark('end');
    const nested = mark('begin') + code('IF ') + link + code(' = 1') + mark('separate') + run('yes') + mark('end');
    const simple = `<w:fldSimple w:instr=" PAGE ">${run('7')}</w:fldSimple>`;
    const extraction = await read(paragraph(`${link}${run(' ')}${nested}${run(' ')}${simple}`));
    expect(textWith(extraction)).toBe('link yes 7');
    expect(extraction.groups).toMatchObject([{ id: 'field-codes', isProposed: false }]);
    expect(lossCounts(extraction)['field-result']).toBe(2);
  });

  it('has the prompt of a field that asks for words as a part', async () => {
    const mark = (type: string): string => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
    const code = '<w:r><w:instrText> MACROBUTTON NoMacro [Click here] </w:instrText></w:r>';
    const extraction = await read(paragraph(run('To ') + mark('begin') + code + mark('end') + run('.')));
    expect(textWith(extraction)).toBe('To .');
    expect(textWith(extraction, ['prompts'])).toBe('To [Click here].');
  });

  it('has text boxes and content controls once, after their paragraph', async () => {
    const box = `<w:txbxContent>${paragraph(run('boxed'))}</w:txbxContent>`;
    const both = `<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wps:txbx>${box}</wps:txbx></w:drawing></mc:Choice><mc:Fallback><w:pict><v:textbox>${box}</v:textbox></w:pict></mc:Fallback></mc:AlternateContent></w:r>`;
    const control = `<w:sdt><w:sdtPr><w:alias w:val="x"/></w:sdtPr><w:sdtContent>${paragraph(run('controlled'))}</w:sdtContent></w:sdt>`;
    const extraction = await read(paragraph(run('a') + both + run('b')) + control);
    expect(textWith(extraction)).toBe('ab\nboxed\ncontrolled');
    expect(lossCounts(extraction)).toEqual({ 'order-guessed': 1 });
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
    expect(textWith(extraction)).toBe('The new plan');
    expect(textWith(extraction, ['deleted-1'])).toBe('The old plan');
    expect(textWith(extraction, ['deleted-1', 'inserted-1'])).toBe('The old new plan');
  });

  it('of paragraph marks and rows join and separate lines', async () => {
    const marked = (text: string, change: string): string => paragraph(run(text), `<w:rPr>${change}</w:rPr>`);
    const joined = await read(marked('a', `<w:del ${by}/>`) + paragraph(run('b')) + paragraph(run('c')));
    expect(textWith(joined)).toBe('ab\nc');
    expect(textWith(joined, ['deleted-1'])).toBe('a\nb\nc');
    const split = await read(marked('a', `<w:ins ${by}/>`) + paragraph(run('b')));
    expect([textWith(split), textWith(split, [])]).toEqual(['a\nb', 'ab']);
    const row = (content: string, properties = ''): string =>
      `<w:tr><w:trPr>${properties}</w:trPr><w:tc>${paragraph(content)}</w:tc><w:tc>${paragraph(content)}</w:tc></w:tr>`;
    const rows = await read(
      `<w:tbl>${row(run('1'))}${row(run('2'), `<w:del ${by}/>`)}${row(run('3'))}</w:tbl>${paragraph(run('end'))}`,
    );
    expect(textWith(rows)).toBe('1\t1\n3\t3\nend');
    expect(textWith(rows, ['deleted-1'])).toBe('1\t1\n2\t2\n3\t3\nend');
  });

  it('at the start of a paragraph leave its line where it was', async () => {
    const body =
      paragraph(run('a')) +
      paragraph(`<w:del ${by}>${deletedRun('b')}</w:del>${run('c')}`) +
      paragraph(`<w:ins ${by}>${run('d')}</w:ins>`) +
      paragraph(run('e'));
    const extraction = await read(body);
    expect(textWith(extraction)).toBe('a\nc\nd\ne');
    expect(textWith(extraction, [])).toBe('a\nc\n\ne');
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
    const english = await read(paragraph(run('The strait is closed.', '<w:lang w:val="en-GB"/>')), { properties });
    expect(english.facts).toEqual({
      title: { value: 'The Strait', origin: 'metadata' },
      language: { value: 'en-GB', origin: 'metadata' },
    });
    const russian = await read(paragraph(run('Пролив закрыт.', '<w:lang w:val="en-US"/>')));
    expect(russian.facts).toEqual({});
    const arabic = await read(paragraph(run('المضيق مغلق', '<w:lang w:val="en-US" w:bidi="ar-EG"/>')));
    expect(arabic.facts.language?.value).toBe('ar-EG');
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

  it('are none if they are blank, as for further paragraphs of an item', async () => {
    const blank = `<w:abstractNum w:abstractNumId="0">${level(0, 'bullet', ' ')}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>`;
    const extraction = await read(item('a', 1, 0), { numbering: blank });
    expect(textWith(extraction)).toBe('a');
    expect(lossCounts(extraction)).toEqual({});
  });

  it('are a loss if their format is not known', async () => {
    const extraction = await read(item('a', 3, 0), { numbering });
    expect(textWith(extraction)).toBe('a');
    expect(lossCounts(extraction)).toEqual({ 'list-numbers': 1 });
  });
});

describe('a Word document that cannot be read', () => {
  it.each([
    ['no zip', strToU8('PK nothing'), /damaged/],
    ['a zip without a document', zipSync({ 'a.txt': strToU8('a') }), /damaged/],
    ['no text', makeDocx(paragraph('<w:r><w:drawing><pic:pic/></w:drawing></w:r>')), /contains no text/],
    ['an end that is missing', makeDocx(paragraph(run('a'))).slice(0, -40), /damaged/],
    ['broken XML', makeDocx('<w:p>'), /damaged/],
    ['very deep nesting', makeDocx('<w:sdt>'.repeat(3000) + '</w:sdt>'.repeat(3000)), /nested too deeply/],
  ])('because of %s says what to do', async (_, bytes, problem) => {
    expect(await problemWith(bytes)).toMatch(problem);
  });

  it('because it declares a DTD reads nothing from elsewhere', async () => {
    const document =
      '<!DOCTYPE w:document [<!ENTITY x SYSTEM "file:///etc/hostname">]><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>&x;</w:t></w:r></w:p></w:body></w:document>';
    const relationships =
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="a" Type="x/officeDocument" Target="word/document.xml"/></Relationships>';
    const bytes = zipSync({ '_rels/.rels': strToU8(relationships), 'word/document.xml': strToU8(document) });
    expect(await problemWith(bytes)).toMatch(/document type declaration/);
  });

  it('rejects a file that unpacks to far more than its size', async () => {
    const bomb = zipSync({
      '_rels/.rels': strToU8(
        '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="a" Type="x/officeDocument" Target="word/document.xml"/></Relationships>',
      ),
      'word/document.xml': new Uint8Array(17 * 1024 * 1024),
    });
    expect(await problemWith(bomb)).toMatch(/unpacks to more/);
  });

  it('damaged anywhere, gives its text or a sentence', async () => {
    const bytes = makeDocx(paragraph(run('The strait is closed.')));
    await fc.assert(
      fc.asyncProperty(fc.nat(bytes.length - 1), fc.nat(255), async (at, to) => {
        const result = await readDocx({
          name: 'a.docx',
          mediaType: '',
          bytes: bytes.with(at, to) as Uint8Array<ArrayBuffer>,
        });
        if (result.kind === 'text') expect(textWith(result.extraction)).toBe('The strait is closed.');
        else expect(result.problem).toMatch(/\.$/);
      }),
      { numRuns: runs(150) },
    );
  });

  it('can be cancelled while it is read, with progress until then', async () => {
    const body = paragraph(run('x'.repeat(1000))).repeat(2000);
    const cancel = new AbortController();
    const fractions: number[] = [];
    const reading = readDocx(
      { name: 'a.docx', mediaType: '', bytes: makeDocx(body) },
      ({ fraction = 0 }) => {
        fractions.push(fraction);
        if (fraction > 0.5) cancel.abort(new Error('cancelled'));
      },
      cancel.signal,
    );
    await expect(reading).rejects.toThrow('cancelled');
    expect(fractions.at(0)).toBeLessThan(0.5);
    expect(fractions.at(-1)).toBeLessThan(1);
  });
});
