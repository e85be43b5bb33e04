import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { constants, deflateRawSync, deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../.config/property-runs.ts';
import { composeText, proposedGroups } from '../../core/extraction/compose.ts';
import type { Extraction, ExtractionResult } from '../../core/extraction/extraction.ts';
import { extractionOf as extracted } from '../office/office.fixtures.ts';
import { pdfReader, type PdfEngine } from './engine.ts';
import { engineWith, fontWith, pdfOfLines, pdfOfPages, writePdf, type PdfObject } from './pdf.fixtures.ts';
import type { ReadingProgress } from '../readers.ts';
import { readPdf, type ReadPdfOptions } from './read-pdf.ts';
import { sourceOfBytes } from './document.ts';
import { xmpOf } from './xmp.ts';

const require = createRequire(import.meta.url);

/** PDFium with a low limit, so that a test of it does not take as long as a real one. */
const load = (): Promise<PdfEngine> => engineWith(48);

const read = async (bytes: Uint8Array, options?: ReadPdfOptions): Promise<ExtractionResult> =>
  readPdf(sourceOfBytes(bytes), await load(), options);

const extractionOf = async (bytes: Uint8Array): Promise<Extraction> => extracted(await read(bytes));

async function problemOf(bytes: Uint8Array): Promise<string> {
  const result = await read(bytes);
  return result.kind === 'unreadable' ? result.problem : 'It was read.';
}

const textOf = (extraction: Extraction): string => composeText(extraction, proposedGroups(extraction)).text;

/** A page with a text in the second font, and another above it. */
const inFont = (objects: readonly PdfObject[], show: string, above = '()') =>
  pdfOfPages(
    [
      {
        texts: [
          { x: 50, y: 700, show: above },
          { x: 50, y: 650, font: 'F2', show },
        ],
      },
    ],
    { objects, fonts: '/F2 4 0 R' },
  );

const composed = async (bytes: Uint8Array) => composeText(await extractionOf(bytes), new Set());

/** A file without Helvetica, whose pages are these objects. */
const fileOf = (kids: string, count: number, ...objects: readonly PdfObject[]) =>
  writePdf([
    { dictionary: '<< /Type /Catalog /Pages 2 0 R >>' },
    { dictionary: `<< /Type /Pages /Kids [${kids}] /Count ${String(count)} /MediaBox [0 0 600 800] >>` },
    ...objects,
  ]);

describe('text that the page does not show', () => {
  /** Operators of a page between two texts. */
  const drawn = (operators: string) => ({ x: 0, y: 0, show: `() Tj ET ${operators} BT ()` });
  const cover = drawn('0 g 40 690 300 30 re f');
  const covered = { x: 50, y: 700, show: '(Covered)' };

  it('is a part that a person can take: covered, white on white or cut off, but not white on black', async () => {
    const texts = [
      covered,
      cover,
      { x: 50, y: 600, show: '(Seen)' },
      drawn('1 g'),
      { x: 50, y: 500, show: '(White)' },
      drawn('0 g 40 390 300 30 re f 1 g'),
      { x: 50, y: 400, show: '(White on black)' },
      drawn('0 g q 0 0 600 100 re W n'),
      { x: 50, y: 300, show: '(Cut off)' },
      drawn('Q'),
      { x: 50, y: 200, show: '(End)' },
    ];
    const extraction = await extractionOf(pdfOfPages([{ texts }]));
    const [unseen, seen] = [true, false].map((wanted) =>
      extraction.segments.filter(({ group }) => (group === 'unseen') === wanted).map(({ text }) => text),
    );
    expect(unseen).toEqual(['Covered', 'White', 'Cut off']);
    expect(seen).toEqual(['Seen', 'White on black', 'End']);
    expect(proposedGroups(extraction)).not.toContain('unseen');
  });

  describe('inside a form, which has a part of a page', () => {
    const text = (y: number, words: string): string => `BT /F1 12 Tf 1 0 0 1 50 ${String(y)} Tm (${words}) Tj ET\n`;
    /** The parts of a page that draws a form: the text that is seen, and the text that is not. */
    async function partsOf(form: string, page = '/X1 Do', more = '', catalog = ''): Promise<unknown> {
      const objects = [
        {
          dictionary: `<< /Type /XObject /Subtype /Form /BBox [0 0 600 800] /Resources << /Font << /F1 3 0 R >> >> ${more} >>`,
          stream: form,
        },
        { dictionary: '<< /Type /OCG /Name (Draft) >>' },
      ];
      const resources =
        '/Resources << /Font << /F1 3 0 R >> /XObject << /X1 4 0 R >> /Properties << /Draft 5 0 R >> >>';
      const texts = [{ x: 50, y: 750, show: '(Page)' }, drawn(page)];
      const { segments, losses } = await extractionOf(pdfOfPages([{ texts, more: resources }], { objects, catalog }));
      const of = (group: string | null): readonly string[] =>
        segments.filter((segment) => segment.group === group).map((segment) => segment.text);
      return [of(null), of('unseen'), ...losses.map(({ code, count }) => [code, count])];
    }
    const layers = '/OCProperties << /OCGs [5 0 R] /D << /OFF [5 0 R] >> >>';

    it.each([
      ['white', `1 g ${text(600, 'Secret')} 0 g ${text(500, 'Seen')}`, '/X1 Do'],
      ['cut off', `q 0 0 600 100 re W n ${text(600, 'Secret')} Q ${text(500, 'Seen')}`, '/X1 Do'],
      ['cut off by the page', text(600, 'Secret') + text(500, 'Seen'), 'q 0 0 600 550 re W n /X1 Do Q'],
      ['cut off by its box', text(600, 'Secret') + text(500, 'Seen'), '/X1 Do', '/BBox [0 0 600 550]'],
      ['covered', `${text(600, 'Secret')} 40 590 300 30 re f ${text(500, 'Seen')}`, '/X1 Do'],
      ['covered by the page', text(600, 'Secret') + text(500, 'Seen'), '/X1 Do 40 590 300 30 re f'],
      ['of the colour behind it', `.5 g 0 590 600 99 re f ${text(600, 'Secret')} 0 g ${text(500, 'Seen')}`, '/X1 Do'],
    ])('is told apart if it is %s', async (_, form, page, more = '') => {
      expect(await partsOf(form, page, more)).toEqual([['Page', 'Seen'], ['Secret']]);
    });

    it('is told apart in a hidden layer, left out outside the page, and named if it is drawn without paint', async () => {
      const secret = text(600, 'Secret');
      expect(await partsOf(secret, '/X1 Do', '/OC 5 0 R', layers)).toEqual([['Page'], ['Secret']]);
      expect(await partsOf(secret, '/OC /Draft BDC /X1 Do EMC', '', layers)).toEqual([['Page'], ['Secret']]);
      expect(await partsOf(text(900, 'Secret'))).toEqual([['Page'], [], ['outside-page', 6]]);
      expect(await partsOf(`${text(500, 'Seen')} 3 Tr ${secret}`)).toEqual([['Page', 'Seen', 'Secret'], []]);
    });
  });

  it('is told apart if it has the colour of the area behind it, also on pages that are turned', async () => {
    const texts = [
      drawn('0.2 g 40 690 300 30 re f 0.22 g'),
      { x: 50, y: 700, show: '(Secret)' },
      drawn('1 g'),
      { x: 120, y: 700, show: '(Seen)' },
      drawn('0.98 g'),
      { x: 50, y: 600, show: '(Nearly white)' },
    ];
    for (const more of ['', '/Rotate 90'])
      expect(textOf(await extractionOf(pdfOfPages([{ texts, more }])))).toBe('Seen');
  });

  it('is left out and counted if the file says that it has no text', async () => {
    const marked = (actual: string, words: string) =>
      drawn(`BT /F1 12 Tf 1 0 0 1 50 600 Tm /Span << /ActualText ${actual} >> BDC (${words}) Tj EMC ET`);
    const texts = [
      { x: 50, y: 700, show: '(Seen)' },
      marked('()', 'Shadow'),
      marked('<FEFF>', 'Copy'),
      marked('(For)', 'x'),
    ];
    const extraction = await extractionOf(pdfOfPages([{ texts }]));
    expect(textOf(extraction)).toBe('Seen\n\nFor');
    expect(extraction.losses).toEqual([{ code: 'marked-without-text', count: 10, first: null }]);
  });

  it('is text if it is all text of a page, and is left out and counted if it is outside the page', async () => {
    const recognised = await extractionOf(pdfOfPages([{ texts: [covered, cover] }]));
    expect(textOf(recognised)).toBe('Covered');
    expect(recognised.segments[0]?.losses).toEqual([{ code: 'invisible-text', count: 7, at: 0 }]);
    const texts = [
      { x: 50, y: 600, show: '(Seen)' },
      { x: 700, y: 700, show: '(Outside)' },
    ];
    const extraction = await extractionOf(pdfOfPages([{ texts }]));
    expect(textOf(extraction)).toBe('Seen');
    expect(extraction.losses).toEqual([{ code: 'outside-page', count: 7, first: null }]);
  });
});

describe('reading a PDF', () => {
  it('names the library that is installed', () => {
    const path = require.resolve('@embedpdf/pdfium/pdfium.wasm').replace(/dist\/pdfium\.wasm$/, 'package.json');
    const { name, version } = JSON.parse(readFileSync(path, 'utf8')) as { name: string; version: string };
    expect(pdfReader.engine).toBe(`${name} ${version}`);
  });

  it('gives one segment for each line, with its place on the page', async () => {
    const extraction = await extractionOf(pdfOfLines([['One line', 'Another line'], ['Page two']]));
    expect(textOf(extraction)).toBe('One line\nAnother line\n\nPage two');
    expect(extraction.pages).toEqual(['', ''].map(() => ({ label: null, width: 600, height: 800 })));
    const [first, second] = extraction.segments.map(({ place }) => (place?.kind === 'page' ? place.box : undefined));
    expect(first?.left).toBeCloseTo(50, 0);
    expect(first?.top).toBeGreaterThan(80);
    expect((first?.top ?? 0) + (first?.height ?? 0)).toBeLessThan(110);
    expect((second?.top ?? 0) - (first?.top ?? 0)).toBeCloseTo(15, 0);
  });

  it('gives back any lines of words exactly', async () => {
    const word = fc.stringMatching(/^[A-Za-z0-9.,;:!?()\\'"&%+=]{1,9}$/);
    const line = fc.array(word, { minLength: 1, maxLength: 8 }).map((words) => words.join(' '));
    await fc.assert(
      fc.asyncProperty(fc.array(line, { minLength: 1, maxLength: 12 }), async (lines) => {
        const extraction = await extractionOf(pdfOfLines([lines]));
        expect(extraction.segments.map(({ text }) => text)).toEqual(lines);
      }),
      { numRuns: runs(40) },
    );
  });

  it('ends a line below another on a page of very short ones, and none in turned text', async () => {
    const textsOf = async (bytes: Uint8Array) => (await extractionOf(bytes)).segments.map(({ text }) => text);
    for (const lines of [[')', '&'], ['ab', 'c'], [...'12345']])
      expect(await textsOf(pdfOfLines([lines]))).toEqual(lines);
    for (const matrix of ['0 1 -1 0', '0 -1 1 0']) {
      const show = `() Tj ${matrix} 300 400 Tm (Will, in full.)`;
      expect(await textsOf(pdfOfPages([{ texts: [{ x: 0, y: 0, show }] }]))).toEqual(['Will, in full.']);
    }
  });

  it('keeps a hyphen and the line end where a word is divided, and counts it', async () => {
    const lines = ['A case of hyper-', 'reflexia and soft\u00ad', 'ness, in ad\u00adhoc'];
    expect(await composed(pdfOfLines([lines]))).toMatchObject({
      text: 'A case of hyper-\nreflexia and soft-\nness, in ad-hoc',
      losses: [{ code: 'line-end-hyphen', count: 2, first: 15 }],
    });
  });

  it('reports glyphs for several letters, for no known character and for control characters', async () => {
    const objects = fontWith(['fi', '😀', '\t', '\0', 'x']);
    expect(await composed(inFont(objects, '(eabcede)'))).toMatchObject({
      text: 'xfi😀 x\ufffdx',
      losses: [
        { code: 'ligature', count: 1, first: 2 },
        { code: 'control-character', count: 1, first: 4 },
        { code: 'unmapped-glyph', count: 1, first: 6 },
      ],
    });
  });

  it('replaces glyphs whose meaning the font does not say, although PDFium gives letters for them', async () => {
    const encoding = '<< /Type /Encoding /Differences [97 /g1 /g2] >>';
    const dictionary = `<< /Type /Font /Subtype /Type3 /FontBBox [0 0 1 1] /FontMatrix [1 0 0 1 0 0] /CharProcs << >> /FirstChar 97 /LastChar 98 /Widths [1 1] /Encoding ${encoding} >>`;
    expect(await composed(inFont([{ dictionary }], '(ab)', '(Known)'))).toMatchObject({
      text: 'Known\n\n\ufffd\ufffd',
      losses: [{ code: 'unmapped-glyph', count: 2, first: 7 }],
    });
  });

  it('puts text from right to left into the order of reading', async () => {
    // The glyphs are drawn from left to right, so the last letter of the word comes first.
    expect(await composed(inFont(fontWith([...'שלום ']), '(dcba)'))).toMatchObject({
      text: 'שלום',
      losses: [{ code: 'right-to-left', count: 1, first: 0 }],
    });
  });

  it('counts text without paint, which text recognition adds to scanned pages', async () => {
    expect(await composed(pdfOfPages([{ texts: [{ x: 50, y: 700, show: '(Scan)', mode: 3 }] }]))).toMatchObject({
      text: 'Scan',
      losses: [{ code: 'invisible-text', count: 4, first: 0 }],
    });
  });

  it.each([
    ['', { width: 600, height: 800 }, { left: 50, top: 100 }],
    ['/Rotate 90', { width: 800, height: 600 }, { right: 700, top: 50 }],
    ['/Rotate 180', { width: 600, height: 800 }, { right: 550, bottom: 700 }],
    ['/Rotate -90', { width: 800, height: 600 }, { left: 100, bottom: 550 }],
    ['/CropBox [40 600 340 760]', { width: 300, height: 160 }, { left: 10, top: 60 }],
  ])('gives the places on the page as it is shown: %s', async (more, size, corner) => {
    const extraction = await extractionOf(pdfOfPages([{ texts: [{ x: 50, y: 700, show: '(Here is a line)' }], more }]));
    expect(extraction.pages).toEqual([{ label: null, ...size }]);
    const place = extraction.segments[0]?.place;
    if (place?.kind !== 'page' || !place.box) throw new Error('The line has no box.');
    const { left, top, width, height } = place.box;
    const sides: Readonly<Record<string, number>> = { left, top, right: left + width, bottom: top + height };
    // The baseline and the start of the line are at this corner, within the height of a letter.
    for (const [side, expected] of Object.entries(corner))
      expect(Math.abs((sides[side] ?? 0) - expected)).toBeLessThan(15);
  });

  it('offers comments and field values as groups, and leaves out hidden ones and links', async () => {
    const rectangle = '/Rect [100 690 200 710]';
    const more = `/Annots [<< /Type /Annot /Subtype /Text ${rectangle} /Contents (A note\\rin two lines) >>
      << /Type /Annot /Subtype /Highlight ${rectangle} /Contents (Hidden) /F 2 >>
      << /Type /Annot /Subtype /Link ${rectangle} /Contents (A link) >>
      << /Type /Annot /Subtype /Popup ${rectangle} /Contents (A popup) >>
      << /Type /Annot /Subtype /Widget /FT /Tx /T (f) /V (Value) ${rectangle} >>]`;
    const extraction = await extractionOf(pdfOfPages([{ texts: [{ x: 50, y: 700, show: '(Page)' }], more }]));
    const groups = ['comments', 'fields'];
    expect(extraction.groups.map(({ id, isProposed }) => [id, isProposed])).toEqual(groups.map((id) => [id, false]));
    expect(textOf(extraction)).toBe('Page');
    expect(composeText(extraction, new Set(groups)).text).toBe('Page\n\nA note\nin two lines\n\nValue');
    const box = { left: 100, top: 90, width: 100, height: 20 };
    expect(extraction.segments[1]?.place).toEqual({ kind: 'page', page: 1, box });
  });

  it('reads what the file says about itself, and the names of its pages', async () => {
    const objects = [{ dictionary: '<< /Title (\\376\\377\\004\\037 A title) /CreationDate (D:20240102030405Z) >>' }];
    const catalog = '/Lang (en_gb) /PageLabels << /Nums [0 << /S /r /St 4 >>] >>';
    const { facts, pages } = await extractionOf(
      pdfOfLines([['a'], ['b']], { objects, catalog, trailer: '/Info 4 0 R' }),
    );
    expect(facts).toEqual({
      title: { value: expect.any(String) as string, origin: 'metadata' },
      published_at: { value: '2024-01-02T03:04:05Z', origin: 'file-date' },
      language: { value: 'en-GB', origin: 'metadata' },
    });
    expect(pages.map(({ label }) => label)).toEqual(['iv', 'v']);
  });

  it.each(['Chromium', 'Mozilla/5.0 \\(X11; Linux x86_64\\) Chrome/126.0.0.0', 'Mozilla Firefox 128', 'Safari'])(
    'takes the date of a web page that was printed for that of its retrieval, and no name of a file for a title: %s',
    async (creator) => {
      const dictionary = `<< /Title (Microsoft Word - report final.doc) /Creator (${creator}) /CreationDate (D:20240102030405+02'00') >>`;
      const { facts } = await extractionOf(pdfOfLines([['a']], { objects: [{ dictionary }], trailer: '/Info 4 0 R' }));
      expect(facts).toEqual({ retrieved_at: { value: '2024-01-02T03:04:05+02:00', origin: 'file-date' } });
    },
  );

  describe('in XMP', () => {
    const properties = `<dc:title><rdf:Alt><rdf:li xml:lang="de">Der Hafen</rdf:li><rdf:li xml:lang="x-default">Port Žl</rdf:li></rdf:Alt></dc:title><dc:publisher><rdf:Bag><rdf:li>Harbour Press</rdf:li></rdf:Bag></dc:publisher><dc:language><rdf:Bag><rdf:li>sk</rdf:li></rdf:Bag></dc:language>`;
    const packet = (inside = properties): string =>
      `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmp:CreateDate="2024-01-02T03:04+02:00">${inside}</rdf:Description></rdf:RDF></x:xmpmeta>\n${' '.repeat(99)}<?xpacket end="w"?>`;
    const streamOf = (stream: Uint8Array, more = ''): PdfObject => ({
      dictionary: `<< /Type /Metadata /Subtype /XML ${more} >>`,
      stream,
    });
    const factsIn = async (objects: readonly PdfObject[], catalog = '/Metadata 4 0 R', trailer = '') =>
      (await extractionOf(pdfOfLines([['a']], { objects, catalog, trailer }))).facts;
    const metadata = (value: string) => ({ value, origin: 'metadata' });
    const all = {
      title: metadata('Port Žl'),
      published_at: { value: '2024-01-02T03:04:00+02:00', origin: 'file-date' },
      language: metadata('sk'),
      publisher: metadata('Harbour Press'),
    };

    it('it is read in UTF-8, in UTF-16 and compressed', async () => {
      const utf16 = Buffer.from(packet(), 'utf16le');
      for (const stream of [
        streamOf(Buffer.from(packet())),
        streamOf(utf16),
        streamOf(Buffer.from(utf16).swap16()),
        streamOf(deflateSync(packet()), '/Filter [/FlateDecode]'),
      ])
        expect(await factsIn([stream])).toEqual(all);
    });

    it('it adds only what is missing elsewhere, and is not taken from a picture', async () => {
      const own = streamOf(Buffer.from(packet()));
      const info = { dictionary: '<< /Title (The port) >>' };
      const facts = await factsIn([own, info], '/Metadata 4 0 R', '/Info 5 0 R');
      expect(facts).toEqual({ ...all, title: metadata('The port') });
      const picture = streamOf(Buffer.from(packet().replace('Port Žl', 'A photo')));
      expect(await factsIn([own, picture])).toEqual(all);
      expect(await factsIn([picture], '')).toEqual({});
    });

    it('without a readable catalog, it is read only if it says that it is about a PDF', () => {
      /** The title in a file without a catalog, which is what a compressed one looks like. */
      const titleWith = (property: string) => {
        const stream = streamOf(Buffer.from(packet(properties + property)));
        return xmpOf(sourceOfBytes(Buffer.from(writePdf([{ dictionary: '<< /Type /Pages >>' }, stream]))))?.title;
      };
      for (const property of [
        '<dc:format>application/pdf</dc:format>',
        '<pdf:Producer xmlns:pdf="http://ns.adobe.com/pdf/1.3/">Press</pdf:Producer>',
        '<a:part xmlns:a="http://www.aiim.org/pdfa/ns/id/">2</a:part>',
      ])
        expect(titleWith(property)).toBe('Port Žl');
      for (const property of ['<dc:format>image/jpeg</dc:format>', '']) expect(titleWith(property)).toBeUndefined();
    });

    it('of several catalogs, it is that of the one in the trailer, and not that of a PDF inside', () => {
      const catalog = '/Metadata 4 0 R';
      const own = streamOf(Buffer.from(packet()));
      const other = (title: string) => streamOf(Buffer.from(packet().replace('Port Žl', title)));
      const stale = [{ dictionary: '<< /Type /Catalog /Metadata 6 0 R >>' }, other('Old')];
      const bytes = pdfOfLines([['a']], { objects: [own, ...stale], catalog });
      expect(xmpOf(sourceOfBytes(bytes))?.title).toBe('Port Žl');
      const text = Buffer.from(bytes).toString('latin1');
      expect(xmpOf(sourceOfBytes(Buffer.from(text.replace('/Root', '/Rook'), 'latin1')))).toBeUndefined();
      // The objects of an uncompressed PDF inside have the same numbers.
      const stream = pdfOfLines([['b']], { objects: [other('Attached')], catalog });
      const objects = [own, { dictionary: '<< /Type /EmbeddedFile >>', stream }];
      expect(xmpOf(sourceOfBytes(pdfOfLines([['a']], { objects, catalog })))?.title).toBe('Port Žl');
    });

    it('it is not searched further after 2,000 names', () => {
      const pdf = pdfOfLines([['a']], { objects: [streamOf(Buffer.from(packet()))], catalog: '/Metadata 4 0 R' });
      const { size, read: readBytes } = sourceOfBytes(Buffer.concat([pdf, Buffer.from('/Type/Catalog'.repeat(3000))]));
      let total = 0;
      const counting = (start: number, end: number): Uint8Array => {
        total += end - start;
        return readBytes(start, end);
      };
      expect(xmpOf({ size, read: counting })).toBeUndefined();
      expect(total).toBeLessThan(2001 * 32 * 1024);
    });

    it('it gives nothing if it is damaged, has a document type or another filter, or is too large; the text is read', async () => {
      const spaces = ' '.repeat(1024 * 1024);
      const declaring = `<!DOCTYPE x [<!ENTITY a "b">]>${packet('<dc:title>&a;</dc:title>')}`;
      for (const stream of [
        streamOf(Buffer.from(packet('<dc:title>'))),
        streamOf(Buffer.from(declaring)),
        streamOf(Buffer.from('not deflated'), '/Filter /FlateDecode'),
        streamOf(Buffer.from(packet() + spaces)),
        streamOf(deflateSync(packet(spaces)), '/Filter /FlateDecode'),
        streamOf(Buffer.from(packet()), '/Filter /LZWDecode'),
      ])
        expect(await factsIn([stream])).toEqual({});
    });
  });

  it('offers attachments as files, and runs no script', async () => {
    const script = '/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>';
    const catalog = `/Names << /EmbeddedFiles << /Names [(data.csv) 4 0 R] >> >> ${script}`;
    const objects = [
      { dictionary: '<< /Type /Filespec /F (data.csv) /UF (data.csv) /EF << /F 5 0 R >> >>' },
      { dictionary: '<< /Type /EmbeddedFile /Subtype /text#2Fcsv >>', stream: 'a,b\n' },
    ];
    const extraction = await extractionOf(pdfOfLines([['Text']], { objects, catalog }));
    const bytes = new TextEncoder().encode('a,b\n');
    expect(extraction.contained).toMatchObject([{ path: 'data.csv', bytes }]);
    expect(textOf(extraction)).toBe('Text');
  });

  it('reports the beginning of the text once, before the other pages are read', async () => {
    const bytes = pdfOfLines([[], ['The north channel', 'stays open.'], ...Array.from({ length: 20 }, () => ['More'])]);
    const told: ReadingProgress[] = [];
    await read(bytes, { onProgress: (progress) => told.push(progress) });
    expect(told.filter(({ beginning }) => beginning !== undefined)).toEqual([
      { label: 'Page 2 of 22', fraction: 2 / 22, beginning: 'The north channel\nstays open.' },
    ]);
    expect(told.findIndex(({ beginning }) => beginning !== undefined)).toBe(2);
  });

  it('tells the progress page by page, and stops when it is cancelled', async () => {
    const bytes = pdfOfLines(Array.from({ length: 40 }, (_, page) => [`Page ${String(page)}`]));
    const labels: string[] = [];
    const controller = new AbortController();
    const onProgress = ({ label }: { label: string }): void => {
      labels.push(label);
      if (labels.length === 20) controller.abort(new Error('Enough.'));
    };
    await expect(read(bytes, { onProgress, signal: controller.signal })).rejects.toThrow('Enough.');
    expect(labels[0]).toBe('Page 1 of 40');
    expect(labels).toHaveLength(20);
  });
});

/**
 * Zeros, compressed twice, without compressing all of them: a fully flushed block of Deflate can be repeated (RFC
 * 1951), and the check sum of zeros is known (RFC 1950).
 */
function twiceCompressedZeros(mebibytes: number): Uint8Array {
  const block = deflateRawSync(Buffer.alloc(1024 * 1024), { finishFlush: constants.Z_FULL_FLUSH });
  const checkSum = Buffer.alloc(4);
  checkSum.writeUInt32BE((((mebibytes * 1024 * 1024) % 65521) * 65536 + 1) >>> 0);
  const blocks = Array.from({ length: mebibytes }, () => block);
  return deflateSync(Buffer.concat([Buffer.from([0x78, 0x9c]), ...blocks, Buffer.from([3, 0]), checkSum]));
}

/** The objects 3 to 5: a page with a text. */
const textPage: readonly PdfObject[] = [
  { dictionary: '<< /Type /Page /Parent 2 0 R /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>' },
  { dictionary: '<< >>', stream: 'BT /F1 12 Tf 50 700 Td (Text) Tj ET' },
  { dictionary: '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>' },
];

describe('a PDF that cannot be read', () => {
  it('says why and what to do', async () => {
    const comment = '/Annots [<< /Subtype /Text /Rect [0 0 1 1] /Contents (a) >>]';
    const protectedBy = (encryption: string) =>
      pdfOfLines([['a']], { trailer: `/ID [<00> <00>] /Encrypt << ${encryption} >>` });
    const standard = `/Filter /Standard /V 1 /R 2 /P -4 /O <${'41'.repeat(32)}> /U <${'42'.repeat(32)}>`;
    const damaged = 'The file is not a PDF, or it is damaged.';
    for (const [bytes, start] of [
      [new Uint8Array(), 'The file is empty.'],
      [new TextEncoder().encode('%PNG not a PDF'), damaged],
      [pdfOfLines([['a']]).subarray(0, 200), damaged],
      [pdfOfLines([[], []]), 'No page has text.'],
      [pdfOfPages([{ texts: [], more: comment }]), 'No page has text.'],
      [protectedBy(standard), 'The file is protected with a password.'],
      [protectedBy('/Filter /Own.Handler /V 1'), 'The file is protected in a way that only its own program can read.'],
    ] as const) {
      const problem = await problemOf(bytes);
      expect(problem).toContain(start);
      expect(problem.length).toBeGreaterThan(start.length);
    }
    const read = () => expect.unreachable('It was read.');
    expect(await readPdf({ size: 2 * 1024 ** 3, read }, await load())).toMatchObject({
      kind: 'unreadable',
      problem: expect.stringContaining('larger than 1 GiB') as string,
    });
  });

  it('ends with a sentence if a page needs more memory than it may use, and with the other pages if there are some', async () => {
    const bomb = { dictionary: '<< /Filter [/FlateDecode /FlateDecode] >>', stream: twiceCompressedZeros(100) };
    const bytes = fileOf('3 0 R', 1, { dictionary: '<< /Type /Page /Parent 2 0 R /Contents 4 0 R >>' }, bomb);
    expect(bytes.length).toBeLessThan(10_000);
    expect(await problemOf(bytes)).toContain('more memory than a PDF may use');
    const others = fileOf(
      '3 0 R 6 0 R 3 0 R',
      3,
      ...textPage,
      { dictionary: '<< /Type /Page /Parent 2 0 R /Contents 7 0 R >>' },
      bomb,
    );
    const extraction = await extractionOf(others);
    expect(textOf(extraction)).toBe('Text\n\nText');
    expect(extraction.losses).toEqual([{ code: 'unreadable-page', count: 1, first: null }]);
  });

  it('refuses a file that names one page 100,000 times, and ends for a tree and a picture that contain themselves', async () => {
    const many = fileOf('3 0 R '.repeat(100_000), 100_000, { dictionary: '<< /Type /Page /Parent 2 0 R >>' });
    expect(await problemOf(many)).toContain('more than 20,000 pages');
    expect(await problemOf(fileOf('2 0 R', 3))).not.toBe('It was read.');
    const resources = '/Resources << /XObject << /X 3 0 R >> >>';
    const nested = fileOf(
      ...(['4 0 R', 1] as const),
      { dictionary: `<< /Type /XObject /Subtype /Form /BBox [0 0 9 9] ${resources} >>`, stream: '/X Do /X Do' },
      { dictionary: `<< /Type /Page /Parent 2 0 R /Contents 5 0 R ${resources} >>` },
      { dictionary: '<< >>', stream: '/X Do' },
    );
    expect(await problemOf(nested)).toContain('more memory than a PDF may use');
  });

  it('reads the rest of a file whose end is missing, and says so', async () => {
    const whole = pdfOfLines([['First'], ['Second']]);
    const cut = whole.subarray(0, Buffer.from(whole).indexOf('startxref'));
    const extraction = await extractionOf(cut);
    expect(textOf(extraction)).toBe('First\n\nSecond');
    expect(extraction.losses).toEqual([{ code: 'rebuilt-file', count: 1, first: null }]);
  });

  it('says which pages could not be read, or have no text', async () => {
    const bytes = fileOf('3 0 R 9 0 R 6 0 R', 3, ...textPage, { dictionary: '<< /Type /Page /Parent 2 0 R >>' });
    const { losses, pages } = await extractionOf(bytes);
    expect(losses.map(({ code, count }) => [code, count])).toEqual([
      ['unreadable-page', 1],
      ['page-without-text', 1],
    ]);
    expect(pages).toHaveLength(3);
  });
});
