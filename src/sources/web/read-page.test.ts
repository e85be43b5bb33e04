import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCharacter } from '../../../.config/any-character.ts';
import { composeText, proposedGroups } from '../../core/extraction/compose.ts';
import { bytesOf, extractionOf, textOf, textsByGroup } from './pages.fixtures.ts';
import { readHtml, pageFacts } from './read-page.ts';
import type { SourceFacts } from '../../core/casefile/source-facts.ts';
import { parsePage } from './parse-page.ts';

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

describe('the text of a page', () => {
  it.each([
    ['blocks on lines of their own', '<p>One.</p><p>Two.</p>', 'One.\nTwo.'],
    ['words that run through inline elements', '<p>a <b>b</b>c</p>', 'a bc'],
    ['words beside blocks', 'a<div>b</div>c', 'a\nb\nc'],
    ['blocks in blocks once', '<div><section><p>a</p></section></div><ul><li>b</li></ul>', 'a\nb'],
    ['line breaks', '<p>a<br>b<br><br>c<br></p><p>d</p>', 'a\nb\n\nc\nd'],
    ['an empty line that a reader sees', '<div>a</div><div><br></div><div>b</div>', 'a\n\nb'],
    ['no script, style, comment or template', 'a<script>x</script><style>y</style><!--z--><template>t</template>', 'a'],
    ['no layout of the file', '\n  <p>\n  a\n b\t<i> c </i>\r\n</p>\n\n  <p>b</p>\n', 'a b c\nb'],
    ['spaces that are characters', '<p>a\u00a0 b\u3000c&nbsp;</p>', 'a\u00a0 b\u3000c\u00a0'],
    ['letters as they are', '<p>e\u0301ﬁ😀\u202e\u00ad\u200b</p>', 'e\u0301ﬁ😀\u202e\u00ad\u200b'],
    ['preformatted text', '<p>a</p><pre>\n  x\ty\n\n  z\n</pre>b', 'a\n  x\ty\n\n  z\nb'],
    ['white space that a style keeps', '<p style="white-space: pre-wrap">a  b\n c</p>', 'a  b\n c'],
    ['lines that a style keeps', '<p style="white-space:pre-line">a  b\n  c</p>', 'a b\nc'],
    ['blocks that a style makes', '<span style="display:block">a</span>b', 'a\nb'],
    ['references', '<p>&lt;b&gt; &amp;amp; &#x1F600; &eacute;</p>', '<b> &amp; 😀 é'],
    [
      'rows with a tab between cells',
      '<table><caption>T</caption><tr><th>a<th>b<th>c<tr><td>1<td><td><p>3</p></table>',
      'T\na\tb\tc\n1\t\t3',
    ],
    ['rows whose first cell is empty', '<table><tr><td>a<td>b<tr><td><td>2</table>', 'a\tb\n\t2'],
    [
      'blocks of tables that lay out the page',
      '<table><tr><td><h1>a</h1><td><table><tr><td>b<td>c</table></table>',
      'a\nb\tc',
    ],
    [
      'columns in line below a cell over two of them',
      '<table><tr><th colspan=2>a<th>b<tr><td>1<td>2<td>3</table>',
      'a\t\tb\n1\t2\t3',
    ],
    ['what an object without data shows', 'a <object>b</object> <object data=x>c</object>d', 'a b d'],
    ['cells that a style makes', '<b style="display:table-cell">a</b><b style="display:table-cell">b</b>', 'a\nb'],
    [
      'shadow trees with what their slots take',
      '<x-a><template shadowrootmode=open>1 <slot name=s>none</slot> 2 <slot>none</slot><slot name=t>3</slot></template><b slot=s>b</b>a</x-a>',
      '1 b 2 a3',
    ],
    [
      'shadow trees in shadow trees',
      '<div><template shadowrootmode=closed><x-b><template shadowrootmode=open>[<slot></slot>]</template><slot></slot></x-b></template>a</div>',
      '[a]',
    ],
    [
      'no template of an element without a shadow tree',
      '<ul><template shadowrootmode=open>t</template><li>a</ul>',
      'a',
    ],
    ['formulas', '<p>so <math><mi>x</mi><annotation>\\x</annotation></math></p>', 'so x'],
    ['no readings beside characters', '<ruby>漢<rp>(</rp><rt>kan</rt><rp>)</rp></ruby>字', '漢字'],
    ['no hidden text', 'a <i hidden>b</i> <i style="color:red;display : none">c</i><dialog>d</dialog>e', 'a e'],
    ['tags of another kind', '<my-tag><p>a<unknown>b</unknown></my-tag>', 'ab'],
    ['a page without end tags', '<ul><li>a<li>b<table><td>c', 'a\nb\nc'],
  ])('has %s', async (_, body, expected) => {
    expect(await textOf(`<body>${body}`)).toBe(expected);
  });

  it.each([
    ['beside characters', '<ruby>漢<rp>(</rp><rt>kan</rt><rp>)</rp></ruby>字', 'ruby', '漢(kan)字'],
    ['in hidden words', 'a <i hidden>b</i> c', 'hidden', 'a b c'],
    ['in hidden blocks', '<p>a</p><div hidden>b</div><p>c</p>', 'hidden', 'a\nb\nc'],
    ['in an element that a button opens', 'a<div popover>b</div>c', 'hidden', 'a\nb\nc'],
    [
      'that no slot takes',
      '<x-a><template shadowrootmode=open><p>a</p></template><p slot=z>b</p></x-a>',
      'hidden',
      'a\nb',
    ],
    [
      'that a slot takes which is not shown',
      '<x-a><template shadowrootmode=open><p><slot name=s>none <slot name=t></slot></slot></p></template><i slot=s>a</i><p slot=t>b</p></x-a>',
      'hidden',
      'a\nb',
    ],
    ['in a hidden end of a word', 'a<i hidden>b </i>c', 'hidden', 'ab c'],
  ])('shows text %s if it is chosen', async (_, body, group, expected) => {
    expect(await textOf(body, 'rest', group)).toBe(expected);
  });

  it('says what is not in the text, with the place', async () => {
    const page =
      'One <img src=a alt=Ship><img alt=""> two<ol><li>x<li>y</ol><iframe src=b></iframe><p><q>z</q><input value=v>' +
      '<table><tr><td>1<br>2<td>3</table><math><mi>x</mi></math>';
    expect(composeText(await extractionOf(page), new Set(['rest'])).losses).toEqual([
      { code: 'picture', count: 1, first: 3 },
      { code: 'generated-text', count: 3, first: 7 },
      { code: 'embedded-object', count: 1, first: 11 },
      { code: 'form-field', count: 1, first: 13 },
      { code: 'cell-line-break', count: 1, first: 15 },
      { code: 'equation', count: 1, first: 19 },
    ]);
  });

  it('has any text that a page can contain', async () => {
    // Parsers of HTML drop or change these characters themselves.
    const text = fc
      .string({ unit: anyCharacter, minLength: 1 })
      .map((value) => value.replaceAll(/[\0\r\p{Cs}]/gu, 'x'));
    await fc.assert(
      fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 4 }), async (texts) => {
        const lines = texts.map((value) => value.replaceAll(/[\t\n\f ]/g, '_'));
        const blocks = lines.map((line) => `<p>${escaped(line)}</p>`).join('\n ');
        expect(await textOf(`<meta charset=utf-8><body>${blocks}`)).toBe(lines.join('\n'));
      }),
    );
  });

  it('has any preformatted text exactly, apart from the line feeds around it', async () => {
    const text = fc.string({ unit: anyCharacter }).map((value) => value.replaceAll(/[\0\r\p{Cs}]/gu, '\n'));
    await fc.assert(
      fc.asyncProperty(text, async (value) => {
        const between = `<${value}>`;
        expect(await textOf(`<meta charset=utf-8><body><pre>\n${escaped(between)}\n</pre>`)).toBe(between);
      }),
    );
  });

  it('survives any markup, and composes words of the page only', async () => {
    const piece = fc.constantFrom(
      ...['<div>', '</div>', '<p hidden>', '</p>', '<b>', '</b>', '<table>', '<tr>', '<td>', '</table>', '<pre>'],
      ...['</pre>', '<br>', '<svg>', '</svg>', '<math>', '<a>', '</a>', '<nav>', '</nav>', '<button>', '</button>'],
      ...[
        '<select>',
        '<option>',
        '<ruby>',
        '<rt>',
        '</ruby>',
        '<!--',
        '-->',
        '<![CDATA[',
        ']]>',
        '<',
        '&amp',
        ' ',
        '\n',
      ],
      ...['word', '漢', '<span style="display:none">', '</span>', '<frameset>', '<template>', '<plaintext>'],
    );
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 40 }), async (pieces) => {
        const result = await readHtml({ name: 'a', mediaType: 'text/html', bytes: bytesOf(pieces.join('')) });
        if (result.kind === 'unreadable') return;
        const { extraction } = result;
        const all = composeText(extraction, new Set(extraction.groups.map(({ id }) => id))).text;
        expect(all.replaceAll(/[^w漢]/g, '').length).toBeLessThanOrEqual(
          pieces.filter((value) => value === 'word' || value === '漢').length,
        );
        const proposed = composeText(extraction, proposedGroups(extraction)).text;
        expect(all.length).toBeGreaterThanOrEqual(proposed.length);
      }),
    );
  });
});

