import { sha256 } from '@noble/hashes/sha2.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../.config/property-runs.ts';
import { hexDigest, utf8 } from '../casefile/hash.ts';
import { grouped } from '../json/grouped.ts';
import type { JsonObject } from '../json/json.ts';
import { limits } from '../assessment/limits.ts';
import { claim, intent, link, powerBasis, workspace } from '../workspace/workspaces.fixtures.ts';
import { asReviewPlan, planFault, planLimits } from '../review-shape/plan.ts';
import { assignGroups, drawLinks, type DivisionChoices } from './draw-links.ts';
import { groupsByLink, groupSizes } from './drawn-links.ts';
import { blindTargetsOf } from './targets.ts';

const facts = { at: '2026-11-24T12:00:00Z', sha256: '0'.repeat(64), digest: sha256 };
const choices: DivisionChoices = { seed: '7', reviewers: [], perLink: 1, size: null, keepEntriesTogether: false };

/** An assessment with these links, as the numbers of the claims that each entry cites. */
function citing(entries: readonly (readonly number[])[]): JsonObject {
  const made = entries.map((claims, index) => {
    const links = claims.map((number) => link(`C-${String(number)}`));
    return index % 2 === 0 ? powerBasis(`PB-${String(index)}`, links) : intent(`IH-${String(index)}`, links);
  });
  const numbers = [...new Set(entries.flat())];
  return workspace({
    claims: numbers.map((number) => claim(`C-${String(number)}`)),
    power_bases: made.filter((entry) => 'power_basis_id' in entry),
    intent_hypotheses: made.filter((entry) => 'hypothesis_id' in entry),
  }).assessment;
}

const entriesOf = fc.array(fc.uniqueArray(fc.nat(40), { maxLength: 12 }), { maxLength: 8 });
const someChoices = fc
  .record({
    seed: fc.string({ minLength: 1, maxLength: 12 }),
    people: fc.integer({ min: 1, max: 7 }),
    perLink: fc.integer({ min: 1, max: 7 }),
    size: fc.option(fc.integer({ min: 1, max: 60 }), { nil: null }),
    keepEntriesTogether: fc.boolean(),
  })
  .map(({ people, perLink, ...others }): DivisionChoices => {
    const reviewers = Array.from({ length: people }, (_, index) => `Reviewer ${String(index)}`);
    return { ...others, reviewers, perLink: Math.min(people, perLink) };
  });

/** The reviewers of each link, by its key; none for links that were not drawn. */
function ownersOf(assessment: JsonObject, how: DivisionChoices): ReadonlyMap<string, readonly number[] | undefined> {
  const plan = drawLinks(assessment, how, facts);
  const groups = assignGroups(groupSizes(plan), how.reviewers.length, how.perLink);
  return new Map(
    blindTargetsOf(assessment).map(({ key }) => {
      const group = groupsByLink(plan, assessment, sha256).get(key);
      return [key, group === undefined ? undefined : groups[group]];
    }),
  );
}

describe('the order of a seed', () => {
  const assessment = citing([
    [1, 2, 3],
    [2, 4],
    [1, 5, 6],
  ]);

  it('is that of the SHA-256 of the seed, a null character and the link, and never changes', () => {
    const keys = ['1', '2', '3'].map((number) => `link|power-basis|PB-0|C-${number}|none`);
    const expected = keys.map((key) => hexDigest(utf8(`7\0${key}`), sha256).slice(0, 10)).toSorted();
    expect(drawLinks(citing([[1, 2, 3]]), choices, facts).drawn).toBe(expected.join(' '));
    // Computed with `printf '7\0link|power-basis|PB-0|C-1|none' | sha256sum`. A change breaks every earlier division.
    expect(drawLinks(citing([[1]]), choices, facts).drawn).toBe('c38c41f924');
    expect(drawLinks(assessment, { ...choices, keepEntriesTogether: true }, facts).drawn).toBe(
      '16a53982b428d61c7d34c38c41f924 46d3bff3b99e484e1413a9fb76ef74 5ed4cc3cd9d96b56b415',
    );
  });

  it('gives a sample of the first links, which grows without losing a link', () => {
    const drawn = (size: number) => drawLinks(assessment, { ...choices, size }, facts).drawn.split(' ');
    expect(drawn(3)).toHaveLength(3);
    expect(drawn(5).slice(0, 3)).toEqual(drawn(3));
    expect(drawn(99)).toHaveLength(8);
  });

  it('does not depend on effects, so that it is the same in a blind review', () => {
    const [supporting, contradicting] = ['supports', 'contradicts'].map((effect) =>
      drawLinks(workspace({ power_bases: [powerBasis('PB-0', [link('C-1', effect)])] }).assessment, choices, facts),
    );
    expect(supporting).toEqual(contradicting);
  });

  it('is written in the form of the format', () => {
    fc.assert(
      fc.property(entriesOf, someChoices, (entries, how) => {
        const plan = drawLinks(citing(entries), how, facts);
        expect(asReviewPlan(JSON.parse(JSON.stringify(plan)))).toEqual(plan);
        expect(groupSizes(plan).reduce((sum, size) => sum + size, 0)).toBe(
          Math.min(plan.size ?? Infinity, plan.links_total),
        );
      }),
    );
  });
});

