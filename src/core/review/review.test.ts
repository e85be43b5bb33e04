import { sha256 } from '@noble/hashes/sha2.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../.config/property-runs.ts';
import { applyEdit } from '../workspace/apply-edit.ts';
import { setField } from '../workspace/edits.ts';
import type { JsonObject, JsonValue } from '../json/json.ts';
import { valueAt } from '../json/pointer.ts';
import { applyPatches, diffWorkspaces } from '../workspace/patch.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { claim, intent, link, powerBasis, workspace as draftOf } from '../workspace/workspaces.fixtures.ts';
import { messagesOn } from '../review-shape/thread.ts';
import { addMessage, clearVerdict, maxVerdicts, noteOn, removeReview, takeReview, withdrawMessage } from './edits.ts';
import { overviewOf, verdictPlaces } from './verdict-places.ts';
import { allTargets, withReview, withVerdict, moment, withAllVerdicts } from './reviews.fixtures.ts';
import { targetKey, targetsOf } from './targets.ts';
import type { Review } from '../review-shape/types.generated.ts';
import reviewSchema from '../../schema/review.schema.json' with { type: 'json' };

const draft: Workspace = draftOf({
  claims: [claim('C-001'), claim('C-002', { actual: 'Others' })],
  power_bases: [powerBasis('PB-001', [link('C-001'), link('C-002', 'contradicts'), link('C-001')])],
  intent_hypotheses: [intent('IH-001', [link('C-002')], { hypothesis: 'It means to.', rationale: 'So.' })],
});

const firstLink = targetsOf(draft.assessment)[0]!;
const only = ({ reviews }: Workspace): Review => reviews![0]!;

/** The state of each verdict, by its key. */
function states(workspace: Workspace): Readonly<Record<string, string>> {
  const found = [...overviewOf(workspace, sha256).byTarget.values()].flat();
  return Object.fromEntries(found.map(({ key, standing }) => [key, standing.state]));
}

const notCurrent = (workspace: Workspace): readonly string[] =>
  Object.entries(states(workspace)).flatMap(([key, state]) => (state === 'current' ? [] : [key]));

describe('the targets of a review', () => {
  it('have unique names, and equal links differ by their occurrence', () => {
    const keys = allTargets(draft.assessment).map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.slice(0, 4)).toEqual([
      'link|power-basis|PB-001|C-001|supports',
      'link|power-basis|PB-001|C-002|contradicts',
      'link|power-basis|PB-001|C-001|supports|#2',
      'link|intent|IH-001|C-002|supports',
    ]);
  });

  it('have different names for any IDs', () => {
    const odd = draftOf({ claims: [], power_bases: [powerBasis('a|b', [link('c')]), powerBasis('a', [link('b|c')])] });
    const keys = targetsOf(odd.assessment).map(({ key }) => key);
    expect(new Set(keys).size).toBe(2);
  });
});

