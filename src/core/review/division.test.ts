import { sha256 } from '@noble/hashes/sha2.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../.config/property-runs.ts';
import { readText } from '../files/read-file.ts';
import { writeBlindPacket, writeDesk } from '../files/write.ts';
import type { JsonObject, JsonValue } from '../json/json.ts';
import { valueAt } from '../json/pointer.ts';
import { rename } from '../workspace/rename.ts';
import { applyEdit } from '../workspace/apply-edit.ts';
import { setField } from '../workspace/edits.ts';
import { applyPatches, diffWorkspaces } from '../workspace/patch.ts';
import { claim, intent, link, powerBasis, workspace } from '../workspace/workspaces.fixtures.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { blindPacket } from './blind.ts';
import { divideLinks, divisionCoverage, divisionOf, removeDivision, shareOf, type Division } from './division.ts';
import type { DivisionChoices } from './draw-links.ts';
import { compareDrafts } from './compare-drafts.ts';
import { mergeDrafts } from './merge-drafts.ts';
import { withReview, withVerdict } from './reviews.fixtures.ts';
import { blindTargetsOf, targetsOf, type Target } from './targets.ts';

const numbers = [1, 2, 3, 4, 5, 6];
const draft: Workspace = {
  ...workspace({
    claims: numbers.map((number) => claim(`C-${String(number)}`)),
    power_bases: [
      powerBasis('PB-1', [link('C-1'), link('C-2'), link('C-3'), link('C-1', 'contradicts')]),
      powerBasis('PB-2', [link('C-4'), link('C-5')]),
    ],
    intent_hypotheses: [intent('IH-1', [link('C-6'), link('C-1')])],
  }),
  casefile: null,
};
const choices: DivisionChoices = {
  seed: '42',
  reviewers: ['Rosa', 'Ada'],
  perLink: 1,
  size: null,
  keepEntriesTogether: false,
};
const at = '2026-11-24T12:00:00Z';

const divided = (of: Workspace, changes: Partial<DivisionChoices> = {}): Workspace =>
  applyEdit(of, divideLinks(of, { ...choices, ...changes }, at, sha256));

function divisionIn(of: Workspace): Division {
  const division = divisionOf(of, sha256);
  if (!division) throw new Error('There is no division.');
  return division;
}

const sizes = (of: Workspace) => divisionIn(of).shares.map(({ name, units, entries }) => [name, units.length, entries]);

describe('the division of a draft', () => {
  it('has every link in one share, and those of an entry to the same claim together', () => {
    const { shares, drawn, others, missing, total } = divisionIn(divided(draft));
    const keys = targetsOf(draft.assessment).map(({ key }) => key);
    expect([...drawn].toSorted()).toEqual(keys.toSorted());
    expect(shares.flatMap(({ links }) => [...links]).toSorted()).toEqual(keys.toSorted());
    expect([others.size, missing, total]).toEqual([0, 0, 7]);
    const twice = shares.find(({ links }) => links.has('link|power-basis|PB-1|C-1|supports'));
    expect(twice?.links.has('link|power-basis|PB-1|C-1|contradicts')).toBe(true);
  });

  it('is an edit that can be undone and replaced, and removing it leaves the draft as it was', () => {
    const once = divided(draft);
    expect(applyPatches(once, diffWorkspaces(once, draft))).toEqual(draft);
    expect(divisionIn(divided(once, { seed: '43' })).plan.seed).toBe('43');
    const removed = applyEdit(once, removeDivision(once));
    expect(removed).toEqual(draft);
    expect(applyEdit(removed, removeDivision(removed))).toBe(removed);
  });

  it('finds the share of a reviewer by name, whatever its case and the spaces around it', () => {
    const division = divisionIn(divided(draft));
    expect(shareOf(division, ' ada ')?.name).toBe('Ada');
    expect(shareOf(division, 'Rose') ?? shareOf(division, '') ?? shareOf(undefined, 'Ada')).toBeUndefined();
  });

  it('stays when IDs and effects change, and has no share for links added since', () => {
    const once = divided(draft);
    const before = sizes(once);
    const renamed = [
      { type: 'rename', what: 'claim', from: 'C-1', to: 'C-9' },
      { type: 'rename', what: 'power-basis', from: 'PB-2', to: 'PB-7' },
      { type: 'set', path: '/assessment/power_bases/0/evidence/1/effect', value: 'contradicts' },
    ] as const;
    const changed = renamed.reduce<Workspace>(applyEdit, once);
    expect(sizes(changed)).toEqual(before);
    expect(divisionIn(changed)).toMatchObject({ missing: 0, others: new Set() });
    const evidence = '/assessment/power_bases/1/evidence';
    const added = applyEdit(changed, { type: 'insert', path: evidence, index: 0, values: [link('C-3')] });
    expect(sizes(added)).toEqual(before);
    expect([...divisionIn(added).others]).toEqual(['link|power-basis|PB-7|C-3|supports']);
    const deleted = applyEdit(added, { type: 'unset', path: '/assessment/power_bases/1/evidence/1' });
    expect(divisionIn(deleted)).toMatchObject({ missing: 1, total: 7 });
  });

  it('can be a sample without shares', () => {
    const division = divisionIn(divided(draft, { reviewers: [], size: 3 }));
    expect([division.shares.length, division.missing]).toEqual([0, 0]);
    expect(division.drawn.size + division.others.size).toBe(8);
  });
});

