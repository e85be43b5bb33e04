import { describe, expect, it } from 'vitest';
import { findingsOf, fixedAt, onlyFinding } from '../rule.fixtures.ts';
import rule from './lone-surrogate.ts';

describe('text/lone-surrogate', () => {
  it('reports the position in code points, and removes the lone surrogates and nothing else', () => {
    expect(onlyFinding(rule, { assessment: { unknowns: ['🚢🚢\uD83D?'] } }).data).toEqual({ position: 3 });
    const example = { assessment: { unknowns: ['\uDEA2A 🚢\uD83D.\uD83D'] } };
    expect(fixedAt(rule, example, '/unknowns/0')).toBe('A 🚢.');
  });

  it('finds them in links, contradictions, actors and observations too', () => {
    const assessment = { '/power_bases/0/evidence/0/reason': '\uD83D', '/contradictions/0/explanation': '\uD83D' };
    const casefile = { '/actors/0/names/0': '\uD83D', '/observations/0/title': '\uD83D' };
    const places = findingsOf(rule, { assessment, casefile }).map(({ document, path }) => [document, path]);
    expect(places).toEqual([
      ...Object.keys(assessment).map((path) => ['assessment', path]),
      ...Object.keys(casefile).map((path) => ['casefile', path]),
    ]);
  });
});
