import { sha256 } from '@noble/hashes/sha2.js';
import { describe, expect, it } from 'vitest';
import { readText } from '../files/read-file.ts';
import { writeBlindPacket, writeDesk } from '../files/write.ts';
import type { JsonObject, JsonValue } from '../json/json.ts';
import { applyEdit } from '../workspace/apply-edit.ts';
import { applyPatches, diffWorkspaces } from '../workspace/patch.ts';
import { claim, intent, link, powerBasis, workspace } from '../workspace/workspaces.fixtures.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { blindPacket } from './blind.ts';
import { divideLinks, divisionCoverage, divisionOf, removeDivision, shareOf, type Division } from './division.ts';
import type { DivisionChoices } from './draw-links.ts';
import { mergeDrafts } from './merge-drafts.ts';
import { begun, judged } from './reviews.fixtures.ts';
import { blindTargetsOf, targetsOf } from './targets.ts';

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

const sizes = (of: Workspace) => divisionIn(of).shares.map(({ name, links, entries }) => [name, links.size, entries]);

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
    expect([shareOf(division, 'Rose'), shareOf(division, ''), shareOf(undefined, 'Ada')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
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
    const added = applyEdit(changed, {
      type: 'insert',
      path: '/assessment/power_bases/1/evidence',
      index: 0,
      values: [link('C-3')],
    });
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

describe('the coverage', () => {
  const once = divided(draft, { perLink: 2 });
  const [first, second] = targetsOf(draft.assessment);
  const coverage = (of: Workspace) => divisionCoverage(of, divisionIn(of), sha256);

  it('counts the current verdicts of each reviewer, and links with those of all their reviewers', () => {
    const rosa = judged(judged(begun(once), first!, 'accept'), second!, 'reject');
    expect(coverage(rosa)).toMatchObject({ links: 8, given: 2, complete: 0 });
    const both = judged(begun(rosa, 'R-2', 'ADA'), second!, 'accept', '', 'R-2');
    expect(coverage(both)).toMatchObject({ links: 8, given: 2, complete: 1 });
    expect(coverage(both).shares.map(({ name, given, links }) => [name, given, links])).toEqual([
      ['Rosa', 2, 8],
      ['Ada', 1, 8],
    ]);
    const changed = applyEdit(both, {
      type: 'set',
      path: '/assessment/power_bases/0/evidence/1/reason',
      value: 'New.',
    });
    expect(coverage(changed)).toMatchObject({ given: 1, complete: 0 });
  });

  it('counts a blind verdict for every link of its entry to its claim, and verdicts of others only in total', () => {
    const packet = blindTargetsOf(draft.assessment)[0]!;
    const blind = judged(begun(once, 'R-1', 'Zoe', 'blind'), packet, 'supports', 'So.');
    expect(coverage(blind)).toMatchObject({ given: 2, complete: 0 });
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

  it('keep my division in a merge, and take theirs if I have none', () => {
    const mine = divided(draft);
    const theirs = divided(draft, { seed: '99' });
    const merged = (...[base, one, other]: readonly Workspace[]) => {
      const result = mergeDrafts({ base: base ?? null, mine: one ?? draft, theirs: other ?? draft }, sha256);
      return result.ok ? result.merged.reviewPlan?.seed : 'failed';
    };
    expect([merged(draft, mine, theirs), merged(draft, draft, theirs), merged(mine, draft, theirs)]).toEqual([
      '42',
      '99',
      undefined,
    ]);
  });
});