describe('changed IDs', () => {
  /** The reviewer of each link, by the reason of the link. */
  const reviewers = (of: Workspace) => {
    const { shares } = divisionIn(of);
    const owners = blindTargetsOf(of.assessment).map(({ path, target }) => {
      const reason = valueAt(of.assessment, `${path}/reason`);
      const keys = targetsOf(of.assessment).filter((each) => isSameLink(each.target, target));
      return [reason, shares.find(({ links }) => keys.some(({ key }) => links.has(key)))?.name];
    });
    return Object.fromEntries(owners) as Record<string, string | undefined>;
  };
  const isSameLink = (one: Target, other: Target) =>
    one.kind === 'link' &&
    other.kind === 'link' &&
    one.entry === other.entry &&
    one.entry_id === other.entry_id &&
    one.claim_id === other.claim_id;
  const because = (claimId: string, reason: string) => ({ ...link(claimId), reason });
  const marked: Workspace = {
    ...workspace({
      claims: numbers.map((number) => claim(`C-${String(number)}`)),
      power_bases: ['PB-1', 'PB-2', 'PB-3'].map((id) =>
        powerBasis(
          id,
          numbers.map((number) => because(`C-${String(number)}`, `${id} ${String(number)}`)),
        ),
      ),
      intent_hypotheses: [],
    }),
    casefile: null,
  };

  it('change no share, whatever their order, and new claims and entries are in none', () => {
    const names = fc.integer({ min: 1, max: 9 });
    const steps = fc.array(fc.tuple(fc.constantFrom('claim', 'power-basis', 'new'), names, names), { maxLength: 25 });
    fc.assert(
      fc.property(steps, (all) => {
        const once = divided(marked);
        const before = reviewers(once);
        const after = all.reduce<Workspace>((now, [what, one, other], index) => {
          const idsIn = (list: string, field: string) =>
            (now.assessment[list] as readonly JsonObject[]).map((each) => each[field]);
          const prefix = what === 'claim' ? 'C' : 'PB';
          const [from, to] = [`${prefix}-${String(one)}`, `${prefix}-${String(other)}`];
          const ids = what === 'claim' ? idsIn('claims', 'claim_id') : idsIn('power_bases', 'power_basis_id');
          if (ids.includes(to)) return now;
          if (what !== 'new') return ids.includes(from) ? rename(now, what, from, to) : now;
          // A new entry, and a new claim that only it cites.
          const claimId = `C-${String(other)}`;
          if (idsIn('claims', 'claim_id').includes(claimId)) return now;
          const added = powerBasis(to, [because(claimId, `new ${String(index)}`)]);
          return [
            { type: 'insert', path: '/assessment/claims', index: 0, values: [claim(claimId)] } as const,
            { type: 'insert', path: '/assessment/power_bases', index: 0, values: [added] } as const,
          ].reduce<Workspace>(applyEdit, now);
        }, once);
        const owners = reviewers(after);
        for (const [reason, name] of Object.entries(owners)) expect([reason, name]).toEqual([reason, before[reason]]);
        expect(Object.keys(owners)).toEqual(expect.arrayContaining(Object.keys(before)));
        expect(divisionIn(after).missing).toBe(0);
        expect(after.reviewPlan?.renames?.length ?? 0).toBeLessThanOrEqual(40);
      }),
      { numRuns: runs(60) },
    );
  });

  it('are listed once, and not if they cancel out', () => {
    const renamed = (...ids: readonly string[]) =>
      ids.slice(1).reduce((now, id, index) => rename(now, 'claim', ids[index]!, id), divided(marked)).reviewPlan;
    expect(renamed('C-1', 'C-7', 'C-8', 'C-9')?.renames).toEqual([{ what: 'claim', from: 'C-1', to: 'C-9' }]);
    expect(renamed('C-1', 'C-7', 'C-1')).toEqual(divided(marked).reviewPlan);
  });

  it('leave every link in its share if an earlier version replaces the assessment', () => {
    const once = divided(marked);
    const renamed = rename(rename(once, 'claim', 'C-1', 'C-7'), 'power-basis', 'PB-1', 'PB-9');
    const restored = applyEdit(renamed, { type: 'replace-assessment', assessment: marked.assessment });
    expect(reviewers(restored)).toEqual(reviewers(once));
    expect(divisionIn(restored)).toMatchObject({ missing: 0, others: new Set() });
  });

  it('leave the links of two entries with one ID in their shares', () => {
    const evidence = (entry: string) =>
      numbers.slice(0, 3).map((one) => because(`C-${String(one)}`, `${entry} ${one}`));
    const twice = divided({
      ...marked,
      assessment: {
        ...marked.assessment,
        power_bases: [powerBasis('PB-1', evidence('first')), powerBasis('PB-1', evidence('second').toReversed())],
      },
    });
    const sharesOf = (of: Workspace) => {
      const { shares, missing, others } = divisionIn(of);
      return [shares.map(({ links, entries }) => [links.size, entries]), missing, others.size];
    };
    const one = rename(twice, 'power-basis', 'PB-1', 'PB-7');
    const both = rename(one, 'power-basis', 'PB-1', 'PB-8');
    expect([one, both].map(sharesOf)).toEqual([sharesOf(twice), sharesOf(twice)]);
  });
});

