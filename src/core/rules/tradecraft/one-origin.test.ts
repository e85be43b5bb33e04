import { describe, expect, it } from 'vitest';
import { exampleAssessment, exampleCasefile } from '../example-workspace.ts';
import { findingsOf, onlyFinding } from '../rule.fixtures.ts';
import rule from './one-origin.ts';

const [claim] = exampleAssessment['claims'] as readonly Readonly<Record<string, unknown>>[];
const [observation] = exampleCasefile.observations;

/** Two observations with a claim each, on the words between brackets. */
function reports(texts: readonly string[], published: readonly (string | null)[] = []) {
  const parts = texts.map((marked, index) => {
    const start = Array.from(marked.slice(0, marked.indexOf('['))).length;
    const words = marked.slice(marked.indexOf('[') + 1, marked.indexOf(']'));
    const passage = `sha256:${String(index + 1).repeat(64)}`;
    return {
      link: { claim_id: `C-${String(index + 1)}`, effect: 'supports', reason: `Report ${String(index + 1)}.` },
      claim: {
        ...claim,
        claim_id: `C-${String(index + 1)}`,
        observation_id: index + 1,
        passage_id: passage,
        span: { start, end: start + Array.from(words).length, offset_encoding: 'unicode-code-point' },
        actual: words,
      },
      observation: {
        ...observation,
        observation_id: index + 1,
        published_at: published[index] ?? null,
        passages: [{ passage_id: passage, text: marked.replaceAll(/[[\]]/gu, '') }],
      },
    };
  });
  return {
    assessment: {
      '/claims': parts.map((part) => part.claim),
      '/power_bases/0/evidence': parts.map(({ link }) => link),
      '/intent_hypotheses': [],
      '/contradictions': [],
    },
    casefile: { '/observations': parts.map((part) => part.observation) },
  };
}

describe('tradecraft/one-origin', () => {
  const twelve = 'the Harbour Council bought nine steel pontoons from the yard at Low';

  it('reports twelve shared words, whatever their case and white space', () => {
    const same = reports([
      `Yesterday [the Harbour Council] bought nine steel pontoons from the yard at Low Ferry.`,
      `On Monday [The Harbour Council] bought\nnine  steel pontoons from the yard at Low Mill.`,
    ]);
    expect(onlyFinding(rule, same)).toMatchObject({
      path: '/power_bases/0/evidence/1/claim_id',
      data: { claimId: 'C-2', otherId: 'C-1', observation: 1 },
    });
    expect(twelve.split(' ')).toHaveLength(12);
  });

  it('reports spans on different words of one shared run, and leaves a shared run beside the spans', () => {
    const parts = reports([
      'A. [the Harbour Council bought nine steel] pontoons from the yard at Low Ferry for the winter.',
      'B. the Harbour Council bought nine steel [pontoons from the yard at Low Ferry] for the winter.',
    ]);
    expect(onlyFinding(rule, parts)).toMatchObject({ data: { claimId: 'C-2' } });
    const shared = 'All reports of this office are made under the rules of the act of 1931 and after.';
    const beside = reports([`[The council] closed the bar. ${shared}`, `It was [the council] that paid. ${shared}`]);
    expect(findingsOf(rule, beside)).toEqual([]);
  });

  it('says when the other was published', () => {
    const texts = [
      `A [the Harbour Council] bought nine steel pontoons from the yard at Low.`,
      `B [the Harbour Council] bought nine steel pontoons from the yard at Low.`,
    ];
    const when = (one: string | null, other: string | null) =>
      onlyFinding(rule, reports(texts, [one, other])).data['when'];
    expect(when('2026-03-02T08:00:00Z', '2026-03-02T10:00:00Z')).toBe(', published 2 hours earlier');
    expect(when('2026-03-02T08:00:00Z', '2026-03-02T07:30:00Z')).toBe(', published 30 minutes later');
    expect(when('2026-03-02T08:00:00Z', '2026-03-07T08:00:00Z')).toBe(', published 5 days earlier');
    expect(when(null, '2026-03-07T08:00:00Z')).toBe('');
  });
});
