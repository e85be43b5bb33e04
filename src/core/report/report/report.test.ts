import { sha256 } from '@noble/hashes/sha2.js';
import { SaxesParser } from 'saxes';
import { finished, findingsOf, torn } from '../written-files.fixtures.ts';
import { describe, expect, it } from 'vitest';
import type { Workspace } from '../../workspace/workspace.ts';
import { authorsMark, withMarkedTexts } from '../../workspace/authors-texts.fixtures.ts';
import { workspaceOf } from '../../rules/example-workspace.ts';
import { printedReport } from '../report-html.ts';
import { fullShape, shortShape } from './shape.ts';
import { codePointLength } from '../../text/offsets.ts';
import { spanOf } from '../../text/span.ts';
import { fragmentAddress } from './claims.ts';
import { listedFindings, moreInWords, type ReportFinding } from './findings.ts';
import type { EvidenceLink } from '../../assessment/types.generated.ts';
import { reportOf } from './report.ts';
import { hasTooManyLinks, mapBlocks, timelineBlocks } from './pictures.ts';
import { style, runningHead } from '../prose/style.ts';
import type { Block } from '../prose/prose.ts';

/** The texts of a page, each with its language. Pictures are single images, whose name and description are ours. */
function textsWithLanguage(page: string): readonly (readonly [language: string, text: string])[] {
  const texts: (readonly [string, string])[] = [];
  const languages = ['en'];
  const parser = new SaxesParser({ fragment: true });
  const here = (): string => languages.at(-1) ?? '';
  parser.on('opentag', ({ name, attributes }) => {
    languages.push(name === 'svg' ? 'picture' : String(attributes['lang'] ?? here()));
  });
  parser.on('text', (text) => text.trim() !== '' && here() !== 'picture' && texts.push([here(), text]));
  parser.on('closetag', () => languages.pop());
  parser.write(page).close();
  return texts;
}