const sentence =
  'The ministry said on Tuesday that the convoy had passed the strait, and that it would publish its log. ';
const paragraphs = `<p>${sentence.repeat(3)}</p>`.repeat(4);
const shown = Array.from({ length: 4 }, () => sentence.repeat(3).trim()).join('\n');

describe('the regions of a page', () => {
  it('proposes the article, and shows everything else', async () => {
    const page = `<title>Convoy passes strait - The Courier</title>
      <header><a href=/>The Courier</a></header><nav><a href=/a>World</a></nav>
      <main><article><header><h1>Convoy passes strait</h1><p>By A. Writer</p></header>${paragraphs}
      <aside>See also</aside><button>Share</button><footer>Corrected.</footer></article></main>
      <div class="page-comments"><p>First!</p></div><form>Mail <input value=x></form><p>Cookies</p><footer>© 2026</footer>`;
    expect(await textsByGroup(page)).toEqual({
      article: `Convoy passes strait\nBy A. Writer\n${shown}\nCorrected.`,
      header: 'The Courier',
      navigation: 'World',
      aside: 'See also',
      footer: '© 2026',
      forms: 'Share\nMail',
      comments: 'First!',
      rest: 'Cookies',
    });
    const { groups } = await extractionOf(page);
    expect(groups.filter(({ isProposed }) => isProposed).map(({ label }) => label)).toEqual(['Article']);
    expect(await textOf(page, 'article', 'forms')).toContain('Share\nCorrected.\nMail');
  });

  it('takes the heading with the words of the title from elsewhere on the page', async () => {
    const page = `<title>Convoy passes strait</title><header><h1>Convoy passes strait</h1><p>Menu</p></header>
      <div class=content>${paragraphs}</div><div class=ads>Buy</div>`;
    expect(await textOf(page)).toBe(`Convoy passes strait\n${shown}`);
  });

  it('looks for the article in a form that contains the whole page', async () => {
    const page = `<form id=aspnetForm><nav>Menu</nav><div class=content>${paragraphs}</div></form>`;
    expect(await textsByGroup(page)).toEqual({ article: shown, navigation: 'Menu' });
  });

  it('proposes a short page as a whole, without its navigation', async () => {
    const { groups } = await extractionOf('<nav>Menu</nav><p>Short.</p>');
    expect(groups.map(({ id, label, isProposed }) => [id, label, isProposed])).toEqual([
      ['navigation', 'Navigation', false],
      ['rest', 'Page', true],
    ]);
  });

  it('proposes what there is if there is nothing else, except what the page hides', async () => {
    expect(await textOf('<nav>Menu</nav>')).toBe('Menu');
    expect(await textOf('<p hidden>Only</p>')).toBe('');
  });

  it('keeps a line apart from the next if what was between them is left out', async () => {
    expect(await textOf('<p>a<br><button>Share</button> b')).toBe('a\nb');
    expect(await textOf('<p>a <button>Share</button> b')).toBe('a b');
  });

  it('gives the same result each time', async () => {
    const page = `<nav>Menu</nav><article>${paragraphs}</article>`;
    expect(await extractionOf(page)).toEqual(await extractionOf(page));
  });
});

