/**
 * Word reports as LibreOffice opens them, compared with the raw document: nothing here shares code with what writes
 * them. LibreOffice is started once for all files, and once for the pages of the short form.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { sha256 } from '@noble/hashes/sha2.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Assessment } from '../../src/core/assessment/types.generated.ts';
import type { Casefile } from '../../src/core/casefile/types.generated.ts';
import { createChecker } from '../../src/core/check/checker.ts';
import { shortShape, type ReportShape } from '../../src/core/export/report/shape.ts';
import { exportWord } from '../../src/core/export/word/export-word.ts';
import type { Workspace } from '../../src/core/workspace/workspace.ts';
import { findOffice } from '../../src/tools/find-office.ts';
import { manyScripts } from './many-scripts.ts';
import { readFodt, type Block, type OfficeText } from './read-fodt.ts';

interface Draft {
  readonly title: string;
  readonly assessment: Assessment;
  readonly casefile: Casefile;
}

const samplePath = join(import.meta.dirname, '../../public/samples/finished.desk.json');
const sample = JSON.parse(await readFile(samplePath, 'utf8')) as Draft;

const files: Readonly<Record<string, readonly [draft: Draft, shape?: ReportShape]>> = {
  sample: [sample],
  scripts: [manyScripts],
  short: [sample, shortShape],
};

const texts = new Map<string, OfficeText>();
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'assessment-desk-office-'));
  const paths: string[] = [];
  for (const [name, [draft, shape]] of Object.entries(files)) {
    const workspace = draft as unknown as Workspace;
    const { findings } = createChecker({ digest: sha256 }).check(workspace);
    const { content } = await exportWord(workspace, { digest: sha256, findings, shape });
    paths.push(join(folder, `${name}.docx`));
    await writeFile(join(folder, `${name}.docx`), content);
  }
  const profile = `-env:UserInstallation=${pathToFileURL(join(folder, 'profile')).href}`;
  const convert = (format: string, from: readonly string[]) =>
    promisify(execFile)(findOffice() ?? 'soffice', [
      profile,
      '--headless',
      '--convert-to',
      format,
      '--outdir',
      folder,
      ...from,
    ]);
  await convert('fodt', paths);
  await convert('pdf', [join(folder, 'short.docx')]);
  for (const name of Object.keys(files)) {
    texts.set(name, readFodt(await readFile(join(folder, `${name}.fodt`), 'utf8')));
  }
});

afterAll(() => rm(folder, { recursive: true, force: true }));

function textOf(name: string): OfficeText {
  const text = texts.get(name);
  if (!text) throw new Error(`LibreOffice did not open ${name}.`);
  return text;
}

type Claim = Assessment['claims'][number];
type Entry = Assessment['power_bases'][number] | Assessment['intent_hypotheses'][number];

/** The hypotheses, then the power bases, as the report has them. */
const entriesOf = ({ assessment }: Draft): readonly Entry[] => [
  ...assessment.intent_hypotheses,
  ...assessment.power_bases,
];

const idOf = (entry: Entry): string => ('hypothesis_id' in entry ? entry.hypothesis_id : entry.power_basis_id);
const statementOf = (entry: Entry): string => ('hypothesis_id' in entry ? entry.hypothesis : entry.description);
const listOf = (entry: Entry): readonly string[] => ('hypothesis_id' in entry ? entry.alternatives : entry.limitations);

/** The links of an entry, the contradicting ones first. */
const linksOf = ({ evidence }: Entry) => [
  ...evidence.filter(({ effect }) => effect === 'contradicts'),
  ...evidence.filter(({ effect }) => effect !== 'contradicts'),
];

/** The claims in the order in which the report first cites them, which is that of the notes. */
function citedOrder(draft: Draft): readonly string[] {
  const { contradictions, claims } = draft.assessment;
  return [
    ...new Set([
      ...entriesOf(draft).flatMap((entry) => linksOf(entry).map(({ claim_id }) => claim_id)),
      ...contradictions.flatMap(({ left_claim_id, right_claim_id }) => [left_claim_id, right_claim_id]),
      ...claims.map(({ claim_id }) => claim_id),
    ]),
  ];
}

const lines = (text: string): string => text.replaceAll(/\r\n|\r/g, '\n');
const letters = (text: string): string => text.replaceAll(/[^\p{L}\p{M}]/gu, '');

/** The blocks after the heading of a section, up to the next heading of its level. */
function sectionOf({ blocks }: OfficeText, level: number, title: string): readonly Block[] {
  const start = blocks.findIndex((block) => block.level === level && block.text === title) + 1;
  if (start === 0) throw new Error(`There is no heading “${title}”.`);
  const end = blocks.findIndex((block, at) => at >= start && block.level > 0 && block.level <= level);
  return blocks.slice(start, end < 0 ? undefined : end);
}

