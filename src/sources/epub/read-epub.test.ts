import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { composeText, proposedGroups } from '../../core/extraction/compose.ts';
import { extractionOf, lossCounts, problemOf, textWith } from '../office/office.fixtures.ts';
import { readEpub } from './read-epub.ts';

interface EpubParts {
  readonly metadata?: string;
  /** More items of the manifest and more references of the spine. */
  readonly items?: string;
  readonly references?: string;
  readonly others?: Readonly<Record<string, string>>;
}

/** Makes a book with chapters whose bodies are given, by the names of their files. */
function makeEpub(
  bodies: Readonly<Record<string, string>>,
  { metadata = '', items = '', references = '', others = {} }: EpubParts = {},
): Uint8Array<ArrayBuffer> {
  const names = Object.keys(bodies);
  const manifest = names.map(
    (name) => `<item id="${name}" href="text/${name}.xhtml" media-type="application/xhtml+xml"/>`,
  );
  const spine = names.map((name) => `<itemref idref="${name}"/>`);
  const opf = `<package xmlns="http://www.idpf.org/2007/opf" version="3.0"><metadata xmlns:dc="http://purl.org/dc/elements/1.1/">${metadata}</metadata><manifest>${manifest.join('')}${items}</manifest><spine>${spine.join('')}${references}</spine></package>`;
  const container =
    '<container xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="OEBPS/a.opf"/></rootfiles></container>';
  const page = (body: string): string =>
    `<?xml version="1.0"?><!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.1//EN" "http://www.w3.org/TR/xhtml11/DTD/xhtml11.dtd"><html xmlns="http://www.w3.org/1999/xhtml"><head><title/></head><body>${body}</body></html>`;
  return zipSync({
    mimetype: [strToU8('application/epub+zip'), { level: 0 }],
    'META-INF/container.xml': strToU8(container),
    'OEBPS/a.opf': strToU8(opf),
    ...Object.fromEntries(names.map((name) => [`OEBPS/text/${name}.xhtml`, strToU8(page(bodies[name] ?? ''))])),
    ...Object.fromEntries(Object.entries(others).map(([path, text]) => [path, strToU8(text)])),
  }) as Uint8Array<ArrayBuffer>;
}

const resultOf = (bytes: Uint8Array<ArrayBuffer>) => readEpub({ name: 'a.epub', mediaType: '', bytes });
const read = async (bodies: Readonly<Record<string, string>>, parts?: EpubParts) =>
  extractionOf(await resultOf(makeEpub(bodies, parts)));

const protectedBy = (algorithm: string): EpubParts => ({
  others: {
    'META-INF/encryption.xml': `<encryption xmlns="urn:oasis:names:tc:opendocument:xmlns:container" xmlns:enc="http://www.w3.org/2001/04/xmlenc#"><enc:EncryptedData><enc:EncryptionMethod Algorithm="${algorithm}"/><enc:CipherData><enc:CipherReference URI="OEBPS/text/one.xhtml"/></enc:CipherData></enc:EncryptedData></encryption>`,
  },
});