describe('reading a page', () => {
  it('reads the encoding of the file', async () => {
    const latin = (text: string) => Uint8Array.from(text, (unit) => unit.charCodeAt(0));
    const read = async (bytes: Uint8Array<ArrayBuffer>) =>
      composeText(await extractionOf(bytes), new Set(['rest'])).text;
    expect(await read(bytesOf('\ufeff<meta charset=latin1>é'))).toBe('é');
    expect(await read(bytesOf('<!-- <meta charset=latin1> -->é'))).toBe('é');
    expect(await read(latin('<meta charset="iso-8859-1"><p>\xe9 \x80'))).toBe('é €');
    expect(
      await read(latin('<meta http-equiv=Content-Type content="text/html; charset=windows-1251">\xcc\xc8\xc4')),
    ).toBe('МИД');
    expect(await read(latin('<meta charset=shift_jis>\x93\xfa\x96{'))).toBe('日本');
    expect(await read(Uint8Array.of(0xff, 0xfe, 0x61, 0, 0x2d, 0x4e))).toBe('a中');
    expect(await read(bytesOf('<meta charset=utf-16>é'))).toBe('é');
  });

  it('counts what does not fit the encoding of the file', async () => {
    const { losses } = await extractionOf(Uint8Array.from([...bytesOf('<meta charset=utf-8>a'), 0xe4, 0x62]));
    expect(losses).toEqual([{ code: 'decoded-leniently', count: 1, first: null }]);
  });

  it.each([
    ['an encoding that nothing says', Uint8Array.of(0x61, 0xe4, 0x62), 'is not UTF-8. Open the page in a browser'],
    ['an unknown encoding', bytesOf('<meta charset=ebcdic>a\u00e9').subarray(0, -1), 'does not know (“ebcdic”)'],
    ['no text', bytesOf('<p> <img src=a><script>x</script>'), 'contains no text'],
    ['frames', bytesOf('<frameset><frame src=a></frameset>'), 'Save the page in the frame'],
    ['too much', new Uint8Array(64 * 1024 * 1024 + 1), 'too large'],
  ])('says why it cannot read a page with %s', async (_, bytes, problem) => {
    const result = await readHtml({ name: 'a.html', mediaType: 'text/html', bytes });
    expect(result).toEqual({ kind: 'unreadable', problem: expect.stringContaining(problem) as unknown });
  });

  it('reads XHTML as XML: empty elements, and sections that are text', async () => {
    const page =
      '<?xml version="1.0"?><html><head><title/><script src="a"/></head><body><p>a<i/>b<![CDATA[<c>]]></p></body></html>';
    const read = async (name: string) => composeText(await extractionOf(bytesOf(page), name), new Set(['rest'])).text;
    expect(await read('a.xhtml')).toBe('ab<c>');
  });

  it('does not stop at elements that are nested deeply', async () => {
    expect(await textOf(`${'<div>'.repeat(30_000)}deep${'</div>'.repeat(30_000)}<p>after`)).toBe('deep\nafter');
    expect(await textOf(`${'<b><p>'.repeat(5000)}deep`)).toBe('deep');
    expect(await textOf(`${'<table><tr><td>'.repeat(5000)}deep`)).toBe('deep');
  });

  it('runs and loads nothing', async () => {
    const page =
      '<meta http-equiv=refresh content="0;url=https://x.example/"><base href=https://x.example/><p onclick=x()>a' +
      '<script>throw 1</script><img src=https://x.example/a onerror=x()><link rel=stylesheet href=https://x.example/b>';
    expect(await textOf(page)).toBe('a');
  });

  it('refuses a page with too many tags before it is parsed', async () => {
    const file = { name: 'a.html', mediaType: 'text/html', bytes: bytesOf('<p>'.repeat(500_001)) };
    expect(await readHtml(file)).toEqual({
      kind: 'unreadable',
      problem: 'The page has more than 500,000 tags. Copy the text that you need and paste it.',
    });
  });

  it('tells the progress of a large page, and stops when it is cancelled', async () => {
    const file = { name: 'a.html', mediaType: 'text/html', bytes: bytesOf(`<p>${'word '.repeat(500_000)}`) };
    const controller = new AbortController();
    const steps: (number | undefined)[] = [];
    const reading = readHtml(
      file,
      ({ fraction }) => {
        steps.push(fraction);
        if (steps.length === 2) controller.abort();
      },
      controller.signal,
    );
    await expect(reading).rejects.toMatchObject({ name: 'AbortError' });
    expect(steps).toEqual([undefined, expect.closeTo(0.42, 1)]);
  });

  it('records the versions of its libraries', async () => {
    const { reader } = await extractionOf('a');
    const installed = ['parse5', '@mozilla/readability'].map((name) => {
      const { version } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')) as { version: string };
      return `${name} ${version}`;
    });
    expect(reader).toEqual({ name: 'html', version: 3, engine: installed.join(', ') });
  });
});

