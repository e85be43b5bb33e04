import { describe, expect, it } from 'vitest';
import type { SourceFacts } from '../../core/casefile/source-facts.ts';
import { pageFacts } from './page-facts.ts';
import { parsePage } from './parse-page.ts';

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