describe('a division in a file', () => {
  const plan = { ...drawLinks(citing([[1, 2]]), choices, facts) } as unknown as JsonObject;
  const faultOf = (changes: JsonObject) => planFault({ ...plan, ...changes })?.what;
  const links = (count: number, separator: string) => Array.from({ length: count }, () => 'c38c41f924').join(separator);

  it('has at most as many links as a valid assessment', () => {
    expect(planLimits.links).toBe((limits.power_bases + limits.intent_hypotheses) * limits.evidence);
    for (const separator of ['', ' ']) {
      expect(faultOf({ drawn: links(planLimits.links, separator) })).toBeUndefined();
      expect(faultOf({ drawn: links(planLimits.links + 1, separator) })).toContain('at most 15,000 groups');
    }
  });

  it('is refused, without a crash, if it is very long', () => {
    expect(faultOf({ drawn: links(800_000, ' ') })).toContain('“drawn” must be');
  });

  it('lists links as groups of ten hexadecimal digits, separated by one space', () => {
    const [link, upper] = ['c38c41f924', 'C38c41f924'];
    const good = ['', link, `${link}${link} ${link}`];
    expect(good.map((drawn) => faultOf({ drawn }))).toEqual([undefined, undefined, undefined]);
    const bad = [' ', link.slice(1), `${link} `, ` ${link}`, `${link}  ${link}`, upper, 'g38c41f924', 7];
    for (const drawn of bad) expect(faultOf({ drawn }), String(drawn)).toContain('“drawn” must be');
  });
});

