import { createHash, webcrypto } from 'node:crypto';
import { runInNewContext } from 'node:vm';
import { sha256 } from '@noble/hashes/sha2.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Claim, EvidenceLink } from '../assessment/types.generated.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { passageId } from '../casefile/hash.ts';
import { originWith, pagePlace } from '../casefile/origins.fixtures.ts';
import { gradeCaution } from '../casefile/source-facts.ts';
import { supportingPublishers, supportInWords } from '../check/in-words.ts';
import { casefileIndex } from '../casefile/lookup.ts';
import { modelOf } from '../assessment/model.ts';
import { listOf, viewPowerBasis } from '../assessment/view.ts';
import type { JsonObject, JsonValue } from '../json/json.ts';
import { workspaceOf } from '../rules/example-workspace.ts';
import { removeGuard, linkColumns } from './links-csv.ts';
import { finished, broken, parseCsv, findingsOf, torn } from './written-files.fixtures.ts';
import { exportFile } from './export-draft.ts';
import type { TextFormat } from './exported-file.ts';
import { checkScript } from './self-check/check-script.ts';
import { fullShape, isReportShape, shortShape, type ReportShape } from './report/shape.ts';
import { markdownText } from './prose/write-prose.ts';

const formats: readonly TextFormat[] = ['report-html', 'report-markdown', 'annotations', 'links', 'matrix', 'stix'];

function write(workspace: Workspace, format: TextFormat) {
  return exportFile(workspace, format, { digest: sha256, findings: findingsOf(workspace) });
}

/** A workspace whose every text is hostile in one way or another. */
function withTexts(text: string): Workspace {
  const passage = `${text} before. ${text} after.`;
  const id = passageId(passage, sha256);
  const actual = Array.from(passage).slice(0, 3).join('');
  const overlay = {
    assessment: {
      '/claims/0/proposition': text,
      '/claims/0/passage_id': id,
      '/claims/0/actual': actual,
      '/claims/0/span': { start: 0, end: 3, offset_encoding: 'unicode-code-point' },
      '/power_bases/0/description': text,
      '/unknowns': [text],
    },
    casefile: { '/observations/0/title': text, '/observations/0/passages/0': { passage_id: id, text: passage } },
  };
  return workspaceOf({ title: text, ...overlay });
}

const nasty = [
  '</script><script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<!-- --> ]]> &amp; &lt;',
  '"onmouseover="alert(1)',
  '\u202Egnp.exe\u2069\u2066',
  'one\r\ntwo\rthree\n\n',
  '\u0000\u0001\uFFFE\u2028',
  '![x](javascript:alert(1)) [a]: http://a.example',
  '👩‍👩‍👧‍👦 e\u0301 𝒳',
];

/** The example's passage on two pages: its first claim is on page iv, and the second one on both. */
const paged = workspaceOf({
  title: 'Paged',
  casefile: { origins: [originWith([pagePlace(0, 70, 4, 'iv'), pagePlace(70, 124, 5, 'v')])] },
});
const unpaged = workspaceOf({ title: 'Paged' });

describe('source grades', () => {
  const grade = { descriptor: 'A <port> agent.', reliability: 'B', credibility: '2', basis: 'Port logs.' };
  const publisherGrade = { descriptor: '', reliability: 'C', basis: '' };
  const casefile = {
    '/observations/0/grade': grade,
    '/observations/0/publisher_actor_id': 'harbour-council',
    '/actors/0/grade': publisherGrade,
  };
  const graded = workspaceOf({ title: 'Graded', casefile });
  const lines = [
    'Source descriptor: A <port> agent.',
    'Source grade: B2 (usually reliable, probably true)',
    'Basis of the source grade: Port logs.',
    'Publisher grade: C (fairly reliable)',
  ];

  it('are beside the sources in the reports, with the caution', () => {
    const text = write(graded, 'report-markdown').text.replaceAll('\\', '');
    for (const line of lines) expect(text).toContain(`  - ${line}\n`);
    expect(text).toContain(gradeCaution);
    const page = write(graded, 'report-html').text;
    for (const line of lines) {
      // The words of the scale are English, and the others the author’s.
      const tag = /^\w+ grade:/.test(line) ? '<bdi>' : '<bdi lang="">';
      expect(page).toContain(line.replace('<port>', '&lt;port&gt;').replace(': ', `: ${tag}`));
    }
    expect(page).toContain(gradeCaution);
  });

  it.each<[string, unknown, string]>([
    ['other types', { descriptor: 4, reliability: {}, credibility: 12, basis: [] }, '{}12 (not on the scale'],
    ['no object', 'B', 'Graded'],
  ])('can be invalid: %s', (_, hostile, shown) => {
    const workspace = workspaceOf({
      title: 'Graded',
      casefile: { ...casefile, '/observations/0/grade': hostile as JsonValue, '/actors/0/grade': hostile as JsonValue },
    });
    for (const format of ['report-markdown', 'report-html'] as const) {
      expect(write(workspace, format).text.replaceAll('\\', '')).toContain(shown);
    }
  });

  it('are not mentioned if there are none', () => {
    for (const format of ['report-markdown', 'report-html'] as const) {
      expect(write(unpaged, format).text).not.toMatch(/source grade/i);
    }
  });
});

