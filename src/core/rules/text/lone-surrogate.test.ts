import { describe, expect, it } from 'vitest';
import { valueAt } from '../../json/pointer.ts';
import { findingsOf, applyFix, onlyFinding } from '../rule.fixtures.ts';
import rule from './lone-surrogate.ts';

describe('text/lone-surrogate', () => {
  it('reports the position in code points', () => {
    const finding = onlyFinding(rule, { assessment: { unknowns: ['🚢🚢\uD83D?'] } });
    expect(finding.data).toEqual({ position: 3 });
  });

  it('removes the lone surrogates and nothing else', () => {
    const example = { assessment: { unknowns: ['\uDEA2A 🚢\uD83D.\uD83D'] } };
    expect(valueAt(applyFix(example, onlyFinding(rule, example)).assessment, '/unknowns/0')).toBe('A 🚢.');
  });

  it('finds them in links, contradictions, actors and observations too', () => {
    const overlay = { '/power_bases/0/evidence/0/reason': '\uD83D', '/contradictions/0/explanation': '\uD83D' };
    const casefile = { '/actors/0/names/0': '\uD83D', '/observations/0/title': '\uD83D' };
    expect(
      findingsOf(rule, { assessment: overlay, casefile }).map(({ document, path }) => `${document}${path}`),
    ).toEqual([
      'assessment/power_bases/0/evidence/0/reason',
      'assessment/contradictions/0/explanation',
      'casefile/actors/0/names/0',
      'casefile/observations/0/title',
    ]);
  });
});