/** Expects paragraphs with these texts, in this order, with others between them. */
function expectInOrder(blocks: readonly Block[], expected: readonly string[]): void {
  const wanted = new Set(expected);
  const found = blocks.map(({ text }) => text).filter((text) => wanted.has(text));
  expect(found).toEqual(expected);
}

const titles = [
  'Summary',
  'Intent hypotheses',
  'Power bases',
  'Contradictions',
  'Unknowns',
  'Findings',
  'Claims',
  'Sources',
  'Passages',
  'Notes',
];

describe.each(['sample', 'scripts'])('the Word report of %s in LibreOffice', (name) => {
  const [draft] = files[name]!;
  const { claims } = draft.assessment;
  const claimOf = (id: string): Claim => claims.find(({ claim_id }) => claim_id === id)!;
  const noteOf = (id: string): string => String(citedOrder(draft).indexOf(id) + 1);

  it('has its headings in order', () => {
    const { blocks } = textOf(name);
    const headings = (level: number) => blocks.filter((block) => block.level === level).map(({ text }) => text);
    expect(headings(1)).toEqual(titles);
    const passages = new Set(claims.map(({ passage_id }) => passage_id)).size;
    const second = headings(2);
    expect(second.map((text) => text.replace(/:.*/s, ''))).toEqual([
      ...entriesOf(draft).map(idOf),
      ...Array.from({ length: passages }, (_, at) => `Passage ${String(at + 1)}`),
    ]);
    for (const [at, { topic }] of draft.assessment.intent_hypotheses.entries()) expect(second[at]).toContain(topic);
  });

  it('has the statement, the lists and the reasons of each entry, in order', () => {
    for (const entry of entriesOf(draft)) {
      const heading = textOf(name).blocks.find(({ level, text }) => level === 2 && text.startsWith(`${idOf(entry)}:`));
      const blocks = sectionOf(textOf(name), 2, heading?.text ?? '');
      const own = blocks.filter(({ isInTable }) => !isInTable).map(({ text }) => text);
      const reasons = linksOf(entry).map(({ reason }) => `Because ${reason}`);
      const expected = [statementOf(entry), ...listOf(entry), ...reasons, ...entry.falsifiers].map(lines);
      let from = 0;
      for (const text of expected) {
        const at = own.indexOf(text, from);
        expect(at, `${idOf(entry)}: ${text}`).toBeGreaterThanOrEqual(from);
        from = at + 1;
      }
    }
  });

  it('says at each link which claim has which effect, in its words, with the number of its note', () => {
    const { blocks } = textOf(name);
    const links = blocks.filter(({ style }) => /^Report (?:Supporting|Contradicting) Evidence$/.test(style));
    const expected = entriesOf(draft).flatMap(linksOf);
    const shown = links.filter(({ text }) => / this: “/.test(text));
    expect(shown).toHaveLength(expected.length);
    expected.forEach(({ claim_id, effect }, at) => {
      const { text = '', style, notes = [], references = [] } = shown[at] ?? {};
      const number = claims.findIndex((claim) => claim.claim_id === claim_id) + 1;
      const sign = effect === 'supports' ? '+' : '×';
      expect(text.startsWith(`${sign} ${String(number)} ${claim_id} ${effect} this: “`), text).toBe(true);
      expect(style).toBe(effect === 'supports' ? 'Report Supporting Evidence' : 'Report Contradicting Evidence');
      expect(text).toContain([...claimOf(claim_id).actual.replaceAll(/\s+/g, ' ')].slice(0, 300).join(''));
      expect([...notes, ...references]).toEqual([noteOf(claim_id)]);
    });
  });

  it('has the words, the proposition and the span of every claim', () => {
    const blocks = sectionOf(textOf(name), 1, 'Claims');
    expectInOrder(
      blocks,
      claims.map(({ claim_id, actual }, at) => lines(`${String(at + 1)} ${claim_id}: “${actual}”`)),
    );
    expect(blocks).toHaveLength(3 * claims.length);
    claims.forEach(({ claim_id, proposition, span: { start, end } }, at) => {
      const [words, represents, facts] = blocks.slice(3 * at, 3 * at + 3);
      expect([...(words?.notes ?? []), ...(words?.references ?? [])]).toEqual([noteOf(claim_id)]);
      expect(represents?.text).toBe(lines(`Represents: ${proposition}`));
      expect(facts?.text).toContain(`characters ${String(start)} to ${String(end)}: text matches the passage`);
    });
  });

  it('has an endnote for each claim, with its source, passage and span', () => {
    const { endnotes } = textOf(name);
    const ids = citedOrder(draft);
    expect([...endnotes.keys()]).toEqual(ids.map((_, at) => String(at + 1)));
    for (const [at, id] of ids.entries()) {
      const note = endnotes.get(String(at + 1)) ?? '';
      const { observation_id, passage_id, span } = claimOf(id);
      const source = draft.casefile.observations.find((each) => each.observation_id === observation_id);
      const expected = [
        `(${id})`,
        `observation ${String(observation_id)}, “${source?.title ?? ''}”`,
        source?.published_at ?? '',
        source?.canonical_url ?? '',
        `characters ${String(span.start)} to ${String(span.end)}: text matches the passage`,
        passage_id,
      ];
      for (const part of expected) expect(note).toContain(part);
    }
  });

  it('has the text of every passage, the contradictions and the unknowns', () => {
    const { contradictions, unknowns } = draft.assessment;
    const passages = draft.casefile.observations.flatMap((observation) => observation.passages);
    [...new Set(claims.map(({ passage_id }) => passage_id))].forEach((id, at) => {
      const [, checksum, ...text] = sectionOf(textOf(name), 2, `Passage ${String(at + 1)}`);
      expect(checksum?.text).toBe(id);
      const whole = passages.find(({ passage_id }) => passage_id === id)?.text ?? '';
      expect(letters(text.map((block) => block.text).join('\n'))).toBe(letters(whole));
    });
    const explained = sectionOf(textOf(name), 1, 'Contradictions');
    expectInOrder(
      explained,
      contradictions.map(({ explanation }) => lines(explanation)),
    );
    expect(sectionOf(textOf(name), 1, 'Unknowns').map(({ text }) => text)).toEqual(unknowns.map(lines));
  });

  it('repeats its title at the top of each page', () => {
    expect(textOf(name).margins).toContain(draft.title);
  });
});