describe('the coverage', () => {
  const once = divided(draft, { perLink: 2 });
  const [first, second] = targetsOf(draft.assessment);
  const coverage = (of: Workspace) => divisionCoverage(of, divisionIn(of), sha256);

  it('counts the current verdicts of each reviewer, and links with those of all their reviewers', () => {
    const rosa = withVerdict(withVerdict(withReview(once), first!, 'accept'), second!, 'reject');
    expect(coverage(rosa)).toMatchObject({ links: 7, given: 1, complete: 0 });
    const both = withVerdict(withReview(rosa, 'R-2', 'ADA'), second!, 'accept', '', 'R-2');
    expect(coverage(both)).toMatchObject({ links: 7, given: 1, complete: 1 });
    expect(coverage(both).shares.map(({ name, given, links }) => [name, given, links])).toEqual([
      ['Rosa', 1, 7],
      ['Ada', 1, 7],
    ]);
    const changed = applyEdit(both, setField('/assessment/power_bases/0/evidence/1/reason', 'New.'));
    expect(coverage(changed)).toMatchObject({ given: 0, complete: 0 });
  });

  it('counts several links of an entry to the same claim as one, as the words about the division do', () => {
    const [supports, , , contradicts] = targetsOf(draft.assessment);
    const half = withVerdict(withReview(once), supports!, 'accept');
    expect(coverage(half)).toMatchObject({ links: divisionIn(once).plan.links_total, given: 0 });
    expect(coverage(withVerdict(half, contradicts!, 'accept'))).toMatchObject({ links: 7, given: 1, complete: 0 });
  });

  it('counts a blind verdict for every link of its entry to its claim, and verdicts of others only in total', () => {
    const packet = blindTargetsOf(draft.assessment)[0]!;
    const blind = withVerdict(withReview(once, 'R-1', 'Zoe', 'blind'), packet, 'supports', 'So.');
    expect(coverage(blind)).toMatchObject({ given: 1, complete: 0 });
    expect(coverage(blind).shares.map(({ given }) => given)).toEqual([0, 0]);
  });
});