async function factsOf(html: string): Promise<SourceFacts> {
  return pageFacts(await parsePage(html));
}

const jsonLd = (value: unknown): string => `<script type="application/ld+json">${JSON.stringify(value)}</script>`;

describe('what a page says about itself', () => {
  it.each([
    ['the title', '<title>\n A  page </title>', { title: { value: 'A page', origin: 'page-title' } }],
    [
      'its title on other sites before that of the window',
      '<title>A page | The Site</title><meta property=og:title content="A &quot;page&quot;">',
      { title: { value: 'A "page"', origin: 'metadata' } },
    ],
    [
      'the title of the page and not of a drawing in it',
      '<svg><title>Logo</title></svg><title>Caf&eacute;</title>',
      { title: { value: 'Café', origin: 'page-title' } },
    ],
    [
      'the canonical link, with an ampersand that is no reference',
      `<link rel="alternate" href="https://x.example/rss"><LINK REL='canonical' HREF='https://x.example/a?b=1&copy=2'>`,
      { canonical_url: { value: 'https://x.example/a?b=1&copy=2', origin: 'metadata' } },
    ],
    [
      'a relative link, against the address that it was saved from',
      '<!-- saved from url=(0024)https://x.example/news/1 --><link rel=canonical href=/news/one>',
      { canonical_url: { value: 'https://x.example/news/one', origin: 'metadata' } },
    ],
    [
      'the address that it was saved from',
      '<!-- saved from url=(0020)https://x.example/a -->',
      { canonical_url: { value: 'https://x.example/a', origin: 'saved-page' } },
    ],
    [
      'what SingleFile writes',
      '<!--\n Page saved with SingleFile \n url: https://x.example/a \n saved date: Tue Jul 14 2026 10:00:00 GMT+0200 (CEST)\n-->',
      {
        canonical_url: { value: 'https://x.example/a', origin: 'saved-page' },
        retrieved_at: { value: '2026-07-14T10:00:00+02:00', origin: 'saved-page' },
      },
    ],
    ['no address of a file', '<link rel=canonical href="file:///home/a.html"><meta property=og:url content=/a>', {}],
    [
      'JSON-LD of an article in a graph, before other metadata',
      jsonLd({
        '@graph': [
          { '@type': 'Organization', name: 'No', url: 'https://no.example/' },
          {
            '@type': ['NewsArticle'],
            headline: 'One',
            datePublished: '2026-07-14T09:30:00+02:00',
            inLanguage: 'pt_BR',
            publisher: { '@type': 'Organization', name: 'The Courier' },
            mainEntityOfPage: { '@id': 'https://x.example/one' },
          },
        ],
      }) + '<meta name=date content="2020-01-01">',
      {
        title: { value: 'One', origin: 'metadata' },
        canonical_url: { value: 'https://x.example/one', origin: 'metadata' },
        published_at: { value: '2026-07-14T09:30:00+02:00', origin: 'metadata' },
        language: { value: 'pt-BR', origin: 'metadata' },
        publisher: { value: 'The Courier', origin: 'metadata' },
      },
    ],
    [
      'the publisher that JSON-LD describes elsewhere',
      jsonLd([
        { '@type': 'Article', publisher: { '@id': '#org' } },
        { '@id': '#org', '@type': 'Organization', name: 'Plain' },
      ]),
      { publisher: { value: 'Plain', origin: 'metadata' } },
    ],
    [
      'JSON-LD with comments of JavaScript and a comma at the end',
      '<script type=application/ld+json>/* a */ {"@type": "Article", // b\n"headline": "A // b, ]", "url": "https://x.example//a",}</script>',
      {
        title: { value: 'A // b, ]', origin: 'metadata' },
        canonical_url: { value: 'https://x.example//a', origin: 'metadata' },
      },
    ],
    [
      'a title without control characters',
      '<script type=application/ld+json>{"@type": "Article", "headline": "A\\u0000b"}</script>',
      { title: { value: 'A b', origin: 'metadata' } },
    ],
    ['nothing in damaged JSON-LD', '<script type=application/ld+json>{"headline": "x"</script>', {}],
    [
      'JSON-LD of unexpected types',
      jsonLd([7, null, { '@type': 'Article', headline: { a: 1 }, publisher: 'Plain', datePublished: 2026 }]),
      { publisher: { value: 'Plain', origin: 'metadata' } },
    ],
    [
      'dates in metadata, with what they do not say',
      '<meta name="DCTERMS.issued" content="2026-07-14">',
      { published_at: { value: '2026-07-14T00:00:00Z', origin: 'metadata', assumed: 'time' } },
    ],
    [
      'the first date that can be read',
      '<meta property="article:published_time" content="last week"><meta name="dc.date" content="2026-07-14 09:30">',
      { published_at: { value: '2026-07-14T09:30:00Z', origin: 'metadata', assumed: 'zone' } },
    ],
    ['its language', '<html lang="zh-hant">', { language: { value: 'zh-Hant', origin: 'page-language' } }],
    [
      'the language of its metadata',
      '<html lang=""><meta property=og:locale content=en_GB>',
      { language: { value: 'en-GB', origin: 'metadata' } },
    ],
    ['no language that is none', '<html lang="und"><meta property=og:locale content="English">', {}],
    [
      'the site as its publisher',
      '<meta property="og:site_name" content="MFA">',
      { publisher: { value: 'MFA', origin: 'metadata' } },
    ],
    [
      'its own word for its publisher',
      '<meta name="publisher" content="Institute for Rivers">',
      { publisher: { value: 'Institute for Rivers', origin: 'metadata' } },
    ],
    ['nothing', '<p>Text</p>', {}],
  ])('has %s', async (_, html, expected) => {
    const found = Object.fromEntries(Object.entries(await factsOf(html)).filter(([, fact]) => fact !== undefined));
    expect(found).toEqual(expected);
  });

  it.each([
    ['an HTML comment', '<!--', '-->'],
    ['a comment of JavaScript', '// <!--', '// -->'],
    ['CDATA', '//<![CDATA[', '//]]>'],
    ['CDATA in a comment of style sheets', '/* <![CDATA[ */', '/* ]]> */'],
    ['CDATA in an HTML comment', '<!--//--><![CDATA[//><!--', '//--><!]]>'],
    ['a statement', '', ';'],
  ])('has JSON-LD in %s, with line breaks and character references in its texts', async (_, before, after) => {
    const json = '{"headline": "A &amp; B&#39;s\\n <!-- c -->\n&copy=1"}';
    const { title } = await factsOf(`<script type=application/ld+json>\n${before}\n${json}\n${after}\n</script>`);
    expect(title?.value).toBe("A & B's <!-- c --> &copy=1");
  });

  it('survives names that objects inherit', async () => {
    const inherited = await factsOf(jsonLd(JSON.parse('{"__proto__": {"headline": "x"}, "@type": "Article"}')));
    expect(inherited.title).toBeUndefined();
    expect(
      (await factsOf('<meta name="constructor" content="x"><meta name=__proto__ content=y>')).title,
    ).toBeUndefined();
  });
});