describe('a verdict', () => {
  const all = withAllVerdicts(draft);

  it('becomes outdated with a change exactly if the changed value was reviewed', () => {
    const [power, hypothesis] = ['entry|power-basis|PB-001', 'entry|intent|IH-001'];
    const [contradicting, intended] = [
      'link|power-basis|PB-001|C-002|contradicts',
      'link|intent|IH-001|C-002|supports',
    ];
    const changes: readonly (readonly [path: string, value: JsonValue, ...stale: string[]])[] = [
      ['power_bases/0/evidence/1/reason', 'Because.', contradicting, power],
      ['intent_hypotheses/0/evidence/0/effect', 'contradicts', intended, hypothesis],
      ['claims/1/proposition', 'Other words', contradicting, intended, 'claim|C-002'],
      ['intent_hypotheses/0/hypothesis', 'It does not mean to.', intended, hypothesis],
      ['power_bases/0/workflow_state', 'active', power],
      ['intent_hypotheses/0/rationale', 'Thus.', hypothesis],
      ['unknowns', ['When?']],
    ];
    for (const [path, value, ...stale] of changes) {
      const changed = applyEdit(all, setField(`/assessment/${path}`, value));
      expect([...notCurrent(changed)].toSorted(), path).toEqual([...stale, 'document'].toSorted());
      const verdicts = [...overviewOf(changed, sha256).byTarget.values()].flat();
      const silent = verdicts.filter(({ standing }) => standing.state === 'stale' && standing.differences.length === 0);
      expect(silent).toEqual([]);
      expect(notCurrent(applyEdit(changed, setField('/assessment', all.assessment)))).toEqual([]);
    }
  });

  it('is current if and only if effect, reason, claim and the text of the entry are unchanged', () => {
    const places = [
      'power_bases/0/evidence/0/reason',
      'power_bases/0/description',
      'power_bases/0/workflow_state',
      'claims/0/proposition',
      'claims/1/actual',
      'unknowns/0',
    ];
    const change = fc.tuple(fc.constantFrom(...places), fc.constantFrom('It says so.', 'Words', 'Other', ''));
    const seen = ({ assessment }: Workspace) =>
      JSON.stringify(
        ['/power_bases/0/evidence/0', '/power_bases/0/description', '/claims/0'].map((at) => valueAt(assessment, at)),
      );
    const one = applyEdit(all, setField('/assessment/unknowns', ['When?']));
    fc.assert(
      fc.property(fc.array(change, { maxLength: 4 }), (changes) => {
        const changed = changes.reduce(
          (at, [path, value]) => applyEdit(at, setField(`/assessment/${path}`, value)),
          one,
        );
        expect(states(changed)[firstLink.key] === 'current').toBe(seen(changed) === seen(all));
      }),
      { numRuns: runs(150) },
    );
  });

  it('disappears with its target, and returns with it', () => {
    const without = applyEdit(all, { type: 'delete-entries', list: 'intent_hypotheses', indices: [0] });
    expect(states(without)['link|intent|IH-001|C-002|supports']).toBe('gone');
    expect(notCurrent(applyEdit(without, setField('/assessment', all.assessment)))).toEqual([]);
  });

  it('follows claims and entries to other IDs', () => {
    const renamed = [
      { type: 'rename', what: 'claim', from: 'C-002', to: 'C-900' } as const,
      { type: 'rename', what: 'intent', from: 'IH-001', to: 'IH-900' } as const,
    ].reduce(applyEdit, all);
    expect(states(renamed)['link|intent|IH-900|C-900|supports']).toBe('current');
    expect(states(renamed)['claim|C-900']).toBe('current');
  });

  it('replaces the one given before the effect was changed, so that a link has one verdict', () => {
    const one = withVerdict(withReview(draft), targetsOf(draft.assessment)[1]!, 'question', 'Which way?');
    const flippedOnce = applyEdit(one, setField('/assessment/power_bases/0/evidence/1/effect', 'supports'));
    const now = targetsOf(flippedOnce.assessment)[1]!;
    expect(now.key).toBe('link|power-basis|PB-001|C-002|supports');
    const again = withVerdict(flippedOnce, now, 'accept');
    expect(only(again).verdicts.map(({ target, verdict }) => [targetKey(target), verdict])).toEqual([
      ['link|power-basis|PB-001|C-002|supports', 'accept'],
    ]);
    expect(states(again)).toEqual({ 'link|power-basis|PB-001|C-002|supports': 'current' });
  });

  it('stays if another link has the name that an effect would give it', () => {
    const both = applyEdit(draft, setField('/assessment/power_bases/0/evidence/2/effect', 'contradicts'));
    const [first, , third] = targetsOf(both.assessment);
    const all = withVerdict(withVerdict(withReview(both), first!, 'question'), third!, 'accept');
    expect(only(all).verdicts).toHaveLength(2);
  });

  it('keeps its thread when its note or the verdict itself changes', () => {
    const one = withVerdict(withReview(draft), firstLink, 'question', 'Why?');
    const answered = applyEdit(one, addMessage(one, 'R-1', firstLink.key, reply('Because.')));
    const noted = applyEdit(answered, noteOn(answered, 'R-1', firstLink.key, 'And why now?', moment));
    const again = withVerdict(noted, firstLink, 'reject', 'No.');
    for (const draftNow of [noted, again]) expect(repliesIn(draftNow)).toEqual(['Because.']);
    expect(Date.parse(only(again).verdicts[0]!.at)).toBeGreaterThan(Date.parse(moment));
  });

  it('can get a note and a reply, be withdrawn and removed, and every step can be undone', () => {
    const one = withVerdict(withReview(draft), firstLink, 'question', 'Why?');
    const steps = [
      noteOn(one, 'R-1', firstLink.key, 'Why so?', moment),
      addMessage(one, 'R-1', firstLink.key, reply('Because.')),
      clearVerdict(one, 'R-1', firstLink.key, moment),
      removeReview(one, 'R-1'),
    ].map((edit) => applyEdit(one, edit));
    const notes = steps.map((step) => step.reviews?.[0]?.verdicts[0]?.note);
    expect(notes).toEqual(['Why so?', 'Why?', undefined, undefined]);
    expect(repliesIn(steps[1]!)).toEqual(['Because.']);
    expect(only(steps[1]!).format).toBe('assessment-desk.review/v2');
    expect(applyEdit(steps[1]!, withdrawMessage(steps[1]!, 'R-1', firstLink.key))).toEqual(one);
    expect(Object.hasOwn(steps[3]!, 'reviews')).toBe(false);
    const patched = (from: Workspace, to: Workspace) => applyPatches(from, diffWorkspaces(from, to));
    for (const step of [...steps, one])
      expect([patched(step, one), patched(one, step), patched(step, draft)]).toEqual([one, step, draft]);
  });
});