describe('the printed report', () => {
  const findings = findingsOf(finished);
  const { markup, style } = printedReport(finished, { digest: sha256, findings });

  it('has every entry of the assessment', () => {
    for (const { claim_id } of finished.assessment['claims'] as unknown as { claim_id: string }[]) {
      expect(markup).toContain(claim_id);
    }
  });

  it('has nothing that the content security policy would block', () => {
    expect(markup).not.toMatch(/<(script|style|link|img|iframe)|\s(style|on\w+)=/);
  });

  it('has a style for a shadow root', () => {
    expect(style).not.toMatch(/(^|[\s{}])(:root|html|body)\b/);
    expect(style).toMatch(/@media print \{\s*:host \{ color-scheme: light/);
    expect(style).not.toMatch(/font-size: [\d.]+rem/);
  });

  it('gives quoted text the language of its source, and the author’s own text none', () => {
    const inPersian = structuredClone(finished) as { -readonly [name in keyof Workspace]: Workspace[name] };
    inPersian.casefile &&= {
      ...inPersian.casefile,
      observations: inPersian.casefile.observations.map((each) => ({ ...each, language: 'fa' })),
    };
    const { markup: persian } = printedReport(inPersian, { digest: sha256, findings });
    const quotes = persian.match(/<(?:bdi|span) class="quote"[^>]*>/g) ?? [];
    expect(quotes.length).toBeGreaterThan(10);
    expect(quotes.filter((tag) => !tag.includes(' lang="fa"'))).toEqual([]);
    const own = persian.match(/<(?:p class="statement"|li) dir="auto"><span[^>]*>/g) ?? [];
    expect(own.length).toBeGreaterThan(5);
    expect(own.filter((tag) => !tag.includes(' lang=""'))).toEqual([]);
    const titles = persian.match(/[Oo]bservation \d+(?:<\/a>, |:<\/bdi><\/b> )<bdi[^>]*>/g) ?? [];
    expect(titles.length).toBeGreaterThan(20);
    expect(titles.filter((tag) => !tag.includes(' lang="fa"'))).toEqual([]);
    const reasons = persian.match(/<bdi[^>]* data-in="[^"]*\/reason">/g) ?? [];
    expect(reasons.filter((tag) => !tag.includes(' lang=""'))).toEqual([]);
  });

  it.each([fullShape, shortShape])('gives all texts of the author their stated language, and no others', (shape) => {
    const workspace = { ...withMarkedTexts(finished), textLanguage: 'de' };
    const { markup: page } = printedReport(workspace, { digest: sha256, findings: [], shape });
    const texts = textsWithLanguage(page);
    const ofAuthor = texts.filter(([, text]) => text.includes(authorsMark));
    expect(ofAuthor.length).toBeGreaterThan(50);
    expect(ofAuthor.filter(([language]) => language !== 'de')).toEqual([]);
    expect(texts.filter(([language, text]) => language === 'de' && !text.includes(authorsMark))).toEqual([]);
  });

  it('gives a proposition the language of the source only if it is the text of the source', () => {
    const propositionIn = (proposition: string) => {
      const workspace = workspaceOf({
        title: '',
        assessment: { '/claims/0/proposition': proposition, '/claims/0/actual': 'بسته است' },
        casefile: { '/observations/0/language': 'fa' },
      });
      const { markup: page } = printedReport(workspace, { digest: sha256, findings: [] });
      return /<bdi( lang="[^"]*")? data-in="\/claims\/0\/proposition">/.exec(page)?.[1];
    };
    expect([propositionIn('بسته است'), propositionIn('It is closed.')]).toEqual([' lang="fa"', ' lang=""']);
  });
});

it('shows each claim in its sentence, with who said it', () => {
  const [claims = ''] =
    /<section id="claims">[^]*?<\/section>/.exec(printedReport(torn, { digest: sha256, findings: [] }).markup) ?? [];
  const text = claims.replaceAll(/<[^>]*>/g, '');
  expect(text).toContain('“The minister denied on Monday that the Harbour Council will close the channel.”');
  expect(text).toContain('In the same sentence: “denied” can reverse these words.');
  expect(text).toContain('Harbour Council, publisher');
  expect(text).not.toContain('attribution: ');
});

const page = 'https://example.org/port';
const addressOf = (actual: string, address: string | null = page) =>
  fragmentAddress(address, actual, undefined, undefined);

/** The text directive of an address, decoded as a browser does: its parts are between commas. */
const partsOf = (address: string | undefined): readonly string[] =>
  (address?.split(':~:text=')[1] ?? '').split(',').map((part) => decodeURIComponent(part));

describe('the address of a quote in its live source', () => {
  it.each([
    ['a dash', 'north-west', 'north%2Dwest'],
    ['a comma', 'ships, boats', 'ships%2C%20boats'],
    ['an ampersand', 'oil & gas', 'oil%20%26%20gas'],
    ['a percent sign', '5 % of 10%', '5%20%25%20of%2010%25'],
    ['spaces and a line end', '  two \t words ', 'two%20words'],
    ['an apostrophe and brackets', "it's (all)", 'it%27s%20%28all%29'],
    ['letters of another script', 'порт 港', '%D0%BF%D0%BE%D1%80%D1%82%20%E6%B8%AF'],
    ['an emoji', '👍', '%F0%9F%91%8D'],
    ['half a character', 'a\ud800', 'a%EF%BF%BD'],
  ])('encodes %s', (_, actual, encoded) => {
    expect(addressOf(actual)).toBe(`${page}#:~:text=${encoded}`);
  });

  it('has the start and the end of a quote of more than 120 characters, in whole words', () => {
    const words = Array.from({ length: 60 }, (_, at) => `word${at}`).join(' ');
    const [start = '', end = '', ...others] = partsOf(addressOf(words));
    expect(others).toEqual([]);
    expect(words.startsWith(`${start} `)).toBe(true);
    expect(words.endsWith(` ${end}`)).toBe(true);
    expect(Math.max(codePointLength(start), codePointLength(end))).toBeLessThanOrEqual(40);
  });

  it('has the first and the last characters of a long quote without spaces', () => {
    const words = '港'.repeat(121);
    expect(partsOf(addressOf(words))).toEqual(['港'.repeat(40), '港'.repeat(40)]);
    expect(partsOf(addressOf('港'.repeat(120)))).toEqual(['港'.repeat(120)]);
  });

  it('has the first and the last line of a quote of several lines', () => {
    expect(partsOf(addressOf('First line\nsecond\r\n\u2029last line'))).toEqual(['First line', 'last line']);
  });

  it('has the words around a quote that the passage repeats', () => {
    const passage = 'The port is closed.\nThe 👍 port is open again.';
    const at = passage.lastIndexOf('port');
    const span = spanOf({ start: at - 1, end: at + 3 });
    expect(fragmentAddress(page, 'port', passage, span)).toBe(
      `${page}#:~:text=The%20%F0%9F%91%8D-,port,-is%20open%20again%2E`,
    );
    expect(fragmentAddress(page, 'closed', passage, spanOf({ start: 12, end: 18 }))).toBe(`${page}#:~:text=closed`);
  });

  it('keeps the fragment of an address, but no text directive', () => {
    expect(addressOf('port', `${page}#harbour`)).toBe(`${page}#harbour:~:text=port`);
    expect(addressOf('port', `${page}#:~:text=old`)).toBe(`${page}#:~:text=port`);
    expect(addressOf('port', `${page}#harbour:~:text=old&text=older`)).toBe(`${page}#harbour:~:text=port`);
    expect(addressOf(' ', `${page}#:~:text=old`)).toBe(page);
    expect(addressOf('port', `${page}:~:a`)).toBe(`${page}:~:a#:~:text=port`);
  });

  it('is nothing without an https address', () => {
    for (const address of [null, '', 'http://example.org', 'file:///port', 'https://example.org/a b', 'https://a"'])
      expect(addressOf('port', address)).toBeUndefined();
  });
});

const findings = (count: number, ruleId: string): readonly ReportFinding[] =>
  Array.from({ length: count }, (_, at) => ({
    message: `Finding ${at}.`,
    texts: [],
    about: 'The document',
    place: undefined,
    ruleId,
  }));

describe('the findings that a report lists', () => {
  it('are all of them up to some hundreds', () => {
    expect(listedFindings(findings(300, 'a')).map(({ more }) => more)).toEqual(Array<number>(300).fill(0));
  });

  it('are the first few of each rule above that, with the number of the others', () => {
    const mixed = [...findings(2, 'a'), ...findings(297, 'b'), ...findings(6, 'c')];
    const listed = listedFindings(mixed);
    expect(listed.map(({ ruleId }) => ruleId).join('')).toBe('aabbbbbccccc');
    expect(listed.map(moreInWords).filter((words) => words !== '')).toEqual([
      'And 292 more findings of this kind.',
      'And 1 more finding of this kind.',
    ]);
    expect(listed.length + listed.reduce((sum, { more }) => sum + more, 0)).toBe(mixed.length);
  });
});

/** The markup of the pictures and the words of the sentences of some blocks in HTML. */
const sourceOf = (blocks: readonly Block[]): string =>
  blocks
    .map((block) => {
      if (block.kind === 'only') return block.format === 'html' ? sourceOf(block.blocks()) : '';
      if (block.kind === 'picture') return block.markup.source;
      return block.kind === 'paragraph' ? block.line.join('') : '';
    })
    .join('');

const picturesOf = (workspace: Workspace) => {
  const report = reportOf(workspace, { digest: sha256, findings: [] });
  const maps = [...report.intents, ...report.powerBases].map((entry) => sourceOf(mapBlocks(workspace, entry)));
  return { timeline: sourceOf(timelineBlocks(workspace, report)), maps, isTooLarge: hasTooManyLinks(report) };
};

describe('the pictures of a report', () => {
  it('have only colours that a dark page replaces', () => {
    const { timeline, maps } = picturesOf(finished);
    const used = [...`${timeline}${maps.join('')}`.matchAll(/ (?:fill|stroke)="(?!none)[^"]*"/g)];
    const dark = /prefers-color-scheme: dark\) \{\n {2}\.picture[^]*?\n\}/.exec(style)?.[0] ?? '';
    const rules = new Set(used.map(([attribute]) => `.picture [${attribute.trim().replaceAll('"', "'")}] {`));
    expect([...rules].filter((rule) => !dark.includes(rule))).toEqual([]);
    expect(rules.size).toBeGreaterThan(8);
  });

  it('are two timelines over the same time, and a map of each entry that has evidence', () => {
    const { timeline, maps, isTooLarge } = picturesOf(finished);
    expect(timeline.match(/<svg /g)).toHaveLength(2);
    expect(timeline.match(/Publications without a date/g)).toHaveLength(1);
    expect(maps).toHaveLength(25);
    for (const map of maps) expect(map).toMatch(/^<figure class="picture"><svg [^]*<title>Map of [^]*<desc>/);
    expect(isTooLarge).toBe(false);
  });

  it('contain no element without an end tag, no ID, no reference and no hidden character', () => {
    const text = '\u202Egnp <b onclick="x">&\u2066';
    const { maps } = picturesOf(workspaceOf({ title: text, assessment: { '/claims/0/proposition': text } }));
    const all = maps.join('');
    expect(all).toContain('⟨U+202E⟩gnp &lt;b');
    expect(all).not.toMatch(/\/>| id="|href|url\(|[\u202A-\u202E\u2066-\u2069]|<b /);
  });

  it('are replaced by a sentence above 500 links', () => {
    const [base] = finished.assessment['power_bases'] as unknown as { evidence: EvidenceLink[] }[];
    const evidence = Array.from({ length: 501 }, () => base?.evidence[0]);
    const assessment = { ...finished.assessment, power_bases: [{ ...base, evidence }] } as unknown;
    const { timeline, isTooLarge } = picturesOf({ ...finished, assessment: assessment as Workspace['assessment'] });
    expect(isTooLarge).toBe(true);
    expect(timeline).toBe('This report has no pictures, because there are more than 500 evidence links.');
  });
});

describe('the running head', () => {
  const contentOf = (title: string) => /@top-left \{ content: (.*?); font:/.exec(runningHead(title))?.[1];

  it('contains letters of every script as they are, on one line and shortened', () => {
    expect(contentOf('Пролив\nهرمز 海峡')).toBe("'Пролив هرمز 海峡'");
    expect(contentOf('x'.repeat(100))).toBe(`'${'x'.repeat(90)}\\2026 '`);
  });

  it('cannot end its string, its rule or its element', () => {
    expect(contentOf(`';}</style>\\`)).toBe("'\\27 \\3b \\7d \\3c \\2f style\\3e \\5c '");
    expect(runningHead('\u202E')).not.toContain('\u202E');
    expect(runningHead('\uD800')).not.toMatch(/\p{Cs}/u);
  });
});
