import { describe, expect, it } from 'vitest';
import { valueAt } from '../../json/pointer.ts';
import { findingsOf, applyFix, onlyFinding } from '../rule.fixtures.ts';
import rule from './hidden-characters.ts';

describe('text/hidden-characters', () => {
  it('removes them from a proposition, with a preview', () => {
    const example = { assessment: { '/claims/0/proposition': 'It is \u202Enepo\u202C.' } };
    const finding = onlyFinding(rule, example);
    expect(finding.fixes[0]?.preview).toEqual({ before: 'It is ⟨U+202E⟩nepo⟨U+202C⟩.', after: 'It is nepo.' });
    expect(valueAt(applyFix(example, finding).assessment, '/claims/0/proposition')).toBe('It is nepo.');
    expect(finding.message).toContain('U+202E RIGHT-TO-LEFT OVERRIDE');
  });

  it('renames a claim, a power basis, an intent hypothesis and an actor everywhere, to an unused ID', () => {
    const claim = { assessment: { '/claims/1/claim_id': 'C-001\u200B', '/contradictions/0/right_claim_id': 'C-002' } };
    const after = applyFix(claim, onlyFinding(rule, claim)).assessment;
    expect(valueAt(after, '/claims/1/claim_id')).toBe('C-002');
    for (const [place, id] of [
      ['/power_bases/0/power_basis_id', 'PB-001'],
      ['/intent_hypotheses/0/hypothesis_id', 'IH-001'],
    ] as const) {
      const example = { assessment: { [place]: `${id}\u2060` } };
      expect(valueAt(applyFix(example, onlyFinding(rule, example)).assessment, place)).toBe(id);
    }
    const actor = { casefile: { '/actors/1/actor_id': 'river\u200Dauthority' } };
    expect(applyFix(actor, onlyFinding(rule, actor)).casefile?.actors[1]?.actor_id).toBe('riverauthority');
  });

  it.each<[string, string, string, string]>([
    ['a mark behind punctuation', '/claims/0/actual', 'أغلق القناة!\u200F', 'notice'],
    ['a left-to-right mark before a number', '/claims/0/actual', 'القناة \u200E12', 'notice'],
    ['an Arabic letter mark', '/claims/0/actual', 'القناة\u061C 3', 'notice'],
    ['a mark in a proposition', '/claims/0/proposition', 'הערוץ\u200F.', 'notice'],
    ['a mark between left-to-right letters', '/claims/0/actual', 'The chan\u200Fnel closes.', 'violation'],
    ['an isolate beside right-to-left letters', '/claims/0/actual', 'القناة\u2067', 'violation'],
    ['a mark and an override', '/claims/0/actual', 'القناة\u200F \u202Enepo', 'violation'],
    ['a mark in an id', '/claims/0/attribution/actor_id', 'القناة\u200F', 'violation'],
  ])('takes direction marks beside right-to-left letters for ordinary: %s', (_, place, text, level) => {
    expect(onlyFinding(rule, { assessment: { [place]: text } })).toMatchObject({ level, path: place });
  });

  it('reports the suspicious character, not the usual mark before it', () => {
    const assessment = { '/claims/0/actual': 'القناة\u200F \u202Enepo', '/claims/0/span/start': 10 };
    const finding = onlyFinding(rule, { assessment });
    expect(finding.data['characters']).toEqual(['U+202E RIGHT-TO-LEFT OVERRIDE']);
    expect(finding.span).toEqual({ start: 18, end: 19 });
  });

  it('does not change the passage’s text, and reports the position in the passage', () => {
    const assessment = { '/claims/1/actual': 'The Riv\u200Ber Authority' };
    const finding = onlyFinding(rule, { assessment });
    expect(finding.fixes).toEqual([]);
    expect(finding.span).toEqual({ start: 67, end: 68 });
  });

  it('reports references that contain them, without guessing the right ID', () => {
    const assessment = { '/claims/0/attribution/actor_id': 'harbour\u00ADcouncil' };
    const finding = onlyFinding(rule, { assessment });
    expect([finding.path, finding.fixes]).toEqual(['/claims/0/attribution/actor_id', []]);
  });

  it('lists at most three kinds', () => {
    const assessment = { '/claims/0/proposition': '\u200B\u200B\u2060\u202E\u202D' };
    expect(onlyFinding(rule, { assessment }).data['characters']).toHaveLength(4);
  });

  it('accepts characters with a function in emoji and scripts', () => {
    for (const text of ['👩\u200D✈️', 'می\u200Cخواهم', 'क्\u200Dष', '❤\uFE0F']) {
      expect(findingsOf(rule, { assessment: { '/claims/0/proposition': text } })).toEqual([]);
    }
  });
});
