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

  it('shows text beside characters, hidden text and what no slot takes if it is chosen', async () => {
    const slotted =
      '<x-a><template shadowrootmode=open><p><slot name=s>none <slot name=t></slot></slot></p></template><i slot=s>a</i><p slot=t>b</p></x-a>';
    for (const [body, group, expected] of [
      ['<ruby>漢<rp>(</rp><rt>kan</rt><rp>)</rp></ruby>字', 'ruby', '漢(kan)字'],
      ['a <i hidden>b</i> c', 'hidden', 'a b c'],
      ['<p>a</p><div hidden>b</div><p>c</p>', 'hidden', 'a\nb\nc'],
      ['a<div popover>b</div>c', 'hidden', 'a\nb\nc'],
      ['<x-a><template shadowrootmode=open><p>a</p></template><p slot=z>b</p></x-a>', 'hidden', 'a\nb'],
      [slotted, 'hidden', 'a\nb'],
      ['a<i hidden>b </i>c', 'hidden', 'ab c'],
    ] as const)
      expect(await textOf(body, 'rest', group), body).toBe(expected);
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
    const blocks =
      '<div> </div> <p hidden> </p> <table> <tr> <td> </table> <pre> </pre> <br> <svg> </svg> <nav> </nav>';
    const inline = '<b> </b> <math> <a> </a> <button> </button> <select> <option> <ruby> <rt> </ruby>';
    const piece = fc.constantFrom(
      ...`${blocks} ${inline}`.split(/(?<=>) /),
      '<!--',
      '-->',
      '<![CDATA[',
      ']]>',
      '<',
      '&amp',
      ' ',
      '\n',
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
});

describe('reading a page', () => {
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
    expect(composeText(await extractionOf(bytesOf(page), 'a.xhtml'), new Set(['rest'])).text).toBe('ab<c>');
  });

  it('does not stop at elements that are nested deeply', async () => {
    expect(await textOf(`${'<div>'.repeat(30_000)}deep${'</div>'.repeat(30_000)}<p>after`)).toBe('deep\nafter');
    expect(await textOf(`${'<b><p>'.repeat(5000)}deep`)).toBe('deep');
    expect(await textOf(`${'<table><tr><td>'.repeat(5000)}deep`)).toBe('deep');
  });

  it('refuses a page with too many tags before it is parsed', async () => {
    const file = { name: 'a.html', mediaType: 'text/html', bytes: bytesOf('<p>'.repeat(500_001)) };
    const problem = 'The page has more than 500,000 tags. Copy the text that you need and paste it.';
    expect(await readHtml(file)).toEqual({ kind: 'unreadable', problem });
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
    const versions = ['parse5', '@mozilla/readability'].map((name) => {
      const { version } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')) as { version: string };
      return `${name} ${version}`;
    });
    expect((await extractionOf('a')).reader).toEqual({ name: 'html', version: 3, engine: versions.join(', ') });
  });
});

async function factsOf(html: string): Promise<SourceFacts> {
  return pageFacts(await parsePage(html));
}

const jsonLd = (value: unknown): string => `<script type="application/ld+json">${JSON.stringify(value)}</script>`;

const web = 'https://x.example/';
const meta = (...pairs: readonly (readonly [property: string, content: string])[]): string =>
  pairs.map(([property, content]) => `<meta property="${property}" content="${content}">`).join('');
const article = {
  headline: 'One',
  datePublished: '2026-07-14T09:30:00+02:00',
  inLanguage: 'pt_BR',
  publisher: { '@type': 'Organization', name: 'The Courier' },
  mainEntityOfPage: { '@id': `${web}one` },
};
const organisation = { '@type': 'Organization', name: 'No', url: 'https://no.example/' };

