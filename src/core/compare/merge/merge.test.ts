import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../../.config/property-runs.ts';
import type { JsonObject } from '../../json/json.ts';
import { idsOf } from '../../assessment/ids.ts';
import { rename } from '../../workspace/references.ts';
import { valueAt } from '../../json/pointer.ts';
import {
  anyJson,
  anyWorkspace,
  assessment,
  claim,
  contradiction,
  intent,
  link,
} from '../../workspace/workspaces.fixtures.ts';
import type { Choice, Choices, Conflict } from './conflicts.ts';
import { documents, errorsIn, isKnown, possible, threes } from './merge.fixtures.ts';
import { mergeAssessments } from './merge.ts';

const merge = (base: JsonObject, mine: JsonObject, theirs: JsonObject, choices?: Choices) =>
  possible(mergeAssessments(assessment(base), assessment(mine), assessment(theirs), choices));

/** The document with a claim under a new ID, if it has that claim. */
function renamed(document: JsonObject): JsonObject {
  const draft = { title: '', assessment: document, casefile: null };
  return idsOf(document, 'claims').includes('C-1') ? rename(draft, 'claim', 'C-1', 'C-9').assessment : document;
}

describe('merging any documents', () => {
  it('gives the other side if one side did not change the base', () => {
    fc.assert(
      fc.property(documents, documents, (base, other) => {
        expect(mergeAssessments(base, base, other)).toEqual({ ok: true, merged: other, conflicts: [] });
        expect(mergeAssessments(base, other, base)).toEqual({ ok: true, merged: other, conflicts: [] });
        expect(mergeAssessments(base, other, other)).toEqual({ ok: true, merged: other, conflicts: [] });
      }),
    );
  });

  it('gives the same with swapped sides if nothing conflicts', () => {
    let without = 0;
    fc.assert(
      fc.property(threes, ([base, mine, theirs]) => {
        const [there, back] = [mergeAssessments(base, mine, theirs), mergeAssessments(base, theirs, mine)];
        if (!there.ok || !back.ok) throw new Error('refused');
        expect(back.conflicts.length > 0).toBe(there.conflicts.length > 0);
        if (there.conflicts.length > 0) return;
        without += 1;
        expect(back.merged).toEqual(there.merged);
      }),
      { numRuns: runs(100) },
    );
    expect(without).toBeGreaterThan(5);
  });

  it('adds no error that neither side had, whatever is chosen', () => {
    fc.assert(
      fc.property(
        threes,
        fc.boolean(),
        fc.infiniteStream(fc.constantFrom<Choice>('mine', 'theirs', 'both')),
        (three, renames, picks) => {
          const [base, first, theirs] = three;
          const mine = renames ? renamed(first) : first;
          const sides = JSON.stringify([mine, theirs]);
          const had = new Set([...errorsIn(mine), ...errorsIn(theirs)]);
          let choices: Choices = {};
          for (let round = 0; round < 3; round++) {
            const result = mergeAssessments(base, mine, theirs, choices);
            if (!result.ok) throw new Error('refused');
            expect(errorsIn(result.merged).filter((error) => !isKnown(error, had, sides))).toEqual([]);
            for (const conflict of result.conflicts)
              choices = { ...choices, [conflict.id]: picks.next().value ?? 'mine' };
          }
        },
      ),
      { numRuns: runs(60) },
    );
  });

  it('has only valid pointers, and none twice', () => {
    fc.assert(
      fc.property(threes, ([base, mine, theirs]) => {
        const result = mergeAssessments(base, mine, theirs);
        if (!result.ok) throw new Error('refused');
        const sides: Readonly<Record<string, JsonObject>> = { base, mine, theirs };
        for (const { paths, sentence } of result.conflicts) {
          expect(sentence).toMatch(/^\P{Ll}.*\.$/su);
          for (const [side, path] of Object.entries(paths)) expect(valueAt(sides[side], path)).toBeDefined();
        }
        expect(new Set(result.conflicts.map(({ id }) => id)).size).toBe(result.conflicts.length);
      }),
    );
  });

  it('never throws', () => {
    const odd = fc.oneof(
      anyWorkspace.map((workspace) => workspace.assessment),
      fc
        .tuple(documents, fc.constantFrom('claims', 'scope', '__proto__', 'observation_ids'), anyJson)
        .map(([document, name, value]) => Object.fromEntries([...Object.entries(document), [name, value]])),
    );
    fc.assert(
      fc.property(odd, odd, odd, (base, mine, theirs) => {
        const result = mergeAssessments(base, mine, theirs);
        if (result.ok) expect(Array.isArray(result.conflicts)).toBe(true);
        else expect(result.problems.length).toBeGreaterThan(0);
      }),
    );
  });
});

