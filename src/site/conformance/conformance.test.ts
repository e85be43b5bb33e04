import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { atagA, atagB, european, wcag } from './criteria.ts';
import { conformanceGuide, conformancePage } from './report.ts';
import { manualChecks, outcomeOf, outcomes } from './results.ts';

const ids = [...wcag, ...european, ...atagA, ...atagB].map(({ id }) => id);

/** Whether a file has a test with this name that is not skipped. */
function isTest(path: string, name: string): boolean {
  if (!existsSync(path)) return false;
  const source = readFileSync(path, 'utf8');
  const at = source.indexOf(`'${name}'`);
  return at >= 0 && /(?:\b(?:it|test|guarded)|\.each\([^()]*\))\(\s*$/.test(source.slice(0, at));
}

describe('the criteria', () => {
  it('are each of WCAG 2.2, levels A and AA, and each once', () => {
    // W3C Recommendation of 12 December 2024: 31 criteria of level A and 24 of level AA; 4.1.1 is obsolete.
    expect(wcag.filter(({ level }) => level === 'A')).toHaveLength(31);
    expect(wcag.filter(({ level }) => level === 'AA')).toHaveLength(24);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('have an ID and a name', () => {
    for (const { id, name } of [...wcag, ...european, ...atagA, ...atagB]) {
      expect(id).toMatch(/^(?:[AB]\.)?\d+(?:\.\d+)*$/);
      expect(name).not.toBe('');
    }
  });
});

describe('the results', () => {
  it('are those of listed criteria only', () => {
    expect(Object.keys(outcomes).filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('that claim something name a test or a manual check, and the others give a reason', () => {
    for (const id of ids) {
      const { result, remark, tests, checks } = outcomeOf(id);
      if (result === 'Not evaluated') continue;
      if (result === 'Not applicable') expect(remark, id).not.toBe('');
      else expect([...tests, ...checks], id).not.toEqual([]);
    }
  });

  it('are there for every criterion of WCAG 2.2', () => {
    expect(wcag.filter(({ id }) => outcomeOf(id).result === 'Not evaluated').map(({ id }) => id)).toEqual([]);
  });

  it('say that all of WCAG 2.2 is met only if each criterion is', () => {
    const isMet = wcag.every(({ id }) => ['Supports', 'Not applicable'].includes(outcomeOf(id).result));
    for (const id of ['9', 'A.1.1.1']) expect(outcomeOf(id).result === 'Supports').toBe(isMet);
  });

  it('name tests that exist and are not skipped', () => {
    const named = [...new Set(ids.flatMap((id) => outcomeOf(id).tests))];
    expect(named.length).toBeGreaterThan(20);
    const missing = named.filter((test) => {
      const [path = '', name = ''] = test.split(' › ');
      return !isTest(path, name);
    });
    expect(missing).toEqual([]);
  });

  it('name checks that have a date', () => {
    for (const check of ids.flatMap((id) => outcomeOf(id).checks)) {
      expect(manualChecks[check]?.date, check).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    }
  });
});

describe('the report', () => {
  it('lists every criterion in the page and in the help', () => {
    const [page, guide] = [conformancePage(), conformanceGuide()];
    for (const id of ids) {
      expect(page).toContain(`>${id} `);
      expect(guide).toMatch(new RegExp(`[ ,|]${id.replaceAll('.', '\\.')}[ ,]`));
    }
  });
});