describe('the files of a divided draft', () => {
  const once = divided(draft, { perLink: 2, keepEntriesTogether: true });
  const reopened = (text: string) => readText(text, 'x', sha256);

  it('contain the division as version 2, and are version 1 without it', () => {
    const text = writeDesk(once);
    expect(text).toContain('"format": "assessment-desk.workspace/v2"');
    const file = reopened(text);
    if (file.kind !== 'desk') throw new Error('Not a desk file.');
    expect(file.problems).toEqual([]);
    expect(writeDesk(file)).toBe(text);
    expect(divisionIn(file)).toEqual(divisionIn(once));
    expect(writeDesk(applyEdit(once, removeDivision(once)))).toBe(writeDesk(draft));
    expect(writeDesk(draft)).toContain('"format": "assessment-desk.workspace/v1"');
  });

  it('have the same shares in a blind review packet, which says nothing about effects', () => {
    const [one, other] = ['supports', 'contradicts'].map((effect) => {
      const path = '/assessment/power_bases/0/evidence/1/effect';
      return writeBlindPacket(blindPacket(divided(applyEdit(draft, { type: 'set', path, value: effect })), sha256));
    });
    expect(one).toBe(other);
    const file = reopened(one ?? '');
    if (file.kind !== 'blind-packet') throw new Error('Not a packet.');
    expect(file.problems).toEqual([]);
    const packet: Workspace = { ...file, blind: true };
    expect(writeDesk(packet)).toBe(one);
    const entryAndClaim = (keys: Iterable<string>) =>
      [...new Set([...keys].map((key) => key.split('|').slice(1, 4).join('|')))].toSorted();
    const [inPacket, inDraft] = [packet, divided(draft)].map((of) =>
      divisionIn(of).shares.map(({ links }) => entryAndClaim(links)),
    );
    expect(inPacket).toEqual(inDraft);
  });

  it('do not contain earlier IDs in a blind review packet, which has the same shares', () => {
    const changed = [
      { type: 'rename', what: 'claim', from: 'C-1', to: 'C-9' },
      { type: 'rename', what: 'power-basis', from: 'PB-2', to: 'PB-7' },
      { type: 'unset', path: '/assessment/power_bases/0/evidence/1' },
      { type: 'unset', path: '/assessment/claims/1' },
      { type: 'rename', what: 'claim', from: 'C-3', to: 'C-2' },
    ] as const;
    const now = changed.reduce<Workspace>(applyEdit, once);
    const text = writeBlindPacket(blindPacket(now, sha256));
    expect(text).not.toContain('renames');
    expect(text).not.toContain('"C-3"');
    const file = reopened(text);
    if (file.kind !== 'blind-packet') throw new Error('Not a packet.');
    const counts = (of: Division) => [of.shares.map(({ units, entries }) => [units.length, entries]), of.missing];
    const named = (of: Division) => of.shares.map(({ links }) => [...links].map((key) => key.split('|', 4).join('|')));
    const [inPacket, inDraft] = [divisionIn({ ...file, blind: true }), divisionIn(now)];
    expect(inDraft.missing).toBe(1);
    expect(counts(inPacket)).toEqual(counts(inDraft));
    expect(named(inPacket).map((keys) => new Set(keys))).toEqual(named(inDraft).map((keys) => new Set(keys)));
    expect(inPacket.others.size).toBe(0);
  });

  it('skip a damaged division, and say so', () => {
    const desk = JSON.parse(writeDesk(once)) as Record<string, JsonValue>;
    const plan = desk['review_plan'] as JsonObject;
    const damages: readonly JsonObject[] = [
      { ...plan, seed: '' },
      { ...plan, reviewers: ['Ada', ' ada'] },
      { ...plan, per_link: 3 },
      { ...plan, size: 0 },
      { ...plan, drawn: 'xyz' },
      { ...plan, renames: [{ what: 'actor', from: 'a', to: 'b' }] },
      { ...plan, extra: 1 },
    ];
    for (const review_plan of damages) {
      const file = reopened(JSON.stringify({ ...desk, review_plan }));
      if (file.kind !== 'desk') throw new Error('Not a desk file.');
      expect(file.reviewPlan).toBeUndefined();
      expect(file.problems.map(({ message }) => message).join()).toContain('the division of the links');
    }
  });

  describe('in a merge', () => {
    const mine = divided(draft);
    const theirs = divided(draft, { seed: '99' });
    const merge = (base: Workspace | null, one: Workspace, other: Workspace) => {
      const result = mergeDrafts({ base, mine: one, theirs: other }, sha256);
      if (!result.ok) throw new Error(result.problems.join(' '));
      return result;
    };
    const merged = (base: Workspace | null, one: Workspace, other: Workspace) => {
      const result = merge(base, one, other);
      return [result.merged.reviewPlan?.seed, ...result.notes];
    };

    it('are those of the side that changed the division, and mine if both did', () => {
      const theirNote = 'Their division of the links is used.';
      const myNote = 'Both versions divide the links. Your division is kept.';
      expect(merged(draft, mine, draft)).toEqual(['42']);
      expect(merged(draft, draft, theirs)).toEqual(['99', theirNote]);
      expect(merged(mine, mine, theirs)).toEqual(['99', theirNote]);
      expect(merged(mine, theirs, mine)).toEqual(['99']);
      expect(merged(draft, mine, theirs)).toEqual(['42', myNote]);
      expect(merged(null, mine, theirs)).toEqual(['42', myNote]);
      expect(merged(null, draft, theirs)).toEqual(['99', theirNote]);
      expect(merged(mine, draft, mine)).toEqual([undefined]);
      expect(merged(mine, draft, theirs)).toEqual([
        undefined,
        'Their version has another division of the links. The links stay undivided.',
      ]);
      expect(merged(mine, mine, draft)).toEqual(['42', 'Their version has no division of the links. Yours is kept.']);
    });

    it('stay the same for links that either side gave another ID', () => {
      const base = rename(mine, 'claim', 'C-6', 'C-8');
      const one = rename(base, 'power-basis', 'PB-2', 'PB-7');
      const edit = setField('/assessment/claims/1/proposition', 'Other words entirely.');
      const other = applyEdit(rename(base, 'claim', 'C-2', 'C-9'), edit);
      for (const result of [merge(base, one, other).merged, merge(base, other, one).merged]) {
        expect(divisionIn(result)).toMatchObject({ others: new Set(), missing: 0 });
        expect(sizes(result)).toEqual(sizes(mine));
      }
    });
  });

  it('differ if the division was added, removed or replaced', () => {
    const once = divided(draft);
    const said = (before: Workspace, after: Workspace) =>
      compareDrafts(before, after).map(({ kind, sentence }) => [kind, sentence]);
    const words = (seed: string) =>
      `All 7 links were divided among 2 reviewers. The order came from the seed “${seed}”.`;
    expect(said(draft, once)).toEqual([['added', `The division of the links is new. ${words('42')}`]]);
    expect(said(once, draft)).toEqual([['removed', `The division of the links was removed. ${words('42')}`]]);
    const again = divided(draft, { seed: '99' });
    expect(said(once, again)).toEqual([['changed', `The links were divided again. ${words('99')}`]]);
    expect(said(once, structuredClone(once))).toEqual([]);
  });
});