const kinds = (conflicts: readonly Conflict[]) => conflicts.map(({ id, kind }) => `${kind} ${id}`);

describe('merged without a conflict', () => {
  it('is each side’s change to another field of one entry, and unknown properties', () => {
    const { merged, conflicts } = merge(
      { claims: [claim('C-1')] },
      { claims: [claim('C-1', { proposition: 'Mine' })], mine: 1 },
      { claims: [claim('C-1', { claim_kind: 'forecast', odd: { a: 1 } })] },
    );
    expect(conflicts).toEqual([]);
    expect(merged).toEqual(
      assessment({ claims: [claim('C-1', { proposition: 'Mine', claim_kind: 'forecast', odd: { a: 1 } })], mine: 1 }),
    );
  });

  it('is a new ID, with its references, on the side that does not have it', () => {
    const { merged, conflicts } = merge(
      { claims: [claim('C-4', { actual: 'A' })] },
      { claims: [claim('C-104', { actual: 'A' })] },
      {
        claims: [claim('C-4', { actual: 'A', claim_kind: 'forecast' })],
        contradictions: [contradiction('C-4', 'C-4')],
      },
    );
    expect(conflicts).toEqual([]);
    expect(merged['claims']).toEqual([claim('C-104', { actual: 'A', claim_kind: 'forecast' })]);
    expect(merged['contradictions']).toEqual([contradiction('C-104', 'C-104')]);
  });

  it('is every link, statement and entry that either side added', () => {
    const { merged, conflicts } = merge(
      { claims: [claim('C-1'), claim('C-2')], intent_hypotheses: [intent('IH-1', [link('C-1')])], unknowns: ['a'] },
      {
        claims: [claim('C-1'), claim('C-2'), claim('C-3')],
        intent_hypotheses: [intent('IH-1', [link('C-1'), link('C-3')])],
        unknowns: ['a', 'b'],
      },
      {
        claims: [claim('C-1'), claim('C-2')],
        intent_hypotheses: [intent('IH-1', [link('C-1'), link('C-2')])],
        unknowns: ['c'],
      },
    );
    expect(conflicts).toEqual([]);
    expect(merged['intent_hypotheses']).toEqual([intent('IH-1', [link('C-1'), link('C-2'), link('C-3')])]);
    expect(merged['unknowns']).toEqual(['b', 'c']);
  });
});

describe('a conflict', () => {
  it('is which text to take if both changed it', () => {
    const version = (proposition: string) => ({ claims: [claim('C-1', { proposition })] });
    const [base, mine, theirs] = [version('One'), version('Two'), version('Three')];
    const { merged, conflicts } = merge(base, mine, theirs);
    expect(conflicts).toMatchObject([
      {
        id: '/claims/C-1/proposition',
        kind: 'both-changed',
        base: 'One',
        mine: 'Two',
        theirs: 'Three',
        used: 'mine',
        chosen: false,
      },
    ]);
    expect(conflicts[0]?.sentence).toBe('C-1’s proposition was changed differently in both versions.');
    expect(merged['claims']).toEqual(mine.claims);
    expect(merge(base, mine, theirs, { '/claims/C-1/proposition': 'theirs' }).merged['claims']).toEqual(theirs.claims);
  });

  it('is whether to keep a claim that one side deleted and the other newly cites', () => {
    const base = { claims: [claim('C-1'), claim('C-2')] };
    const mine = { claims: [claim('C-1')] };
    const theirs = { ...base, intent_hypotheses: [intent('IH-1', [link('C-2')])] };
    const { merged, conflicts } = merge(base, mine, theirs);
    expect(kinds(conflicts)).toEqual(['deleted-and-cited /claims/C-2']);
    expect(conflicts[0]?.sentence).toBe(
      'C-2 was deleted in your version, but in their version IH-1 refers to it. Without it, these links are deleted too, and so are entries with no other evidence.',
    );
    expect(merged).toEqual(assessment(theirs));
    expect(merge(base, mine, theirs, { '/claims/C-2': 'mine' }).merged).toEqual(assessment(mine));
  });

  it('is what to do with two new entries with the same ID; both is a choice', () => {
    const mine = { claims: [claim('C-1', { actual: 'Mine' })], contradictions: [contradiction('C-1', 'C-1')] };
    const theirs = { claims: [claim('C-1', { actual: 'Theirs' })], intent_hypotheses: [intent('IH-1', [link('C-1')])] };
    const { merged, conflicts } = merge({}, mine, theirs);
    expect(kinds(conflicts)).toEqual(['same-id-added /claims/C-1']);
    expect(merged).toEqual(
      assessment({
        claims: [claim('C-1', { actual: 'Mine' }), claim('C-2', { actual: 'Theirs' })],
        intent_hypotheses: [intent('IH-1', [link('C-2')])],
        contradictions: [contradiction('C-1', 'C-1')],
      }),
    );
    expect(merge({}, mine, theirs, { '/claims/C-1': 'theirs' }).merged['claims']).toEqual(theirs.claims);
  });

  it.each<[string, JsonObject, JsonObject, JsonObject, string]>([
    [
      'an entry deleted and changed',
      { claims: [claim('C-1')] },
      {},
      { claims: [claim('C-1', { actual: 'x' })] },
      'deleted-and-changed /claims/C-1',
    ],
    [
      'two new ids',
      { claims: [claim('C-1')] },
      { claims: [claim('C-2')] },
      { claims: [claim('C-3')] },
      'both-renamed /claims/C-1/claim_id',
    ],
    [
      'two new orders',
      { unknowns: ['a', 'b', 'c'] },
      { unknowns: ['c', 'b', 'a'] },
      { unknowns: ['b', 'a', 'c'] },
      'both-reordered /unknowns/order',
    ],
    [
      'too many unknowns',
      {},
      { unknowns: Array.from({ length: 60 }, (_, n) => `a${n}`) },
      { unknowns: Array.from({ length: 60 }, (_, n) => `b${n}`) },
      'list-limit /unknowns/limit',
    ],
    [
      'an observation taken off the list',
      { observation_ids: [1, 2] },
      { observation_ids: [1] },
      { observation_ids: [1, 2], claims: [claim('C-1', { observation_id: 2 })] },
      'deleted-and-cited /observation_ids/2',
    ],
  ])('is about %s', (_, base, mine, theirs, expected) => {
    expect(kinds(merge(base, mine, theirs).conflicts)).toEqual([expected]);
    expect(kinds(merge(base, theirs, mine).conflicts)).toEqual([expected]);
  });
});