const reply = (note: string) => ({ by: 'author', kind: 'note', note, at: moment }) as const;

function repliesIn(workspace: Workspace, index = 0): readonly string[] {
  const verdict = only(workspace).verdicts.at(index);
  return verdict ? messagesOn(verdict).map(({ note }) => note) : [];
}

describe('adding a review', () => {
  const file = only(withAllVerdicts(draft));

  it('changes nothing the second time', () => {
    const once = applyEdit(draft, takeReview(draft, file));
    expect(applyEdit(once, takeReview(once, structuredClone(file)))).toBe(once);
    expect(states(once)['document']).toBe('current');
  });

  it('replaces an earlier version of the same review, and keeps its threads', () => {
    const once = applyEdit(draft, takeReview(draft, file));
    const answered = applyEdit(once, addMessage(once, 'R-1', firstLink.key, reply('Done.')));
    const newer = { ...file, changed_at: '2024-06-01T12:00:00Z', verdicts: file.verdicts.slice(0, 2) };
    const after = applyEdit(answered, takeReview(answered, newer));
    expect(after.reviews?.length).toBe(1);
    expect(only(after).verdicts.map((verdict) => messagesOn(verdict).length)).toEqual([1, 0]);
  });

  it('keeps the thread of a link whose effect the author has changed, and its one verdict', () => {
    const last = targetsOf(draft.assessment).at(-1)!;
    const once = applyEdit(draft, takeReview(draft, file));
    const answered = applyEdit(once, addMessage(once, 'R-1', last.key, reply('Changed.')));
    const changed = applyEdit(answered, setField(`/assessment${last.path}/effect`, 'contradicts'));
    const again = withVerdict({ ...changed, reviews: [file] }, targetsOf(changed.assessment).at(-1)!, 'accept');
    const after = applyEdit(changed, takeReview(changed, { ...only(again), changed_at: '2024-06-01T12:00:00Z' }));
    const verdicts = only(after).verdicts.filter(({ target }) => target.kind === 'link' && target.entry === 'intent');
    expect(verdicts.map((verdict) => [verdict.verdict, messagesOn(verdict).map(({ note }) => note)])).toEqual([
      ['accept', ['Changed.']],
    ]);
  });

  it('adds replies to the review of a reviewer who has continued, and to verdicts that were withdrawn meanwhile', () => {
    const mine = applyEdit(draft, takeReview(draft, file));
    const author = applyEdit(mine, addMessage(mine, 'R-1', firstLink.key, reply('Done.')));
    const onward = withVerdict(mine, targetsOf(draft.assessment)[1]!, 'reject', 'Still wrong.');
    const later = applyEdit(onward, { type: 'set', path: '/reviews/0/changed_at', value: '2024-06-01T12:00:00Z' });
    const after = applyEdit(later, takeReview(later, only(author)));
    expect(only(after)).toEqual({
      ...only(later),
      format: 'assessment-desk.review/v2',
      verdicts: only(later).verdicts.map((verdict, index) => (index === 0 ? only(author).verdicts[0] : verdict)),
    });
    const withdrawn = applyEdit(later, clearVerdict(later, 'R-1', firstLink.key, '2024-06-01T12:00:00Z'));
    const kept = applyEdit(withdrawn, takeReview(withdrawn, only(author)));
    expect(repliesIn(kept, -1)).toEqual(['Done.']);
    expect(only(kept).verdicts).toHaveLength(only(later).verdicts.length);
  });

  it('compares reviews of several people, and finds every disagreement', () => {
    const second = targetsOf(draft.assessment)[1]!;
    const rosa = withVerdict(withVerdict(withReview(draft), firstLink, 'accept'), second, 'accept');
    const ole = withVerdict(withReview(rosa, 'R-2', 'Ole'), firstLink, 'reject', '', 'R-2');
    const both = withVerdict(ole, second, 'accept', '', 'R-2');
    const { byTarget } = overviewOf(both, sha256);
    const contested = verdictPlaces(both, sha256).filter(({ disagree }) => disagree);
    expect(contested.map(({ key }) => key)).toEqual([firstLink.key]);
    expect(byTarget.get(firstLink.key)?.map(({ reviewer }) => reviewer.name)).toEqual(['Rosa', 'Ole']);
    expect(overviewOf({ ...both }, sha256)).toBe(overviewOf(both, sha256));
  });
});