describe('an EPUB', () => {
  it('is read in the order of its spine, with the titles of its table of contents', async () => {
    const navigation =
      '<html><body><nav epub:type="toc"><a href="text/two.xhtml#a">The <b>second</b></a></nav></body></html>';
    const extraction = await read(
      { one: '<h1>First &amp; foremost</h1><p>a<br/>b</p>', two: '<p>c&nbsp;d</p>', three: '<p>e</p>' },
      {
        items: '<item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>',
        references: '<itemref idref="nav"/>',
        others: { 'OEBPS/nav.xhtml': navigation },
      },
    );
    expect(extraction.groups).toEqual([
      { id: 'chapter-1', kind: 'chapter', label: 'First & foremost', isProposed: true },
      { id: 'chapter-2', kind: 'chapter', label: 'The second', isProposed: true },
      { id: 'chapter-3', kind: 'chapter', label: 'Part 3', isProposed: true },
      { id: 'chapter-4', kind: 'chapter', label: 'Part 4', isProposed: false },
    ]);
    const composed = composeText(extraction, proposedGroups(extraction));
    expect(composed.text).toBe('First & foremost\na\nb\n\nc\u00a0d\n\ne');
    expect(composed.places).toMatchObject([
      { kind: 'part', start: 0, end: 20, path: 'OEBPS/text/one.xhtml', label: 'First & foremost' },
      { kind: 'part', start: 22, end: 25, path: 'OEBPS/text/two.xhtml', label: 'The second' },
      { kind: 'part', start: 27, end: 28, path: 'OEBPS/text/three.xhtml', label: 'Part 3' },
    ]);
  });

  it('has the titles of an older table of contents, and does not propose what is outside the order', async () => {
    const ncx =
      '<!DOCTYPE ncx PUBLIC "-//NISO//DTD ncx 2005-1//EN" "http://www.daisy.org/z3986/2005/ncx-2005-1.dtd"><ncx xmlns="http://www.daisy.org/z3986/2005/ncx/"><navMap><navPoint><navLabel><text>Straits</text></navLabel><content src="text/one.xhtml"/></navPoint></navMap></ncx>';
    const extraction = await read(
      { one: '<p>a</p>' },
      {
        items:
          '<item id="ncx" href="toc.ncx" media-type="application/x-dtbncx+xml"/><item id="x" href="text/x%20y.xhtml" media-type="application/xhtml+xml"/><item id="map" href="map.svg" media-type="image/svg+xml"/>',
        references: '<itemref idref="x" linear="no"/><itemref idref="map"/>',
        others: { 'OEBPS/toc.ncx': ncx, 'OEBPS/text/x y.xhtml': '<html><body><p>answers</p></body></html>' },
      },
    );
    expect(extraction.groups).toMatchObject([
      { label: 'Straits', isProposed: true },
      { label: 'Part 2', isProposed: false },
    ]);
    expect(textWith(extraction)).toBe('a');
    expect(lossCounts(extraction)).toEqual({ picture: 1 });
  });

  it('tells hidden text and ruby of each chapter apart, and says where pictures were', async () => {
    const extraction = await read({
      one: '<p>a<span hidden="">secret</span><img alt="map" src="x.png"/></p>',
      two: '<p><ruby>海峡<rt>かいきょう</rt></ruby></p>',
    });
    expect(extraction.groups.map(({ id, isProposed }) => [id, isProposed])).toEqual([
      ['chapter-1', true],
      ['chapter-1/hidden', false],
      ['chapter-2', true],
      ['chapter-2/ruby', false],
    ]);
    expect(textWith(extraction)).toBe('a\n\n海峡');
    expect(lossCounts(extraction).picture).toBe(1);
  });

  it('says title, publisher, date, language and address, and does not take the author for the publisher', async () => {
    const facts = async (metadata: string) => (await read({ one: '<p>a</p>' }, { metadata })).facts;
    const start = '<dc:title>Straits</dc:title><dc:creator>R. Lind</dc:creator>';
    const rest =
      '<dc:publisher>Harbour Press</dc:publisher><dc:date>2026-03-01</dc:date><dc:language>en-GB</dc:language><dc:identifier>urn:uuid:1</dc:identifier><dc:source>https://press.example/straits</dc:source>';
    expect((await facts(start)).publisher).toBeUndefined();
    expect(await facts(start + rest)).toEqual({
      title: { value: 'Straits', origin: 'metadata' },
      publisher: { value: 'Harbour Press', origin: 'metadata' },
      published_at: { value: '2026-03-01T00:00:00Z', origin: 'metadata', assumed: 'time' },
      language: { value: 'en-GB', origin: 'metadata' },
      canonical_url: { value: 'https://press.example/straits', origin: 'metadata' },
    });
  });

  it.each([
    [
      'is protected against copying',
      makeEpub({ one: 'x' }, protectedBy('http://www.w3.org/2001/04/xmlenc#aes256-cbc')),
      /DRM/,
    ],
    ['has no text', makeEpub({ one: '<img src="x.png"/>' }), /contains no text/],
    ['has no package document', zipSync({ mimetype: strToU8('application/epub+zip') }), /damaged/],
    ['is no zip', strToU8('no zip'), /damaged/],
  ] as const)('that %s gets a sentence', async (_, bytes, problem) => {
    expect(problemOf(await resultOf(Uint8Array.from(bytes)))).toMatch(problem);
  });

  it('whose fonts alone are obfuscated can be read, and a missing or scripted chapter stops no other', async () => {
    const items =
      '<item id="gone" href="../../gone.xhtml" media-type="application/xhtml+xml"/><item id="lost" href="lost.xhtml" media-type="application/xhtml+xml"/>';
    const extraction = await read(
      { one: '<script>document.body.textContent = "x"</script><p>a<br></br>b</p>' },
      {
        items,
        references: '<itemref idref="gone"/><itemref idref="lost"/><itemref idref="none"/>',
        ...protectedBy('http://www.idpf.org/2008/embedding'),
      },
    );
    expect(textWith(extraction)).toBe('a\nb');
    expect(lossCounts(extraction)).toEqual({ 'unknown-part': 3 });
  });

  it('can be cancelled between chapters', async () => {
    const cancel = new AbortController();
    const labels: string[] = [];
    const note = ({ label }: { readonly label: string }): void => {
      labels.push(label);
      if (label.startsWith('Chapter 2')) cancel.abort(new Error('cancelled'));
    };
    const file = { name: 'a.epub', mediaType: '', bytes: makeEpub({ one: '<p>a</p>', two: '<p>b</p>' }) };
    await expect(readEpub(file, note, cancel.signal)).rejects.toThrow('cancelled');
    expect(labels).toEqual(['Chapter 1 of 2', 'Chapter 2 of 2']);
  });
});
