import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { listOf, type ListName } from '../../core/assessment/view.ts';
import { applyEdit } from '../../core/workspace/apply-edit.ts';
import type { Workspace } from '../../core/workspace/workspace.ts';
import { addMessage, setVerdict, startReview } from '../../core/review/edits.ts';
import { targetKey, type Target } from '../../core/review/targets.ts';
import type { Verdict } from '../../core/review-shape/types.generated.ts';
import { workspaceOf } from '../../core/rules/example-workspace.ts';
import { verdictSummaries } from '../../shared/use-verdict-summaries.ts';
import { countPlaces, verdictPlaces, countsInWords, reviewerNames } from '../../core/review/verdict-places.ts';
import {
  countFilters,
  kindsOf,
  matchingKeys,
  noFilter,
  queryOf,
  rowsOf,
  type Filter,
  type VerdictQuery,
} from './filter-bar.tsx';

const digest = (bytes: Uint8Array): Uint8Array => createHash('sha256').update(bytes).digest();
const at = '2026-03-05T09:12:00Z';

function link(entry_id: string, claim_id: string, effect: 'supports' | 'contradicts' | null): Target {
  return { kind: 'link', entry: entry_id.startsWith('PB') ? 'power-basis' : 'intent', entry_id, claim_id, effect };
}

function reviewed(
  workspace: Workspace,
  name: string,
  kind: 'open' | 'blind',
  verdicts: readonly (readonly [Target, Verdict['verdict']])[],
): Workspace {
  const begun = applyEdit(workspace, startReview(workspace, { review_id: name, reviewer: { name }, kind, at, digest }));
  return verdicts.reduce(
    (now, [target, verdict]) => applyEdit(now, setVerdict(now, name, { target, verdict, note: '', at, digest })),
    begun,
  );
}

const claim: Target = { kind: 'claim', claim_id: 'C-002' };
const mara = reviewed(workspaceOf({ title: 'A' }), 'Mara', 'open', [
  [link('IH-001', 'C-002', 'contradicts'), 'reject'],
  [link('PB-001', 'C-001', 'supports'), 'question'],
  [claim, 'accept'],
  [{ kind: 'document' }, 'accept'],
]);
const both = reviewed(mara, 'Jon', 'open', [
  [link('IH-001', 'C-002', 'contradicts'), 'accept'],
  [link('PB-001', 'C-001', 'supports'), 'question'],
]);

const unknown = String(listOf(both.assessment, 'unknowns')[0]);
const withLists = reviewed(both, 'Ines', 'open', [
  [{ kind: 'contradiction', left_claim_id: 'C-001', right_claim_id: 'C-002' }, 'reject'],
  [{ kind: 'unknown', text: unknown }, 'question'],
]);

const titles = (workspace: Workspace, query: Partial<VerdictQuery> = {}) =>
  rowsOf(verdictPlaces(workspace, digest), { ...noFilter, ...query }).map((row) =>
    row.kind === 'head' ? `# ${row.title}` : row.items.map(({ reviewer }) => reviewer.name).join('+'),
  );

/** The workspace with another value in its assessment. */
const changed = (workspace: Workspace, path: string, value: string): Workspace =>
  applyEdit(workspace, { type: 'set', path: `/assessment${path}`, value });

const filterBy = (...filters: Filter[]): Partial<VerdictQuery> => ({ filters: new Set(filters) });

