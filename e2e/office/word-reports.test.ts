/**
 * Word reports as LibreOffice opens them: one in many scripts, compared with the raw document by code that shares
 * nothing with what writes it, and the pages of the short form.
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
import { shortShape, type ReportShape } from '../../src/core/report/report/shape.ts';
import { exportWord } from '../../src/core/report/export-draft.ts';
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
const draft: Draft = manyScripts;
const { claims } = draft.assessment;

let folder = '';
let report: OfficeText;

/** Writes a report, opens it in LibreOffice, and returns it in another format. */
async function converted(name: string, { title, assessment, casefile }: Draft, format: string, shape?: ReportShape) {
  const workspace = { title, assessment, casefile } as unknown as Workspace;
  const { findings } = createChecker({ digest: sha256 }).check(workspace);
  const { content } = await exportWord(workspace, { digest: sha256, findings, shape });
  const path = join(folder, `${name}.docx`);
  await writeFile(path, content);
  const profile = `-env:UserInstallation=${pathToFileURL(join(folder, 'profile')).href}`;
  const args = [profile, '--headless', '--convert-to', format, '--outdir', folder, path];
  await promisify(execFile)(findOffice() ?? 'soffice', args);
  return readFile(path.replace('.docx', `.${format}`), 'latin1');
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'assessment-desk-office-'));
  report = readFodt(Buffer.from(await converted('scripts', draft, 'fodt'), 'latin1').toString('utf8'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

type Claim = Assessment['claims'][number];
type Entry = Assessment['power_bases'][number] | Assessment['intent_hypotheses'][number];

/** The hypotheses, then the power bases, as the report has them. */
const entries: readonly Entry[] = [...draft.assessment.intent_hypotheses, ...draft.assessment.power_bases];

const idOf = (entry: Entry): string => ('hypothesis_id' in entry ? entry.hypothesis_id : entry.power_basis_id);
const statementOf = (entry: Entry): string => ('hypothesis_id' in entry ? entry.hypothesis : entry.description);
const listOf = (entry: Entry): readonly string[] => ('hypothesis_id' in entry ? entry.alternatives : entry.limitations);

/** The links of an entry, the contradicting ones first. */
const linksOf = ({ evidence }: Entry) => [
  ...evidence.filter(({ effect }) => effect === 'contradicts'),
  ...evidence.filter(({ effect }) => effect !== 'contradicts'),
];

/** The claims in the order in which the report first cites them, which is that of the notes. */
function citedOrder(): readonly string[] {
  const { contradictions, claims } = draft.assessment;
  return [
    ...new Set([
      ...entries.flatMap((entry) => linksOf(entry).map(({ claim_id }) => claim_id)),
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

const claimOf = (id: string): Claim => claims.find(({ claim_id }) => claim_id === id)!;
const noteOf = (id: string): string => String(citedOrder().indexOf(id) + 1);

describe('the Word report in many scripts in LibreOffice', () => {
  it('has the statement, the lists and the reasons of each entry, in order', () => {
    for (const entry of entries) {
      const heading = report.blocks.find(({ level, text }) => level === 2 && text.startsWith(`${idOf(entry)}:`));
      const blocks = sectionOf(report, 2, heading?.text ?? '');
      const own = blocks.filter(({ isInTable }) => !isInTable).map(({ text }) => text);
      const reasons = linksOf(entry).map(({ reason }) => `Because: ${reason}`);
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
    const { blocks } = report;
    const links = blocks.filter(({ style }) => /^Report (?:Supporting|Contradicting) Evidence$/.test(style));
    const expected = entries.flatMap(linksOf);
    const shown = links.filter(({ text }) => / this: “/.test(text));
    expect(shown).toHaveLength(expected.length);
    expected.forEach(({ claim_id, effect }, at) => {
      const { text = '', style, notes = [], references = [] } = shown[at] ?? {};
      const number = claims.findIndex((claim) => claim.claim_id === claim_id) + 1;
      const sign = effect === 'supports' ? '+' : '×';
      expect(text.startsWith(`${String(number)} ${claim_id} ${sign} ${effect} this: “`), text).toBe(true);
      expect(style).toBe(effect === 'supports' ? 'Report Supporting Evidence' : 'Report Contradicting Evidence');
      expect(text).toContain([...claimOf(claim_id).actual.replaceAll(/\r\n|[\r\n]/g, ' ')].slice(0, 300).join(''));
      expect([...notes, ...references]).toEqual([noteOf(claim_id)]);
    });
  });

  it('has the words, the proposition and the span of every claim', () => {
    const blocks = sectionOf(report, 1, 'Claims');
    // The caution of the section is before them.
    expect(blocks).toHaveLength(1 + 3 * claims.length);
    claims.forEach(({ claim_id, actual, proposition, span: { start, end } }, at) => {
      const [words, represents, facts] = blocks.slice(1 + 3 * at, 4 + 3 * at);
      // The words of the claim are bold in their sentence.
      const bold = words?.runs.filter(({ properties }) => properties['fo:font-weight'] === 'bold');
      const withoutSpaces = (text: string): string => text.replaceAll(/\s/g, '');
      expect(withoutSpaces(bold?.map(({ text }) => text).join('') ?? '')).toBe(
        withoutSpaces(`${String(at + 1)} ${claim_id}: ${actual}`),
      );
      expect(words?.text).toContain(actual.replaceAll(/\r\n|[\r\n]/g, ' '));
      expect([...(words?.notes ?? []), ...(words?.references ?? [])]).toEqual([noteOf(claim_id)]);
      expect(represents?.text).toBe(lines(`Represents: ${proposition}`));
      expect(facts?.text).toContain(`characters ${String(start)} to ${String(end)}: text matches the passage`);
    });
  });

  it('has an endnote for each claim, with its source, passage and span', () => {
    const { endnotes } = report;
    const ids = citedOrder();
    expect([...endnotes.keys()]).toEqual(ids.map((_, at) => String(at + 1)));
    for (const [at, id] of ids.entries()) {
      const note = endnotes.get(String(at + 1)) ?? '';
      const { observation_id, passage_id, span } = claimOf(id);
      const source = draft.casefile.observations.find((each) => each.observation_id === observation_id);
      const expected = [
        `(${id})`,
        `observation ${String(observation_id)}, “${source?.title ?? ''}”`,
        source?.published_at?.slice(0, 4) ?? '',
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
      const [, checksum, ...text] = sectionOf(report, 2, `Passage ${String(at + 1)}`);
      expect(checksum?.text).toBe(id);
      const whole = passages.find(({ passage_id }) => passage_id === id)?.text ?? '';
      expect(letters(text.map((block) => block.text).join('\n'))).toBe(letters(whole));
    });
    const explained = sectionOf(report, 1, 'Contradictions');
    expectInOrder(
      explained,
      contradictions.map(({ explanation }) => lines(explanation)),
    );
    expect(sectionOf(report, 1, 'Unknowns').map(({ text }) => text)).toEqual(unknowns.map(lines));
  });

  it('repeats its title at the top of each page, and lays out paragraphs from right to left if their text is', () => {
    expect(report.margins).toContain(`Situation assessment: ${draft.title}`);
    const { blocks } = report;
    const isRtl = (text: string) => blocks.filter((block) => block.text === text).map((block) => block.isRtl);
    const [arabic, japanese] = manyScripts.assessment.power_bases;
    const [hebrew] = manyScripts.assessment.intent_hypotheses;
    for (const text of [hebrew?.hypothesis, arabic?.description, ...(arabic?.limitations.slice(0, 1) ?? [])])
      expect(isRtl(text ?? '')).toEqual([true]);
    expect(isRtl(japanese?.description ?? '')).toEqual([false]);
    expect(isRtl('Who else uses the channel?')).toEqual([false]);
  });

  it('gives quotes their language', () => {
    const languages = {
      ar: ['style:language-complex', 'ar'],
      he: ['style:language-complex', 'he'],
      fa: ['style:language-complex', 'fa'],
      ja: ['style:language-asian', 'ja'],
      'zh-Hans': ['style:language-asian', 'zh'],
      'zh-Hant': ['style:language-asian', 'zh'],
      ko: ['style:language-asian', 'ko'],
    } as const;
    for (const [language, [property, value]] of Object.entries(languages)) {
      const at = draft.casefile.observations.findIndex((observation) => observation.language === language);
      const { actual = '' } = claims[at] ?? {};
      const [word = ''] = actual.match(/[\p{L}\p{M}]{2,}/u) ?? [];
      const runs = sectionOf(report, 1, 'Claims')
        .filter(({ text }) => text.startsWith(`${String(at + 1)} ${claims[at]?.claim_id ?? ''}: `))
        .flatMap((block) => block.runs.filter(({ text }) => text.includes(word)));
      expect(
        runs.map(({ properties }) => properties[property]),
        language,
      ).toEqual([value]);
    }
  });
});

it('the short form of the sample has two pages in LibreOffice', async () => {
  const sample = JSON.parse(await readFile(samplePath, 'utf8')) as Draft;
  const pdf = await converted('short', sample, 'pdf', shortShape);
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
});