describe('the shape of a draft’s reviews', () => {
  const draftWith = (change: JsonObject): (() => Workspace) => {
    const review = { ...only(withVerdict(withReview(draft), firstLink, 'accept')), ...change } as unknown as JsonValue;
    return () => applyEdit(draft, { type: 'insert', path: '/reviews', index: 0, values: [review] });
  };

  it('is checked when a review is added', () => {
    const broken: readonly JsonObject[] = [
      { reviewer: {} },
      { verdicts: [{}] },
      { verdicts: 'none' },
      { started_at: 'yesterday' },
      { kind: 'secret' },
    ];
    for (const change of broken) expect(draftWith(change), JSON.stringify(change)).toThrow(/review|verdict/i);
    expect(draftWith({})).not.toThrow();
  });
});

describe('a full review', () => {
  it('refuses another verdict in words, and still lets its own change', () => {
    const started = withVerdict(withReview(draft), firstLink, 'accept');
    const [own] = only(started).verdicts;
    const others = Array.from({ length: maxVerdicts - 1 }, (_, index) => ({
      ...own!,
      target: { ...own!.target, claim_id: `X-${String(index)}` },
    }));
    const full: Workspace = { ...started, reviews: [{ ...only(started), verdicts: [own!, ...others] }] };
    expect(only(withVerdict(full, firstLink, 'reject')).verdicts[0]?.verdict).toBe('reject');
    const second = targetsOf(draft.assessment)[1]!;
    expect(() => withVerdict(full, second, 'accept')).toThrow('20,000 verdicts, which is the maximum');
    expect(reviewSchema.properties.verdicts.maxItems).toBe(maxVerdicts);
  });
});