describe('the list', () => {
  it('is in document order, whatever the order of the verdicts', () => {
    expect(titles(both)).toEqual([
      '# Assessment',
      'Mara',
      '# Claims',
      'Mara',
      '# Power basis PB-001',
      'Mara+Jon',
      '# Intent hypothesis IH-001',
      'Mara+Jon',
    ]);
  });

  it('keeps a verdict among the unanswered ones after it has been replied to, until the filters change', () => {
    const before = reviewed(workspaceOf({ title: 'A' }), 'Mara', 'open', [[claim, 'question']]);
    const reply = { by: 'author', kind: 'note', note: 'I have changed it.', at } as const;
    const after = applyEdit(before, addMessage(before, 'Mara', targetKey(claim), reply));
    const [open, replied] = [before, after].map((workspace) => verdictPlaces(workspace, digest));
    const query = queryOf('unanswered');
    const shown = matchingKeys(open ?? [], query);
    expect(shown.size).toBe(1);
    expect(rowsOf(replied ?? [], query)).toHaveLength(0);
    expect(rowsOf(replied ?? [], query, shown)).toHaveLength(2);
    expect(queryOf('PB-001').filters.size).toBe(0);
  });

  it('shows a reviewer’s verdicts with those of other reviewers who disagree', () => {
    expect(titles(both, { by: 'reviewer' })).toEqual([
      '# Mara',
      'Mara',
      'Mara',
      'Mara',
      'Mara+Jon',
      '# Jon',
      'Jon',
      'Jon+Mara',
    ]);
  });

  it('combines filters of one group with “or”, and groups with “and”', () => {
    expect(titles(both, filterBy('disagreements'))).toEqual(['# Intent hypothesis IH-001', 'Mara+Jon']);
    expect(titles(both, filterBy('questioned'))).toEqual(['# Power basis PB-001', 'Mara+Jon']);
    expect(titles(both, filterBy('questioned', 'rejected'))).toHaveLength(4);
    expect(titles(both, { ...filterBy('questioned'), reviewId: 'Jon' })).toEqual(['# Power basis PB-001', 'Jon']);
    expect(titles(both, filterBy('questioned', 'disagreements'))).toEqual([]);
  });

  it('can show one kind of item, among them contradictions and unknowns', () => {
    expect(kindsOf(verdictPlaces(withLists, digest)).map(([, title]) => title)).toEqual([
      'Whole assessment',
      'Claims',
      'Evidence links',
      'Contradictions',
      'Unknowns',
    ]);
    expect(titles(withLists).slice(-4)).toEqual(['# Contradictions', 'Ines', '# Unknowns', 'Ines']);
    expect(titles(withLists, { kind: 'contradiction' })).toEqual(['# Contradictions', 'Ines']);
    expect(titles(withLists, { kind: 'unknown', ...filterBy('rejected') })).toEqual([]);
    expect(countFilters(verdictPlaces(withLists, digest), { reviewId: null, kind: 'contradiction' })).toMatchObject({
      questioned: 0,
      rejected: 1,
    });
  });

  it('counts the verdicts that each filter would show, and disagreements by target', () => {
    expect(countFilters(verdictPlaces(both, digest), noFilter)).toEqual({
      unanswered: 3,
      replied: 0,
      questioned: 2,
      rejected: 1,
      outdated: 0,
      disagreements: 1,
    });
  });

  it('summarizes the verdicts in sentences', () => {
    const reply = { by: 'author', kind: 'note', note: '', at } as const;
    const withReply = applyEdit(both, addMessage(both, 'Jon', 'link|power-basis|PB-001|C-001|supports', reply));
    expect(countsInWords(countPlaces(verdictPlaces(withReply, digest)))).toBe(
      '6 verdicts by 2 reviewers: 3 accepted, 2 questioned, 1 rejected. 2 are unanswered and 1 has a reply. The reviewers disagree on 1 item.',
    );
    const accepted = reviewed(workspaceOf({ title: 'A' }), 'Mara', 'open', [[claim, 'accept']]);
    expect(countsInWords(countPlaces(verdictPlaces(accepted, digest)))).toBe('1 verdict by 1 reviewer: 1 accepted.');
  });

  it('lists missing targets last', () => {
    const without = applyEdit(both, { type: 'unset', path: '/assessment/power_bases/0/evidence/0' });
    expect(titles(without).slice(-2)).toEqual(['# No longer in the assessment', 'Mara+Jon']);
  });

  it('counts a blind verdict as unanswered if it differs from the author', () => {
    const blind = reviewed(workspaceOf({ title: 'A' }), 'Ilse', 'blind', [
      [link('IH-001', 'C-001', null), 'supports'],
      [link('IH-001', 'C-002', null), 'neither'],
    ]);
    expect(titles(blind, filterBy('unanswered'))).toEqual(['# Intent hypothesis IH-001', 'Ilse']);
  });
});

describe('a blind verdict beside open ones', () => {
  // The author says that C-001 supports IH-001 and PB-001, and that C-002 contradicts IH-001.
  const open = (verdict: Verdict['verdict']) =>
    reviewed(workspaceOf({ title: 'A' }), 'Mara', 'open', [[link('IH-001', 'C-002', 'contradicts'), verdict]]);
  const withBlind = (workspace: Workspace, verdict: Verdict['verdict']) =>
    reviewed(workspace, 'Ilse', 'blind', [[link('IH-001', 'C-002', null), verdict]]);

  it('is in one card with them, whichever review came first', () => {
    const heading = '# Intent hypothesis IH-001';
    expect(titles(withBlind(open('accept'), 'contradicts'))).toEqual([heading, 'Mara+Ilse']);
    const blindFirst = reviewed(withBlind(workspaceOf({ title: 'A' }), 'neither'), 'Mara', 'open', [
      [link('IH-001', 'C-002', 'contradicts'), 'accept'],
    ]);
    expect(titles(blindFirst)).toEqual([heading, 'Ilse+Mara']);
    expect(titles(withBlind(workspaceOf({ title: 'A' }), 'neither'))).toEqual([heading, 'Ilse']);
  });

  it.each([
    ['accept', 'contradicts', 0],
    ['accept', 'supports', 1],
    ['accept', 'neither', 1],
    ['question', 'contradicts', 0],
    ['question', 'neither', 0],
    ['reject', 'contradicts', 1],
    ['reject', 'supports', 0],
    ['reject', 'neither', 0],
  ] as const)('compares an open “%s” with a blind “%s”', (one, other, disagreements) => {
    const places = verdictPlaces(withBlind(open(one), other), digest);
    expect(countPlaces(places)).toMatchObject({ verdicts: 2, reviewers: 2, disagreements });
    expect(countFilters(places, noFilter).disagreements).toBe(disagreements);
  });

  it('disagrees with another blind verdict that says something else', () => {
    const two = reviewed(withBlind(open('reject'), 'neither'), 'Ole', 'blind', [
      [link('IH-001', 'C-002', null), 'supports'],
    ]);
    expect(countPlaces(verdictPlaces(two, digest)).disagreements).toBe(1);
  });

  it('is at the first of several links of the entry to the claim', () => {
    const evidence = ['supports', 'contradicts'].map((effect) => ({ claim_id: 'C-002', effect, reason: 'So.' }));
    const workspace = workspaceOf({ title: 'A', assessment: { '/intent_hypotheses/0/evidence': evidence } });
    const second = reviewed(workspace, 'Mara', 'open', [[link('IH-001', 'C-002', 'contradicts'), 'accept']]);
    expect(titles(withBlind(second, 'contradicts')).slice(1)).toEqual(['Ilse', 'Mara']);
    const each = reviewed(second, 'Jon', 'open', [[link('IH-001', 'C-002', 'supports'), 'accept']]);
    expect(titles(withBlind(each, 'supports')).slice(1)).toEqual(['Jon+Ilse', 'Mara']);
  });
});