describe('the place of a span in its file', () => {
  it('is in the reports', () => {
    const page = write(paged, 'report-html').text;
    expect(page).toContain('passage 1</a>, <bdi>page iv</bdi>, characters');
    expect(page).toContain('passage 1</a>, <bdi>pages iv–v</bdi>, characters');
    expect(write(paged, 'report-markdown').text).toContain('passage 1, page iv, characters 0 to 59: text matches');
  });

  it('is beside the words of a claim where the reports quote it, and its file is beside the passage', () => {
    const page = write(paged, 'report-html').text.replaceAll(/\s+/g, ' ');
    expect(
      page.match(/”<\/bdi> <span class="facts">\(<bdi>[^<]*<\/bdi>, [^<]*; <bdi>page iv<\/bdi>; <a /g),
    ).toHaveLength(4);
    expect(
      page.match(/”<\/bdi> <span class="facts">\(<bdi>[^<]*<\/bdi>, [^<]*; <bdi>pages iv–v<\/bdi>; <a /g),
    ).toHaveLength(4);
    const file = `notice.pdf (2 pages: iv–v; SHA-256 ${'0'.repeat(64)})`;
    expect(page).toContain(`Read from <bdi>${file}</bdi>.`);
    const text = write(paged, 'report-markdown').text.replaceAll('\\', '');
    expect(text.match(/” \([^)]*; (?:page iv|pages iv–v); \[live source\]/g)).toHaveLength(8);
    expect(text).toContain(`Read from ${file}.`);
  });

  it('is the last column of the matrix', () => {
    const [head = [], ...rows] = parseCsv(write(paged, 'matrix').text);
    expect(head.at(-1)).toBe('place_in_file');
    expect(rows.map((row) => row.at(-1))).toEqual(['page iv', 'pages iv–v']);
  });

  it('is a column of the links', () => {
    const [head = [], ...rows] = parseCsv(write(paged, 'links').text);
    const column = head.indexOf('place_in_file');
    expect(rows.map((row) => row[column])).toEqual(['page iv', 'pages iv–v', 'page iv', 'pages iv–v']);
  });

  it('is a second target of the annotations, with the page or the time', () => {
    type Targets = { first: { items: { target: unknown }[] } };
    const targets = ({ first }: Targets) => first.items.map(({ target }) => target);
    const inPages = targets(JSON.parse(write(paged, 'annotations').text) as Targets);
    const inPassages = targets(JSON.parse(write(unpaged, 'annotations').text) as Targets);
    const pdf = { id: `ni:///sha-256;${'A'.repeat(43)}`, format: 'application/pdf' };
    const selector = { type: 'FragmentSelector', conformsTo: 'http://tools.ietf.org/rfc/rfc3778', value: 'page=4' };
    const exact = 'The Harbour Council will close the north channel on Monday.';
    const refinedBy = { type: 'TextQuoteSelector', exact };
    expect(inPages[0]).toEqual([
      inPassages[0],
      { type: 'SpecificResource', source: pdf, selector: { ...selector, refinedBy } },
    ]);
    const cues = [0, 60].map((start) => ({ kind: 'time' as const, start, end: start + 60, from: 1500, to: 4000 }));
    const timed = workspaceOf({ title: '', casefile: { origins: [originWith(cues, 'text/vtt')] } });
    expect(targets(JSON.parse(write(timed, 'annotations').text) as Targets)[0]).toMatchObject([
      {},
      {
        source: { format: 'text/vtt' },
        selector: { conformsTo: 'http://www.w3.org/TR/media-frags/', value: 't=1.5,4' },
      },
    ]);
  });

  it('is escaped like any text of the file', () => {
    const hostile = (text: string) =>
      workspaceOf({ title: '', casefile: { origins: [originWith([pagePlace(0, 124, 1, text)])] } });
    for (const text of nasty) {
      const page = write(hostile(text), 'report-html').text;
      expect(page.match(/<script/g)).toHaveLength(2);
      expect(page).not.toMatch(/<img|<!--|\u202E|\u2069/);
      expect(write(hostile(text), 'report-markdown').text).toContain(markdownText(`page ${text}`));
    }
  });

  it('is left out of every format if it is not known', () => {
    const elsewhere = workspaceOf({
      title: 'Paged',
      casefile: { origins: [{ ...originWith([pagePlace(0, 9, 1)]), passage_id: 'x' }] },
    });
    for (const format of formats) expect(write(elsewhere, format)).toEqual(write(unpaged, format));
  });
});

describe('every format', () => {
  it.each(formats)('%s is the same bytes each time and well formed', (format) => {
    for (const workspace of [finished, broken]) {
      const one = write(workspace, format);
      expect(write(structuredClone(workspace), format)).toEqual(one);
      expect(one.text.isWellFormed()).toBe(true);
      expect(one.preview).not.toBe('');
    }
  });

  it.each(formats)('writes %s for any draft, even an empty one', (format) => {
    for (const assessment of [{}, { claims: [1, null], power_bases: [{ evidence: [3] }], unknowns: [{}] }]) {
      expect(() =>
        write({ title: '', assessment: assessment as unknown as Workspace['assessment'], casefile: null }, format),
      ).not.toThrow();
    }
  });
});

describe('the report as a page', () => {
  it.each(nasty)('holds %j as text', (text) => {
    const page = write(withTexts(text), 'report-html').text;
    expect(page.match(/<script/g)).toHaveLength(2);
    expect(page).not.toMatch(/<img|<!--|\u202E|\u2069/);
    const data = /<script type="application\/json" id="data">(.*)<\/script>/.exec(page)?.[1] ?? '';
    const { passages } = JSON.parse(data) as { passages: { id: string; text: string }[] };
    for (const passage of passages) {
      expect(`sha256:${createHash('sha256').update(passage.text, 'utf8').digest('hex')}`).toBe(passage.id);
    }
  });

  it('allows its own script and style by hash, and nothing else', () => {
    const page = write(finished, 'report-html').text;
    const hashOf = (tag: string) =>
      createHash('sha256')
        .update(new RegExp(`<${tag}>([^]*?)</${tag}>`).exec(page)?.[1] ?? '', 'utf8')
        .digest('base64');
    expect(page.replaceAll('&#39;', "'")).toContain(
      `default-src 'none'; script-src 'sha256-${hashOf('script')}'; style-src 'sha256-${hashOf('style')}'`,
    );
    expect(page).not.toMatch(/ style="| src="| on\w+="/);
  });

  it('says that a draft with errors is not yet valid, and groups findings that cannot be checked', () => {
    const page = write(broken, 'report-html').text;
    expect(page).toContain('not yet a valid ww3.assessment/v1 document');
    expect(page).toContain('<h3>Cannot be checked: ');
  });

  it('has its own implementation of SHA-256', async () => {
    const own = checkScript.slice(checkScript.indexOf('function ownSha256'), checkScript.indexOf('function sha256'));
    const hash = runInNewContext(`${own}; ownSha256`) as (bytes: Uint8Array) => Uint8Array;
    for (const length of [0, 1, 55, 56, 63, 64, 65, 1000]) {
      const bytes = Uint8Array.from({ length }, (_, at) => (at * 31) & 255);
      expect(Buffer.from(hash(bytes))).toEqual(Buffer.from(await webcrypto.subtle.digest('SHA-256', bytes)));
    }
  });
});

it('leaves our own words in Markdown in their order beside text from right to left', () => {
  const [first] = finished.assessment['intent_hypotheses'] as readonly JsonObject[];
  const entry = { ...first, topic: 'נמל 3', hypothesis: 'הנמל 12' };
  const workspace = { ...finished, title: 'דוח 7', assessment: { ...finished.assessment, intent_hypotheses: [entry] } };
  const { text } = write(workspace, 'report-markdown');
  expect(text).toMatch(/^# [^\n]*: \u2068דוח 7\u2069\n/);
  expect(text).toMatch(/^### .*, \u2068נמל 3\u2069$/m);
  expect(text).toMatch(/ \u2068הנמל 12\u2069 \w/);
  expect(text).toMatch(/^הנמל 12$/m);
});

it('leaves a space between the number and the title of an observation in Markdown', () => {
  expect(write(finished, 'report-markdown').text).toMatch(/^- \*\*Observation 1:\*\* \S/m);
});

it('gives the IDs of rivals their own direction in Markdown', () => {
  const rivals = ['א1', 'ב2'].map((hypothesis_id) => ({ hypothesis_id, topic: 'Port', hypothesis: hypothesis_id }));
  const assessment = { ...finished.assessment, intent_hypotheses: rivals };
  const { text } = write({ ...finished, assessment }, 'report-markdown');
  expect(text).toContain('### Rivals: \u2068א1\u2069, \u2068ב2\u2069\n');
  expect(text).toMatch(/^- Workflow state: \u2068א1\u2069: [^;]*; \u2068ב2\u2069: /m);
});

describe('the shape of a report', () => {
  const findings = findingsOf(finished);
  const markdown = (shape: ReportShape) =>
    exportFile(finished, 'report-markdown', { digest: sha256, findings, shape }).text;
  const headings = (text: string) => Array.from(text.matchAll(/^## (.*)$/gm), ([, name]) => name);

  it('is the chosen sections in their order, and says what is left out', () => {
    const text = markdown({ short: false, sections: ['unknowns', 'intents'] });
    expect(headings(text)).toEqual([
      'Unknowns',
      'Intent hypotheses',
      'Draft intent hypotheses',
      'Retired intent hypotheses',
      'About this report',
    ]);
    expect(text).toContain(
      'leaves out: Summary, Power bases, Contradictions, Findings, Claims, Sources, Passages, Timeline.',
    );
    expect(markdown(fullShape)).toBe(write(finished, 'report-markdown').text);
  });

  it('has each entry, each alternative and no reason in the short form', () => {
    const text = markdown(shortShape);
    expect(headings(text)).toEqual([
      'Summary',
      'Intent hypotheses',
      'Draft intent hypotheses',
      'Retired intent hypotheses',
      'Power bases',
      'Draft power bases',
      'Contradictions',
      'Unknowns',
      'About this report',
    ]);
    expect(text.match(/^### /gm)).toHaveLength(10);
    expect(text.match(/^\*\*PB-/gm)).toHaveLength(15);
    expect(text.match(/^- C-\d+ \*\*× against\*\* /gm)).toHaveLength(11);
    const [hypothesis] = finished.assessment['intent_hypotheses'] as unknown as [
      { alternatives: string[]; rationale: string; evidence: { reason: string }[] },
    ];
    for (const alternative of hypothesis.alternatives) expect(text).toContain(markdownText(alternative));
    for (const { reason } of hypothesis.evidence) expect(text).not.toContain(markdownText(reason));
    expect(text).not.toContain(markdownText(hypothesis.rationale));
    expect(text).toMatch(/; support: [1-9]\d* claims? from \d+ publishers?; no claim contradicts it\./);
  });

  it('shows the cues in the sentence of a claim in the short form', () => {
    const { text } = exportFile(torn, 'report-markdown', { digest: sha256, findings: [], shape: shortShape });
    expect(text).toContain('C-001 \\(**denied** …\\) “the Harbour Council will close the channel” \\(');
  });

  it.each([fullShape, shortShape])('says how many claims of how many publishers support an entry', (shape) => {
    const index = casefileIndex(finished.casefile);
    const claims = modelOf(finished.assessment).claims;
    const text = markdown(shape);
    for (const base of listOf(finished.assessment, 'power_bases').map((raw) => viewPowerBasis(raw))) {
      const publishers = supportingPublishers(base.evidence ?? [], (id) => claims.named(id)?.claim, index);
      expect(text).toContain(`; support: ${supportInWords(publishers)}; `);
    }
  });

  it('says where the rest is in the short form, and whether it is longer than two pages', () => {
    const text = markdown(shortShape);
    expect(text).toMatch(
      /This short form leaves out .*Findings, Claims, Sources, Passages and Timeline.*“Full report”/,
    );
    expect(text).not.toContain('longer than two pages');
    const unknowns = Array.from({ length: 40 }, (_, at) => `Who is number ${at}?`);
    const longer = { ...finished, assessment: { ...finished.assessment, unknowns } };
    expect(exportFile(longer, 'report-markdown', { digest: sha256, findings, shape: shortShape }).text).toContain(
      'It is longer than two pages, because the assessment has 25 entries, 11 contradictions and 40 unknowns.',
    );
  });

  it('is read from storage only if it is one', () => {
    expect(isReportShape(JSON.parse(JSON.stringify(shortShape)))).toBe(true);
    for (const value of [
      null,
      {},
      { short: 1, sections: [] },
      { short: false, sections: ['x'] },
      { short: false, sections: ['claims', 'claims'] },
      { short: false, sections: [] },
    ]) {
      expect(isReportShape(value)).toBe(false);
    }
  });
});

describe('the report as Markdown', () => {
  /** The text that CommonMark shows for escapes and numbered characters (2.4, 2.5), for texts without line breaks. */
  const read = (markdown: string): string =>
    markdown.replaceAll(/\\([!-/:-@[-`{-~])|&#(\d+);/g, (_, mark: string | undefined, code: string) => {
      return mark ?? String.fromCodePoint(Number(code));
    });

  it('escapes any text so that it reads unchanged', () => {
    const words = fc.string({ unit: fc.constantFrom(...'ab1 .-+:/@<>[]()*_`#|~!\\') });
    fc.assert(
      fc.property(words, (text) => {
        fc.pre(text.trim() !== '');
        expect(read(markdownText(text))).toBe(text);
        expect(markdownText(text).replaceAll(/&#\d+;/g, '')).not.toMatch(/(?<!\\)(\\\\)*[<>[\]`*_#|]|[a-z]:\/\//);
        expect(markdownText(text)).not.toMatch(/^[-+:]|^\d{1,9}[.)]/);
      }),
    );
  });

  it('contains hostile texts without their markup', () => {
    for (const text of nasty) {
      const page = write(withTexts(text), 'report-markdown').text;
      expect(page).not.toMatch(/(?<!\\)<(script|img|!--)|(?<!\\)!\[x|\u202E/);
    }
  });
});

interface Selector {
  readonly type: string;
  readonly start?: number;
  readonly end?: number;
  readonly exact?: string;
  readonly prefix?: string;
  readonly suffix?: string;
}

interface Collection {
  readonly total: number;
  readonly first: {
    readonly items: readonly { id: string; target: { source: { id: string }; selector: readonly Selector[] } }[];
  };
}

describe('the annotations', () => {
  /** The passages by their names of RFC 6920, made by Node alone. */
  const texts = new Map<string, string>(
    finished.casefile?.observations.flatMap(({ passages }) =>
      passages.map(
        ({ text }) => [`ni:///sha-256;${createHash('sha256').update(text, 'utf8').digest('base64url')}`, text] as const,
      ),
    ),
  );
  const { first, total } = JSON.parse(write(finished, 'annotations').text) as Collection;
  const claims = finished.assessment.claims as unknown as readonly Claim[];

  it('point to each claim’s words by position and by quote, as the Web Annotation Data Model reads them', () => {
    expect(total).toBe(claims.length);
    first.items.forEach(({ target }, at) => {
      const text = texts.get(target.source.id) ?? '';
      const position = target.selector.find(({ type }) => type === 'TextPositionSelector');
      const quote = target.selector.find(({ type }) => type === 'TextQuoteSelector');
      // 4.2.5: position 0 is before the first character, and the character at the end is not included; 4.2.4: code
      // points.
      expect(Array.from(text).slice(position?.start, position?.end).join('')).toBe(claims[at]?.actual);
      const { prefix = '', exact = '', suffix = '' } = quote ?? {};
      const places = [...text.matchAll(new RegExp(escape(prefix + exact + suffix), 'g'))];
      expect(places.map(({ index }) => Array.from(text.slice(0, index + prefix.length)).length)).toEqual([
        position?.start,
      ]);
    });
  });

  it('have unique IDs that stay the same for an unchanged claim', () => {
    const ids = first.items.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids)
      expect(id).toMatch(/^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    const shorter = { ...finished, assessment: { ...finished.assessment, claims: claims.slice(1) as never } };
    const later = JSON.parse(write(shorter, 'annotations').text) as Collection;
    expect(later.first.items.map(({ id }) => id)).toEqual(ids.slice(1));
  });
});

function escape(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

describe('the tables', () => {
  const { power_bases, intent_hypotheses, claims } = finished.assessment as unknown as {
    power_bases: readonly { power_basis_id: string; evidence: readonly EvidenceLink[] }[];
    intent_hypotheses: readonly { hypothesis_id: string; evidence: readonly EvidenceLink[] }[];
    claims: readonly Claim[];
  };
  const entries = [
    ...power_bases.map(({ power_basis_id: id, evidence }) => ({ id, evidence })),
    ...intent_hypotheses.map(({ hypothesis_id: id, evidence }) => ({ id, evidence })),
  ];

  it('have a row for each evidence link with its claim’s words', () => {
    const [head, ...rows] = parseCsv(write(finished, 'links').text).map((row) => row.map(removeGuard));
    expect(head).toEqual(linkColumns);
    const column = (row: readonly string[], name: (typeof linkColumns)[number]) => row[linkColumns.indexOf(name)];
    const found = rows.map((row) =>
      ['entry_id', 'claim_id', 'effect', 'reason', 'claim_words'].map((name) => column(row, name as 'effect')),
    );
    const wanted = entries.flatMap(({ id, evidence }) =>
      evidence.map((link) => [
        id,
        link.claim_id,
        link.effect,
        link.reason,
        claims.find((each) => each.claim_id === link.claim_id)?.actual,
      ]),
    );
    expect(found).toEqual(wanted);
    expect(rows.every((row) => row.length === linkColumns.length)).toBe(true);
  });

  it('name the publisher of each claim in the last column', () => {
    const [head, ...rows] = parseCsv(write(finished, 'links').text).map((row) => row.map(removeGuard));
    const index = casefileIndex(finished.casefile);
    expect(head?.at(-1)).toBe('publisher_name');
    const wanted = rows.map((row) => {
      const observation = index.observation(Number(row[linkColumns.indexOf('observation_id')]));
      return index.actor(observation?.publisher_actor_id ?? '')?.names[0] ?? '';
    });
    expect(rows.map((row) => row.at(-1))).toEqual(wanted);
    expect(wanted.filter((name) => name !== '').length).toBeGreaterThan(5);
  });

  it('have the same number of cells for a link without a claim', () => {
    const rows = parseCsv(write(broken, 'links').text);
    expect(new Set(rows.map((row) => row.length))).toEqual(new Set([linkColumns.length]));
  });

  it('say in each cell of the matrix what the links do', () => {
    const [head, ...rows] = parseCsv(write(finished, 'matrix').text).map((row) => row.map(removeGuard));
    expect(head).toEqual(['claim_id', 'claim_words', ...entries.map(({ id }) => id), 'place_in_file']);
    const wanted = claims.map(({ claim_id, actual }) => [
      claim_id,
      actual,
      ...entries.map(({ evidence }) => {
        const effects = new Set(evidence.filter((link) => link.claim_id === claim_id).map(({ effect }) => effect));
        return effects.size === 2 ? 'both' : ([...effects][0] ?? 'none');
      }),
      '',
    ]);
    expect(rows).toEqual(wanted);
  });
});

it.each(formats)('a private note changes nothing in %s', (format) => {
  const notes = {
    draft: 'Not for others.',
    claims: { 'C-001': 'Weak.' },
    intent_hypotheses: { 'IH-001': 'Doubtful.' },
  };
  expect(write({ ...finished, notes }, format).text).toBe(write(finished, format).text);
});
