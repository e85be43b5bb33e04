import { describe, expect, it } from 'vitest';
import { applyFix, fixedAt, onlyFinding } from '../rule.fixtures.ts';
import rule from './hidden-characters.ts';

describe('text/hidden-characters', () => {
  it('removes them from a proposition, with a preview', () => {
    const example = { assessment: { '/claims/0/proposition': 'It is \u202Enepo\u202C.' } };
    const finding = onlyFinding(rule, example);
    expect(finding.fixes[0]?.preview).toEqual({ before: 'It is ⟨U+202E⟩nepo⟨U+202C⟩.', after: 'It is nepo.' });
    expect(fixedAt(rule, example, '/claims/0/proposition')).toBe('It is nepo.');
    expect(finding.message).toContain('U+202E RIGHT-TO-LEFT OVERRIDE');
  });

  it('renames a claim, a power basis, an intent hypothesis and an actor everywhere, to an unused ID', () => {
    const fixed = (place: string, id: string, more = {}) =>
      fixedAt(rule, { assessment: { [place]: id, ...more } }, place);
    const cited = { '/contradictions/0/right_claim_id': 'C-002' };
    expect(fixed('/claims/1/claim_id', 'C-001\u200B', cited)).toBe('C-002');
    expect(fixed('/power_bases/0/power_basis_id', 'PB-001\u2060')).toBe('PB-001');
    expect(fixed('/intent_hypotheses/0/hypothesis_id', 'IH-001\u2060')).toBe('IH-001');
    const actor = { casefile: { '/actors/1/actor_id': 'river\u200Dauthority' } };
    expect(applyFix(actor, onlyFinding(rule, actor)).casefile?.actors[1]?.actor_id).toBe('riverauthority');
  });

  it('takes direction marks beside right-to-left letters for ordinary', () => {
    const [actual, proposition] = ['/claims/0/actual', '/claims/0/proposition'];
    const cases: readonly (readonly [level: string, place: string, text: string])[] = [
      ['notice', actual, 'أغلق القناة!\u200F'],
      ['notice', actual, 'القناة \u200E12'],
      ['notice', actual, 'القناة\u061C 3'],
      ['notice', proposition, 'הערוץ\u200F.'],
      // Between left-to-right letters, as an isolate, beside an override, and in an ID.
      ['violation', actual, 'The chan\u200Fnel closes.'],
      ['violation', actual, 'القناة\u2067'],
      ['violation', actual, 'القناة\u200F \u202Enepo'],
      ['violation', '/claims/0/attribution/actor_id', 'القناة\u200F'],
    ];
    for (const [level, path, text] of cases)
      expect(onlyFinding(rule, { assessment: { [path]: text } })).toMatchObject({ level, path });
  });

  it('reports the suspicious character, not the usual mark before it', () => {
    const assessment = { '/claims/0/actual': 'القناة\u200F \u202Enepo', '/claims/0/span/start': 10 };
    const { data, span } = onlyFinding(rule, { assessment });
    expect([data['characters'], span]).toEqual([['U+202E RIGHT-TO-LEFT OVERRIDE'], { start: 18, end: 19 }]);
  });

  it('does not change the passage’s text and references, and reports the position in the passage', () => {
    const text = onlyFinding(rule, { assessment: { '/claims/1/actual': 'The Riv\u200Ber Authority' } });
    expect([text.fixes, text.span]).toEqual([[], { start: 67, end: 68 }]);
    const path = '/claims/0/attribution/actor_id';
    const reference = onlyFinding(rule, { assessment: { [path]: 'harbour\u00ADcouncil' } });
    expect([reference.path, reference.fixes]).toEqual([path, []]);
  });

  it('lists at most three kinds', () => {
    const assessment = { '/claims/0/proposition': '\u200B\u200B\u2060\u202E\u202D' };
    expect(onlyFinding(rule, { assessment }).data['characters']).toHaveLength(4);
  });
});