describe('the marks of an entry', () => {
  const here = ({ assessment, reviews = [] }: Workspace, list: ListName, index = 0) =>
    verdictSummaries(assessment, reviews, { list, index }, digest);

  it('count the verdicts, and name the questions and rejections', () => {
    expect(here(both, 'claims', 1).entry).toBe('1 verdict');
    expect(here(both, 'claims', 0).entry).toBeUndefined();
    expect([...here(both, 'power_bases').links]).toEqual([[0, '2 verdicts, 2 questioned']]);
    expect([...here(both, 'intent_hypotheses').links]).toEqual([[1, '2 verdicts, 1 rejected']]);
  });

  it('agree with the list about outdated verdicts', () => {
    const now = changed(both, '/claims/1/proposition', 'Other words.');
    expect(here(now, 'claims', 1).entry).toBe('1 verdict, outdated');
    expect([...here(now, 'intent_hypotheses').links]).toEqual([[1, '2 verdicts, 1 rejected, outdated']]);
    expect([...here(now, 'power_bases').links]).toEqual([[0, '2 verdicts, 2 questioned']]);
    const stale = verdictPlaces(now, digest).flatMap(({ items }) =>
      items.filter(({ standing }) => standing.state === 'stale'),
    );
    expect(stale.map(({ verdict }) => verdict.target.kind).sort()).toEqual(['claim', 'document', 'link', 'link']);
  });

  it('are beside contradictions and unknowns, too', () => {
    expect(here(withLists, 'contradictions').entry).toBe('1 verdict, 1 rejected');
    expect(here(withLists, 'unknowns').entry).toBe('1 verdict, 1 questioned');
    expect(here(both, 'contradictions').entry).toBeUndefined();
    expect(here(changed(withLists, '/unknowns/0', `${unknown} And when?`), 'unknowns').entry).toBeUndefined();
    const claimed = changed(withLists, '/claims/1/proposition', 'Other.');
    expect(here(claimed, 'contradictions').entry).toBe('1 verdict, 1 rejected, outdated');
  });

  it('follow a link whose effect was changed since', () => {
    const now = changed(both, '/power_bases/0/evidence/0/effect', 'contradicts');
    expect(here(now, 'power_bases').links.get(0)).toBe('2 verdicts, 2 questioned, outdated');
  });
});

describe('reviewers with the same name', () => {
  const review = (review_id: string, name: string, kind: 'open' | 'blind', started_at: string) => ({
    review_id,
    reviewer: { name },
    kind,
    started_at,
    verdicts: [],
  });

  it('are distinguished by the kind, the start or the number of their review', () => {
    const [day, next] = ['2026-03-05T09:12:00Z', '2026-03-06T09:12:00Z'];
    const namesOf = (...reviews: ReturnType<typeof review>[]) => [...reviewerNames(reviews).values()];
    const alone = review('a', 'Mara', 'open', day);
    expect(namesOf(alone, review('b', 'Jon', 'open', day))).toEqual(['Mara', 'Jon']);
    expect(namesOf(alone, review('b', 'mara ', 'blind', day))).toEqual([
      'Mara (standard review)',
      'mara  (blind review)',
    ]);
    expect(namesOf(alone, review('b', 'Mara', 'open', next))).toEqual([
      'Mara (review started Thu, 5 March 2026, 09:12:00, UTC)',
      'Mara (review started Fri, 6 March 2026, 09:12:00, UTC)',
    ]);
    expect(namesOf(alone, review('b', 'Mara', 'open', day))).toEqual([
      'Mara (review 1 in the list)',
      'Mara (review 2 in the list)',
    ]);
  });

  it('have separate headings', () => {
    const other = { ...both.reviews?.[1], reviewer: { name: 'Mara' }, started_at: '2026-03-07T09:12:00Z' };
    const reviews = [both.reviews?.[0], other] as Workspace['reviews'];
    const heads = titles({ ...both, ...(reviews && { reviews }) }, { by: 'reviewer' }).filter((title) =>
      title.startsWith('#'),
    );
    expect(heads).toHaveLength(2);
    expect(new Set(heads).size).toBe(2);
  });
});