describe('the Word report in many scripts in LibreOffice', () => {
  it('lays out paragraphs from right to left if their text is', () => {
    const { blocks } = textOf('scripts');
    const isRtl = (text: string) => blocks.filter((block) => block.text === text).map((block) => block.isRtl);
    const [arabic, japanese] = manyScripts.assessment.power_bases;
    const [hebrew] = manyScripts.assessment.intent_hypotheses;
    for (const text of [hebrew?.hypothesis, arabic?.description, ...(arabic?.limitations.slice(0, 1) ?? [])])
      expect(isRtl(text ?? '')).toEqual([true]);
    expect(isRtl(japanese?.description ?? '')).toEqual([false]);
    expect(isRtl('Who else uses the channel?')).toEqual([false]);
  });

  it.each([
    ['ar', 'style:language-complex', 'ar'],
    ['he', 'style:language-complex', 'he'],
    ['fa', 'style:language-complex', 'fa'],
    ['ja', 'style:language-asian', 'ja'],
    ['zh-Hans', 'style:language-asian', 'zh'],
    ['zh-Hant', 'style:language-asian', 'zh'],
    ['ko', 'style:language-asian', 'ko'],
  ])('gives quotes in %s their language', (language, property, value) => {
    const at = manyScripts.casefile.observations.findIndex((observation) => observation.language === language);
    const { actual = '' } = manyScripts.assessment.claims[at] ?? {};
    const [word = ''] = actual.match(/[\p{L}\p{M}]{2,}/u) ?? [];
    const runs = sectionOf(textOf('scripts'), 1, 'Claims')
      .filter(({ text }) => text.includes(`“${actual}”`))
      .flatMap((block) => block.runs.filter(({ text }) => text.includes(word)));
    expect(runs.length).toBe(1);
    expect(runs[0]?.properties[property]).toBe(value);
  });
});

describe('the short form in LibreOffice', () => {
  it('has the statement of each hypothesis and the start of each power basis in order, and no note', () => {
    const { blocks, endnotes } = textOf('short');
    const starts = entriesOf(sample).map((entry) => statementOf(entry).slice(0, 80));
    const shown = blocks.flatMap(({ text }) => starts.filter((start) => text.includes(start)));
    expect(shown).toEqual(starts);
    expect(endnotes.size).toBe(0);
    expect(blocks.filter(({ level }) => level === 1).map(({ text }) => text)).toEqual([
      'Summary',
      'Intent hypotheses',
      'Power bases',
      'Contradictions',
      'Unknowns',
    ]);
  });

  it('has two pages', async () => {
    const pdf = await readFile(join(folder, 'short.pdf'), 'latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
  });
});