describe('what a page says about itself', () => {
  // Each fact with where it comes from, and what was assumed.
  it.each<[string, string, ...string[]]>([
    ['the title', '<title>\n A  page </title>', 'title: A page (page-title)'],
    [
      'its title on other sites before that of the window',
      `<title>A page | The Site</title>${meta(['og:title', 'A &quot;page&quot;'])}`,
      'title: A "page" (metadata)',
    ],
    [
      'the title of the page and not of a drawing in it',
      '<svg><title>Logo</title></svg><title>Caf&eacute;</title>',
      'title: Café (page-title)',
    ],
    [
      'the canonical link, with an ampersand that is no reference',
      `<link rel="alternate" href="${web}rss"><LINK REL='canonical' HREF='${web}a?b=1&copy=2'>`,
      `canonical_url: ${web}a?b=1&copy=2 (metadata)`,
    ],
    [
      'a relative link, against the address that it was saved from',
      `<!-- saved from url=(0024)${web}news/1 --><link rel=canonical href=/news/one>`,
      `canonical_url: ${web}news/one (metadata)`,
    ],
    [
      'the address that it was saved from',
      `<!-- saved from url=(0020)${web}a -->`,
      `canonical_url: ${web}a (saved-page)`,
    ],
    [
      'what SingleFile writes',
      `<!--\n Page saved with SingleFile \n url: ${web}a \n saved date: Tue Jul 14 2026 10:00:00 GMT+0200 (CEST)\n-->`,
      `canonical_url: ${web}a (saved-page)`,
      'retrieved_at: 2026-07-14T10:00:00+02:00 (saved-page)',
    ],
    ['no address of a file', `<link rel=canonical href="file:///home/a.html">${meta(['og:url', '/a'])}`],
    [
      'JSON-LD of an article in a graph, before other metadata',
      `${jsonLd({ '@graph': [organisation, { '@type': ['NewsArticle'], ...article }] })}<meta name=date content="2020-01-01">`,
      'title: One (metadata)',
      `canonical_url: ${web}one (metadata)`,
      'published_at: 2026-07-14T09:30:00+02:00 (metadata)',
      'language: pt-BR (metadata)',
      'publisher: The Courier (metadata)',
    ],
    [
      'the publisher that JSON-LD describes elsewhere',
      jsonLd([
        { '@type': 'Article', publisher: { '@id': '#org' } },
        { ...organisation, '@id': '#org' },
      ]),
      'publisher: No (metadata)',
    ],
    [
      'JSON-LD with comments of JavaScript and a comma at the end',
      `<script type=application/ld+json>/* a */ {"@type": "Article", // b\n"headline": "A // b, ]", "url": "${web}/a",}</script>`,
      'title: A // b, ] (metadata)',
      `canonical_url: ${web}/a (metadata)`,
    ],
    [
      'a title without control characters',
      '<script type=application/ld+json>{"@type": "Article", "headline": "A\\u0000b"}</script>',
      'title: A b (metadata)',
    ],
    ['nothing in damaged JSON-LD', '<script type=application/ld+json>{"headline": "x"</script>'],
    [
      'JSON-LD of unexpected types',
      jsonLd([7, null, { '@type': 'Article', headline: { a: 1 }, publisher: 'Plain', datePublished: 2026 }]),
      'publisher: Plain (metadata)',
    ],
    [
      'dates in metadata, with what they do not say',
      '<meta name="DCTERMS.issued" content="2026-07-14">',
      'published_at: 2026-07-14T00:00:00Z (metadata, without time)',
    ],
    [
      'the first date that can be read',
      `${meta(['article:published_time', 'last week'])}<meta name="dc.date" content="2026-07-14 09:30">`,
      'published_at: 2026-07-14T09:30:00Z (metadata, without zone)',
    ],
    ['its language', '<html lang="zh-hant">', 'language: zh-Hant (page-language)'],
    ['the language of its metadata', `<html lang="">${meta(['og:locale', 'en_GB'])}`, 'language: en-GB (metadata)'],
    ['no language that is none', `<html lang="und">${meta(['og:locale', 'English'])}`],
    ['the site as its publisher', meta(['og:site_name', 'MFA']), 'publisher: MFA (metadata)'],
    [
      'its own word for its publisher',
      '<meta name="publisher" content="Institute for Rivers">',
      'publisher: Institute for Rivers (metadata)',
    ],
    ['nothing', '<p>Text</p>'],
  ])('has %s', async (_, html, ...expected) => {
    const found = Object.entries(await factsOf(html)).flatMap(([name, fact]) => {
      if (!fact) return [];
      const { value, origin, assumed } = fact as { value: string; origin: string; assumed?: string };
      return [`${name}: ${value} (${origin}${assumed === undefined ? '' : `, without ${assumed}`})`];
    });
    expect(found.toSorted()).toEqual(expected.toSorted());
  });

  it('has JSON-LD in any wrapping, with line breaks and character references in its texts', async () => {
    for (const [before, after] of [
      ['<!--', '-->'],
      ['// <!--', '// -->'],
      ['//<![CDATA[', '//]]>'],
      ['/* <![CDATA[ */', '/* ]]> */'],
      ['<!--//--><![CDATA[//><!--', '//--><!]]>'],
      ['', ';'],
    ]) {
      const json = '{"headline": "A &amp; B&#39;s\\n <!-- c -->\n&copy=1"}';
      const { title } = await factsOf(`<script type=application/ld+json>\n${before}\n${json}\n${after}\n</script>`);
      expect(title?.value, before).toBe("A & B's <!-- c --> &copy=1");
    }
  });

  it('survives names that objects inherit', async () => {
    const json = JSON.parse('{"__proto__": {"headline": "x"}, "@type": "Article"}') as unknown;
    for (const page of [jsonLd(json), '<meta name="constructor" content="x"><meta name=__proto__ content=y>'])
      expect((await factsOf(page)).title, page).toBeUndefined();
  });
});
