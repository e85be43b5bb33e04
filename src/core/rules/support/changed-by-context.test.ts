import { describe, expect, it } from 'vitest';
import { findingsOf, onlyFinding } from '../rule.fixtures.ts';
import rule from './changed-by-context.ts';

const closing = 'the Harbour Council will close the north channel';

function around(before: string, after: string, more: Readonly<Record<string, unknown>> = {}) {
  return {
    assessment: {
      '/claims/0/span/start': before.length,
      '/claims/0/span/end': before.length + closing.length,
      '/claims/0/actual': closing,
      '/intent_hypotheses': [],
      ...more,
    },
    casefile: { '/observations/0/passages/0/text': before + closing + after },
  };
}

describe('support/changed-by-context', () => {
  it('names the first cue and the claim, and leads to its span', () => {
    const finding = onlyFinding(rule, around('The minister denied on Monday that ', '.'));
    expect(finding).toMatchObject({ messageId: 'denied', data: { claimId: 'C-001', cue: 'denied' } });
    expect(finding.related).toEqual(['/claims/0/span']);
  });

  it('finds a cue before the end of a line of a column', () => {
    const wrapped = around('On Monday in the assembly the minister denied that\n', '.');
    expect(onlyFinding(rule, wrapped)).toMatchObject({ data: { cue: 'denied' } });
  });

  it('finds a cue in the line above a list', () => {
    const listed = around('The mayor called these stories false:\n- the pilots were sent away\n- ', '\n');
    expect(onlyFinding(rule, listed)).toMatchObject({ data: { cue: 'false' } });
  });

  it('takes only a whole word of the reason for the cue', () => {
    const because = (reason: string) => around('If it rains, ', '.', { '/power_bases/0/evidence/0/reason': reason });
    expect(onlyFinding(rule, because('A specific, verified notice.'))).toMatchObject({ data: { cue: 'If' } });
    expect(findingsOf(rule, because('It says what happens if it rains.'))).toEqual([]);
  });

  it('offers no sentence where the text has none', () => {
    const long = 'and then the next word '.repeat(80);
    const torn = around(`${long}the minister denied that `, ` ${long}`);
    expect(onlyFinding(rule, torn).fixes).toEqual([]);
    expect(onlyFinding(rule, around('The minister denied that ', '.')).fixes).toHaveLength(1);
  });

  it('leaves a claim to the speaker whom its attribution and its sentence name', () => {
    const spoken = { '/claims/0/attribution': { mode: 'reported-speaker', actor_id: 'river-authority' } };
    expect(onlyFinding(rule, around('The River Authority claimed that ', '.'))).toMatchObject({ messageId: 'alleged' });
    expect(findingsOf(rule, around('The River Authority claimed that ', '.', spoken))).toEqual([]);
    expect(findingsOf(rule, around('The River Authority claims:\n- ', '\n', spoken))).toEqual([]);
  });

  it('needs the passage, a span with words, and a claim', () => {
    const text = around('The minister denied that ', '.');
    expect(findingsOf(rule, { ...text, casefile: null })).toEqual([]);
    expect(findingsOf(rule, around('It is denied that ', '.', { '/claims/0/span/end': 1 }))).toEqual([]);
    expect(
      findingsOf(rule, around('It is denied that ', '.', { '/power_bases/0/evidence/0/claim_id': 'C-9' })),
    ).toEqual([]);
  });
});