describe('a problem that prevents a merge', () => {
  it('is a duplicate ID, with the ID', () => {
    const twice = assessment({ claims: [claim('C-3'), claim('C-3')] });
    expect(mergeAssessments(assessment(), twice, assessment())).toEqual({
      ok: false,
      problems: ['Your version has two claims with the ID “C-3”. Give each a different ID first.'],
    });
  });

  it('is a list that is not a list, if both sides changed', () => {
    const result = mergeAssessments(assessment(), assessment({ claims: 'x' }), assessment({ extra: 1 }));
    expect(result).toEqual({
      ok: false,
      problems: ['Your version: “Claims” must be a list. Fix this first.'],
    });
  });
});

describe('an evidence link whose effect changed', () => {
  const linked = (...links: readonly JsonObject[]) => ({
    claims: [claim('C-1')],
    intent_hypotheses: [intent('IH-1', links)],
  });
  const because = (effect: string, reason: string) => ({ ...link('C-1', effect), reason });
  const base = linked(because('supports', 'One.'));
  const evidenceIn = (document: JsonObject) => valueAt(document, '/intent_hypotheses/0/evidence');

  it('is one conflict with its reason if the other side changed the reason', () => {
    const [mine, theirs] = [linked(because('contradicts', 'Two.')), linked(because('supports', 'Three.'))];
    const { merged, conflicts } = merge(base, mine, theirs);
    expect(conflicts.map(({ kind, id, sentence }) => [kind, id, sentence])).toEqual([
      [
        'both-changed',
        '/intent_hypotheses/IH-1/evidence/["C-1"]/effect',
        'Effect of IH-1’s link to C-1 was changed differently in both versions.',
      ],
    ]);
    expect(evidenceIn(merged)).toEqual([because('contradicts', 'Two.')]);
    expect(evidenceIn(merge(base, mine, theirs, { [conflicts[0]?.id ?? '']: 'theirs' }).merged)).toEqual([
      because('supports', 'Three.'),
    ]);
  });

  it('is one conflict if the other side deleted it', () => {
    const mine = linked(because('contradicts', 'Two.'), link('C-2'));
    const theirs = linked(link('C-2'));
    const { conflicts } = merge(linked(because('supports', 'One.'), link('C-2')), mine, theirs);
    expect(conflicts.map(({ kind }) => kind)).toEqual(['deleted-and-changed']);
  });

  it('is one conflict without a base version', () => {
    const [mine, theirs] = [linked(because('contradicts', 'Two.')), linked(because('supports', 'Three.'))].map(
      assessment,
    );
    const result = mergeAssessments(null, mine ?? {}, theirs ?? {});
    expect(result.ok && result.conflicts.map(({ kind, offers }) => [kind, offers])).toEqual([
      ['both-ways', ['mine', 'theirs', 'both']],
    ]);
  });
});