describe('the shares', () => {
  it('give every drawn link to the requested number of reviewers, differ little, and can keep entries together', () => {
    fc.assert(
      fc.property(entriesOf, someChoices, (entries, how) => {
        const owners = ownersOf(citing(entries), how);
        const drawn = [...owners].flatMap(([key, each]) => (each ? [[key.split('|')[2] ?? '', each] as const] : []));
        expect(drawn).toHaveLength(Math.min(how.size ?? Infinity, owners.size));
        for (const [, each] of drawn) expect(new Set(each).size).toBe(how.perLink);
        const all = drawn.flatMap(([, each]) => each);
        const sizes = how.reviewers.map((_, index) => all.filter((owner) => owner === index).length);
        const most = how.keepEntriesTogether ? Math.max(1, ...entries.map(({ length }) => length)) : 1;
        expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(most);
        if (!how.keepEntriesTogether) return;
        const divided = [...grouped(drawn, ([entry]) => entry).values()];
        expect(divided.filter((links) => new Set(links.map(String)).size > 1)).toEqual([]);
      }),
    );
  });

  it('are the same for the same seed, whatever the order of entries and links', () => {
    const shuffled = entriesOf.chain((entries) =>
      fc.record({
        entries: fc.constant(entries),
        others: fc.tuple(...entries.map((claims) => fc.shuffledSubarray([...claims], { minLength: claims.length }))),
        reverse: fc.boolean(),
      }),
    );
    fc.assert(
      fc.property(shuffled, someChoices, ({ entries, others, reverse }, how) => {
        const assessment = citing(others);
        const lists = ['power_bases', 'intent_hypotheses'].map((name) => [
          name,
          reverse ? (assessment[name] as readonly JsonObject[]).toReversed() : assessment[name],
        ]);
        const other: JsonObject = { ...assessment, ...Object.fromEntries(lists) };
        expect(drawLinks(other, how, facts)).toEqual(drawLinks(citing(entries), how, facts));
        const sorted = (of: JsonObject) => [...ownersOf(of, how)].toSorted();
        expect(sorted(other)).toEqual(sorted(citing(entries)));
      }),
    );
  });

  it('match the published rule', () => {
    const rule = (sizes: readonly number[], people: number, perLink: number): readonly (readonly number[])[] => {
      const given: number[][] = [];
      const links = (...who: readonly number[]) =>
        given.reduce((sum, each, at) => sum + (who.every((one) => each.includes(one)) ? sizes[at]! : 0), 0);
      while (given.length < sizes.length) {
        const chosen: number[] = [];
        while (chosen.length < perLink) {
          const order = (one: number) =>
            [links(one), chosen.reduce((sum, other) => sum + links(one, other), 0)] as const;
          const free = Array.from({ length: people }, (_each, one) => one).filter((one) => !chosen.includes(one));
          const [next] = free.toSorted((a, b) => order(a)[0] - order(b)[0] || order(a)[1] - order(b)[1] || a - b);
          chosen.push(next!);
        }
        given.push(chosen);
      }
      return given.map((each) => each.toSorted((a, b) => a - b));
    };
    const groups = fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 30 });
    const people = fc.tuple(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 1, max: 8 }));
    fc.assert(
      fc.property(groups, people, (sizes, [one, other]) => {
        const [perLink, all] = [Math.min(one, other), Math.max(one, other)];
        const found = assignGroups(sizes, all, perLink).map((each) => each.toSorted((a, b) => a - b));
        expect(found).toEqual(rule(sizes, all, perLink));
      }),
      { numRuns: runs(60) },
    );
  });

  it('can have as many links and reviewers as a division allows', () => {
    const sizes = Array.from({ length: planLimits.links }, () => 1);
    const shares = assignGroups(sizes, planLimits.reviewers, 10);
    expect([shares.length, shares.at(-1)?.length]).toEqual([planLimits.links, 10]);
  });

  it('give every two reviewers links in common if each link has two reviewers', () => {
    for (const people of [3, 4, 5, 6, 7]) {
      const pairs = assignGroups(
        Array.from({ length: 100 }, () => 1),
        people,
        2,
      );
      expect(new Set(pairs.map((pair) => pair.toSorted().join(' '))).size).toBe((people * (people - 1)) / 2);
    }
  });
});

describe('a link of a changed assessment', () => {
  const before = citing([[1, 2, 3]]);
  const plan = drawLinks(before, choices, facts);
  const named = (assessment: JsonObject, renames: NonNullable<typeof plan.renames> = []) =>
    Object.fromEntries(
      blindTargetsOf(assessment).map(({ key }) => [
        key.split('|').slice(2, 4).join(' '),
        groupsByLink({ ...plan, renames }, assessment, sha256).get(key),
      ]),
    );

  it('keeps its place if others were added and deleted, and has none if it is new', () => {
    const then = named(before);
    const now = named(citing([[3, 9, 1]]));
    expect(now).toEqual({ 'PB-0 C-3': then['PB-0 C-3'], 'PB-0 C-9': undefined, 'PB-0 C-1': then['PB-0 C-1'] });
  });

  it('keeps its place if IDs were changed, and a new claim with the earlier ID has none', () => {
    const then = named(before);
    const renames = [
      { what: 'claim', from: 'C-1', to: 'C-7' },
      { what: 'claim', from: 'C-7', to: 'C-8' },
      { what: 'intent', from: 'PB-0', to: 'PB-1' },
    ] as const;
    const now = named(citing([[8, 1, 2]]), renames);
    expect(now).toEqual({ 'PB-0 C-8': then['PB-0 C-1'], 'PB-0 C-1': undefined, 'PB-0 C-2': then['PB-0 C-2'] });
  });

  it('keeps its place if an earlier version was restored after an ID was changed', () => {
    const renames = [
      { what: 'claim', from: 'C-1', to: 'C-7' },
      { what: 'power-basis', from: 'PB-0', to: 'PB-5' },
      { what: 'claim', from: 'C-7', to: 'C-8' },
    ] as const;
    expect(named(before, [...renames])).toEqual(named(before));
  });
});
