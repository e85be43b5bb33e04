import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../json/json.ts';
import { valueAt } from '../../json/pointer.ts';
import { assessment, claim, intent, link } from '../../workspace/workspaces.fixtures.ts';
import type { Choices } from './conflicts.ts';
import { mergeAssessments } from './merge.ts';

const merge = (base: JsonObject, mine: JsonObject, theirs: JsonObject, choices?: Choices) => {
  const result = mergeAssessments(assessment(base), assessment(mine), assessment(theirs), choices);
  if (!result.ok) throw new Error(result.problems.join(' '));
  return result;
};

describe('an evidence link whose effect changed', () => {
  const linked = (...links: readonly JsonObject[]) => ({
    claims: [claim('C-1')],
    intent_hypotheses: [intent('IH-1', links)],
  });
  const because = (effect: string, reason: string) => ({ ...link('C-1', effect), reason });
  const base = linked(because('supports', 'One.'));
  const evidenceIn = (document: JsonObject) => valueAt(document, '/intent_hypotheses/0/evidence');

  it('is merged without a conflict if the other side did not change it', () => {
    const mine = linked(because('contradicts', 'Two.'));
    const { merged, conflicts } = merge(base, mine, { ...base, unknowns: ['Who?'] });
    expect(conflicts).toEqual([]);
    expect(evidenceIn(merged)).toEqual([because('contradicts', 'Two.')]);
  });

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

  it('is one conflict if both sides added it with different effects, and both can be kept', () => {
    const [mine, theirs] = [linked(because('contradicts', 'Two.')), linked(because('supports', 'Three.'))];
    const { conflicts } = merge(linked(), mine, theirs);
    expect(conflicts.map(({ kind, offers }) => [kind, offers])).toEqual([['both-ways', ['mine', 'theirs', 'both']]]);
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
