import { createHash } from 'node:crypto';
import { sha256 } from '@noble/hashes/sha2.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { showDirections } from '../../text/directions.ts';
import { workspaceOf } from '../../rules/example-workspace.ts';
import { addMessage, setSuggestion } from '../../review/edits.ts';
import { withReview, withVerdict, moment, withAllVerdicts } from '../../review/reviews.fixtures.ts';
import { contradictionTargets, unknownTargets } from '../../review/find-target.ts';
import {
  claimTargets,
  entryTargets,
  targetKey,
  targetsOf,
  type ReviewTarget,
  type Target,
  blindTargetsOf,
  linksIn,
} from '../../review/targets.ts';
import { countPlaces, verdictPlaces } from '../../review/verdict-places.ts';
import type { LinkTarget } from '../../review-shape/types.generated.ts';
import { applyEdit } from '../../workspace/apply-edit.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import { finished, parseCsv, paragraphsIn, partsOf, torn } from '../written-files.fixtures.ts';
import { removeGuard } from '../links-csv.ts';
import type { ReviewReportFormat } from '../exported-file.ts';
import { markdownText } from '../prose/write-prose.ts';
import { reviewerAgreement, entryCoverage, listCoverage } from './review-report.ts';
import { exportReview } from './export-review.ts';
import { whenInWords } from './verdict-lines.ts';
import { idFieldOf } from '../../assessment/ids.ts';
import { listOf } from '../../assessment/view.ts';
import { isJsonObject } from '../../json/json.ts';
import { blindPacket } from '../../review/blind.ts';
import { partLists } from '../../review/contents.ts';
import { printedProse } from '../prose/prose-html.ts';
import { blindReport } from './blind-report.ts';

const draft = workspaceOf({ title: 'The north channel' });
const { assessment } = draft;
const [firstLink, secondLink] = targetsOf(assessment) as [ReviewTarget, ReviewTarget];
const [firstClaim] = claimTargets(assessment) as [ReviewTarget];
const [firstEntry] = entryTargets(assessment) as [ReviewTarget];
const [contradiction] = contradictionTargets(assessment) as [ReviewTarget];
const [unknown] = unknownTargets(assessment) as [ReviewTarget];

/** Rosa questions and rejects, Jón accepts; they disagree on the first link. */
function twoReviews(note = 'Is there a statute?'): Workspace {
  let now = withVerdict(withReview(draft), firstLink, 'question', note);
  now = withVerdict(now, secondLink, 'accept');
  now = withVerdict(now, firstEntry, 'accept');
  now = withReview(now, 'R-2', 'Jón');
  now = withVerdict(now, firstLink, 'accept', '', 'R-2');
  return withVerdict(now, secondLink, 'accept', '', 'R-2');
}

async function textOf(workspace: Workspace, format: ReviewReportFormat): Promise<string> {
  const { content } = await exportReview(workspace, format, sha256);
  return typeof content === 'string' ? content : paragraphsIn(partsOf(content)['word/document.xml'] ?? '').join('\n');
}

/** The rows of the table of verdicts, by the names of the columns. */
async function verdictRows(workspace: Workspace): Promise<readonly Readonly<Record<string, string>>[]> {
  const [head = [], ...rows] = parseCsv(await textOf(workspace, 'verdicts'));
  return rows.map((row) => Object.fromEntries(head.map((name, at) => [name, row[at] ?? ''])));
}

const plain = (page: string): string =>
  page
    .replace(/<style>.*?<\/style>/su, '')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/\s+/g, ' ');

const formats: readonly ReviewReportFormat[] = [
  'review-report-html',
  'review-report-markdown',
  'review-report-word',
  'verdicts',
];

describe('the review report', () => {
  it('has one figure of disagreements, of open and blind reviews, in its summary, its section and the table', async () => {
    const verdicts = fc.constantFrom('supports', 'contradicts', 'neither');
    await fc.assert(
      fc.asyncProperty(fc.tuple(verdicts, verdicts), async ([one, other]) => {
        const blind = (now: Workspace, { target }: ReviewTarget, verdict: typeof one) =>
          withVerdict(now, { target: { ...target, effect: null } as Target }, verdict, 'A reason', 'R-3');
        const both = blind(withReview(twoReviews(), 'R-3', 'Ilse', 'blind'), firstLink, one);
        const now = blind(both, secondLink, other);
        const { disagreements } = countPlaces(verdictPlaces(now, sha256));
        expect(disagreements).toBe(other === (secondLink.target as LinkTarget).effect ? 1 : 2);
        const contested = (await verdictRows(now)).filter(({ reviewers_disagree }) => reviewers_disagree === 'yes');
        const places = contested.map(({ entry_id, claim_id, effect }) => `${entry_id} ${claim_id} ${effect}`);
        const report = await textOf(now, 'review-report-markdown');
        const section = report.split(/^## /m).find((part) => part.startsWith('Disagreements')) ?? '';
        const said = /The reviewers disagree on (\d+) items?\./.exec(report)?.[1];
        const listed = section.match(/^### /gm)?.length;
        expect([Number(said), listed, new Set(places).size]).toEqual([disagreements, disagreements, disagreements]);
      }),
      { numRuns: 9 },
    );
  });

  it.each(formats)('%s is the same content each time, with a name and a preview', async (format) => {
    const one = await exportReview(withAllVerdicts(draft), format, sha256);
    expect(await exportReview(structuredClone(withAllVerdicts(draft)), format, sha256)).toEqual(one);
    expect(one.fileName).toMatch(/^The-north-channel\.(?:review-report\.(?:html|md|docx)|verdicts\.csv)$/);
    expect(one.preview).not.toBe('');
  });

  it.each(formats.slice(0, 3))('%s says who gave which verdict, with notes and replies', async (format) => {
    const replied = applyEdit(
      twoReviews(),
      addMessage(twoReviews(), 'R-1', targetKey(firstLink.target), {
        by: 'author',
        name: 'Ana Flor',
        kind: 'note',
        note: 'Statute 12 says so.',
        at: moment,
      }),
    );
    const text = (format === 'review-report-html' ? plain : (words: string) => words)(await textOf(replied, format));
    expect(text.replaceAll(/[*\\]/g, '')).toContain(
      'Rosa questioned that C-001 + supports PB-001, Wed, 1 May 2024, 12:00:00, UTC:',
    );
    expect(text).toContain('Is there a statute?');
    expect(text.replaceAll(/[*\\]/g, '')).toContain('Ana Flor (author) replied');
    expect(text).toContain('Statute 12 says so.');
    expect(text, 'who said the quotation').toMatch(/, publisher|explicit speaker|reported/);
  });

  it('shows the cues that govern the words of a claim', async () => {
    const text = plain(await textOf(withVerdict(withReview(torn), firstLink, 'question'), 'review-report-html'));
    expect(text).toContain('(denied …) “the Harbour Council will close the channel”');
  });

  it.each(formats.slice(0, 3))('%s shows the change that a reviewer suggests', async (format) => {
    const given = twoReviews();
    const change = { effect: 'contradicts', reason: 'No statute.', at: moment } as const;
    const suggested = applyEdit(given, setSuggestion(given, 'R-1', targetKey(firstLink.target), change, moment));
    const text = await textOf(suggested, format);
    for (const words of ['Suggested change:', 'Contradicts', 'No statute.']) expect(text).toContain(words);
    expect(text).toContain(' and suggests a change');
  });

  it('the words of a passage that a reviewer suggests claim no language, and the proposition has the author’s', async () => {
    const now = { ...withVerdict(withReview(draft), firstClaim, 'question'), textLanguage: 'de' };
    const span = { start: 0, end: 7, offset_encoding: 'unicode-code-point' } as const;
    const change = { span, actual: 'le port', proposition: 'der Hafen', at: moment };
    const suggested = applyEdit(now, setSuggestion(now, 'R-1', targetKey(firstClaim.target), change, moment));
    const page = await textOf(suggested, 'review-report-html');
    expect(page).toMatch(/lang=""[^>]*>le port</);
    expect(page).toMatch(/lang="de"[^>]*>der Hafen</);
  });

  it('the table has the suggested values, and what the author did with them', async () => {
    const given = twoReviews();
    const change = { effect: 'contradicts', reason: 'No statute.', at: moment } as const;
    const suggested = applyEdit(given, setSuggestion(given, 'R-1', targetKey(firstLink.target), change, moment));
    const cells = (await verdictRows(suggested)).map((row) => [row['suggestion'], row['suggestion_state']]);
    expect(cells.filter(([, state]) => state !== '')).toEqual([['Effect: Contradicts\nReason: No statute.', 'open']]);
    expect(cells.filter(([suggestion]) => suggestion === '')).toHaveLength(cells.length - 1);
  });

  it('lists unanswered and outdated verdicts, and those on missing items', async () => {
    const at = '/assessment/claims/0/proposition';
    const changed = applyEdit(withVerdict(twoReviews(), firstClaim, 'reject', 'Not what it says.'), {
      type: 'set',
      path: at,
      value: 'Other words.',
    });
    const text = plain(await textOf(changed, 'review-report-html'));
    expect(text).toContain('Unanswered verdicts: 2');
    expect(text).toContain('Rosa rejected claim C-001: Not what it says.');
    expect(text).toContain('Outdated verdicts: 3');
    expect(text).toContain('C-001’s proposition changed:');
    const without = applyEdit(twoReviews(), { type: 'unset', path: '/assessment/power_bases/0/evidence/0' });
    expect(plain(await textOf(without, 'review-report-html'))).toContain('Verdicts on missing items: 2');
  });

  it('says what each open point is about, not only its IDs', async () => {
    const text = plain(
      await textOf(withVerdict(withReview(torn), firstLink, 'question', 'Is it so?'), 'review-report-html'),
    );
    const [points = ''] = /Unanswered verdicts: 1.*?Disagreements|Unanswered verdicts: 1.*?Agreement/.exec(text) ?? [];
    expect(points).toContain(
      'Rosa questioned that C-001 + supports PB-001: Is it so? About: (denied …) “the Harbour Council',
    );
    expect(points).toContain(' · The council can close the north channel.');
  });

  it('shows times without fractions of a second', () => {
    expect(whenInWords('2026-11-26T01:59:00.978Z')).toBe(whenInWords('2026-11-26T01:59:00Z'));
  });

  it('says which version was reviewed', async () => {
    expect(plain(await textOf(twoReviews(), 'review-report-html'))).toContain(
      'The review was started on this version of the assessment. Verdicts: 3 current.',
    );
    const changed = applyEdit(twoReviews(), { type: 'set', path: '/assessment/unknowns', value: ['What else?'] });
    expect(plain(await textOf(changed, 'review-report-html'))).toMatch(
      /started on another version of the assessment \(SHA-256 [0-9a-f]{64}\)\. Verdicts: 3 current/,
    );
  });

  it('gives the agreement of reviewers as a share with its count', async () => {
    const text = plain(await textOf(twoReviews(), 'review-report-html'));
    expect(text).toContain('Rosa and Jón gave the same verdict on 1 of 2 items (50 %, n = 2).');
    expect(text).toContain('Jón accepted that C-001');
    const alone = plain(await textOf(withVerdict(withReview(draft), firstClaim, 'accept'), 'review-report-html'));
    expect(alone).toContain('No two people gave a current verdict on the same item.');
  });

  it('compares a blind reviewer with the author', async () => {
    const link = { kind: 'link', entry: 'intent', entry_id: 'IH-001', effect: null } as const;
    let blind = withReview(draft, 'R-3', 'Ilse', 'blind');
    blind = withVerdict(blind, { target: { ...link, claim_id: 'C-001' } }, 'supports', '', 'R-3');
    blind = withVerdict(blind, { target: { ...link, claim_id: 'C-002' } }, 'neither', '', 'R-3');
    const text = plain(await textOf(blind, 'review-report-html'));
    expect(text).toMatch(/Ilse, who did not see the author’s effects, gave the author’s effect for \d of 2 links/);
    expect(text).toContain('said in a blind review that C-002 neither supports nor contradicts IH-001');
  });

  it('counts the links of every entry that have a verdict, as a recount of the document does', () => {
    const entries = entryTargets(assessment);
    fc.assert(
      fc.property(fc.subarray([...targetsOf(assessment)]), fc.boolean(), (chosen, change) => {
        let now = chosen.reduce((all, target) => withVerdict(all, target, 'accept'), withReview(draft));
        if (change) now = applyEdit(now, { type: 'set', path: '/assessment/claims/0/proposition', value: 'Other.' });
        const coverage = entryCoverage(now.assessment, verdictPlaces(now, sha256));
        const expected = entries.map(({ path, target }) => {
          const links = chosen.filter((link) => link.path.startsWith(`${path}/`));
          const outdated = links.filter((link) => change && link.claimIndex === 0).length;
          return {
            id: target.kind === 'entry' ? target.entry_id : '',
            links: targetsOf(assessment).filter((link) => link.path.startsWith(`${path}/`)).length,
            current: links.length - outdated,
            outdated,
            own: 0,
          };
        });
        expect(coverage).toEqual(expected);
      }),
    );
  });

  it.each(formats.slice(0, 3))('%s has verdicts on contradictions and unknowns, and their coverage', async (format) => {
    const one = withVerdict(
      withVerdict(withReview(draft), contradiction, 'reject', 'They agree.'),
      unknown,
      'question',
    );
    const changed = applyEdit(one, { type: 'set', path: '/assessment/claims/0/proposition', value: 'Other.' });
    expect(listCoverage(one.assessment, verdictPlaces(one, sha256))).toEqual([
      { list: 'contradictions', items: 1, current: 1, outdated: 0 },
      { list: 'unknowns', items: 1, current: 1, outdated: 0 },
    ]);
    expect(listCoverage(changed.assessment, verdictPlaces(changed, sha256))[0]).toMatchObject({
      current: 0,
      outdated: 1,
    });
    const text = (await textOf(changed, format)).replaceAll(/<[^>]*>|[*\\]/g, '');
    expect(text).toContain('Coverage of contradictions and unknowns');
    expect(text).toContain('Contradiction between C-001 and C-002');
    expect(text).toContain('rejected the contradiction between C-001 and C-002');
    expect(text).toContain('Unknown 1');
    expect(text).toContain('C-001’s proposition changed');
    expect(text).toContain('They agree.');
  });

  it('names both claims of a contradiction in the table, and the text of a missing unknown', async () => {
    const one = withVerdict(withVerdict(withReview(draft), contradiction, 'reject'), unknown, 'question');
    const rows = await verdictRows(applyEdit(one, { type: 'set', path: '/assessment/unknowns', value: [] }));
    expect(rows[0]).toMatchObject({ item_kind: 'contradiction', claim_id: 'C-001', other_claim_id: 'C-002' });
    expect(rows[1]).toMatchObject({ item_kind: 'unknown', state: 'missing' });
    expect(rows[1]?.['item_words']).toBe(unknown.target.kind === 'unknown' ? unknown.target.text : '');
  });

  it('leaves outdated verdicts out of the agreement', () => {
    const changed = applyEdit(twoReviews(), { type: 'set', path: '/assessment/claims/0/proposition', value: 'Other.' });
    const [pair] = reviewerAgreement(verdictPlaces(changed, sha256));
    expect(pair?.measure ?? { n: 0 }).toMatchObject({ n: firstLink.claimIndex === secondLink.claimIndex ? 0 : 1 });
  });

  it('allows its own style by hash, and nothing else', async () => {
    const page = await textOf(twoReviews(), 'review-report-html');
    const source = /<style>([^]*?)<\/style>/.exec(page)?.[1] ?? '';
    const hash = createHash('sha256').update(source, 'utf8').digest('base64');
    expect(page.replaceAll('&#39;', "'")).toContain(
      `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'`,
    );
    expect(page).not.toMatch(/<script| style="| src="| on\w+=/);
  });

  it.each([
    '</blockquote><script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '=1+1',
    '\u202Egnp.exe',
    'one\r\n\r\n# two',
    '![x](javascript:alert(1))',
    'שלום מה שלומך',
  ])('holds the note %j as text in every format', async (note) => {
    const workspace = twoReviews(note);
    const page = await textOf(workspace, 'review-report-html');
    expect(page).not.toMatch(/<script|<img|\u202E/);
    expect(await textOf(workspace, 'review-report-markdown')).toContain(markdownText(note, '> '));
    const word = await textOf(workspace, 'review-report-word');
    expect(word.replaceAll(/\s+/g, ' ')).toContain(showDirections(note).replaceAll(/\s+/g, ' '));
    const rows = await verdictRows(workspace);
    expect(rows.map((row) => removeGuard(row['note'] ?? ''))).toContain(note);
    expect(rows.some((row) => /^[=+\-@\t\r\n]/.test(row['note'] ?? ''))).toBe(false);
  });

  it('has a row for every verdict', async () => {
    const all = withAllVerdicts(draft);
    const rows = await verdictRows(all);
    const verdicts = all.reviews?.[0]?.verdicts ?? [];
    expect(rows).toHaveLength(verdicts.length);
    expect(new Set(rows.map((row) => row['note']))).toEqual(new Set(verdicts.map(({ note }) => note)));
    expect(rows.map((row) => row['item_kind'])).toContain('assessment');
  });

  it('is written of any draft, even an empty one', async () => {
    for (const format of formats) {
      const odd = { assessment: { claims: [1, null], power_bases: [{ evidence: [3] }] } } as unknown as Workspace;
      await expect(exportReview({ ...odd, title: '', casefile: null }, format, sha256)).resolves.toBeDefined();
    }
  });
});

const { format: _, ...content } = blindPacket(finished, sha256);
const packet = { ...content, blind: true } as unknown as Workspace;

const printed = (workspace: Workspace): string => printedProse(blindReport(workspace, sha256)).markup;

describe('the printed blind review packet', () => {
  const markup = printed(packet);

  it('has every claim and every entry, and the claims that an entry cites', () => {
    const ids = partLists.flatMap((list) =>
      listOf(finished.assessment, list)
        .filter(isJsonObject)
        .map((one) => String(one[idFieldOf[list]])),
    );
    expect(ids.length).toBeGreaterThan(10);
    expect(ids.filter((id) => !markup.includes(id))).toEqual([]);
    expect(markup.match(/Cited claims: [^.]*C-00\d/g)?.length).toBeGreaterThan(1);
  });

  it('contains no reason and no rationale of the author', () => {
    const entries = listOf(finished.assessment, 'intent_hypotheses').filter(isJsonObject);
    const hidden = entries.flatMap((entry) => [
      entry['rationale'],
      ...linksIn(entry)
        .filter(isJsonObject)
        .map(({ reason }) => reason),
    ]);
    expect(hidden.length).toBeGreaterThan(5);
    expect(hidden.filter((text) => markup.includes(String(text)))).toEqual([]);
  });

  it('has the reviewer’s own verdicts', () => {
    const [target] = blindTargetsOf(packet.assessment);
    const reviewed = withVerdict(withReview(packet, 'R-1', 'Rosa', 'blind'), target!, 'supports', 'It names them.');
    expect(printed(reviewed)).toContain('It names them.');
    expect(markup).not.toContain('Verdicts');
  });
});
