import { describe, expect, it } from 'vitest';
import { workspaceOf } from '../rules/example-workspace.ts';
import { findTarget } from './find-target.ts';
import type { Target } from './targets.ts';
import { originWith, pagePlace } from '../casefile/origins.fixtures.ts';
import { placeWords, targetName, targetNoun } from './target-words.ts';

const { assessment } = workspaceOf({ title: '' });
const says = 'The Harbour Council will close the north channel on Monday.';

describe('a reviewed target', () => {
  it('has a title, a unique name, a noun and its text', () => {
    const cited = { kind: 'link', entry: 'intent', entry_id: 'IH-001', claim_id: 'C-001', effect: 'supports' } as const;
    const power = { kind: 'entry', entry: 'power-basis', entry_id: 'PB-001' } as const;
    const quote = new RegExp(`^${says}$`);
    const cases: readonly (readonly [Target, title: string, name: string, noun: string, text: RegExp])[] = [
      [cited, 'C-001 and IH-001', 'C-001 supports IH-001', 'link', quote],
      [{ kind: 'claim', claim_id: 'C-001' }, 'Claim C-001', 'Claim C-001', 'claim', quote],
      [power, 'Power basis PB-001', 'Power basis PB-001', 'entry', /./],
      [{ kind: 'document' }, 'Whole assessment', 'Whole assessment', 'assessment', /^$/],
    ];
    for (const [target, title, name, noun, text] of cases) {
      const at = findTarget(assessment, target, 'open');
      const words = placeWords(assessment, null, { key: '', target, at, items: [], disagree: false });
      const claim = expect.objectContaining({ claim_id: 'C-001' }) as unknown;
      const quoted = text === quote ? { isQuote: true, language: '', claim } : { isQuote: false };
      expect(words).toEqual({ title, text: expect.stringMatching(text) as string, ...quoted, inFile: '' });
      expect([targetName(target), targetNoun(target)]).toEqual([name, noun]);
    }
  });

  it('names the page of a claim’s text', () => {
    const { casefile } = workspaceOf({ title: '', casefile: { origins: [originWith([pagePlace(0, 200, 3)])] } });
    const target: Target = { kind: 'claim', claim_id: 'C-001' };
    const at = findTarget(assessment, target, 'open');
    expect(placeWords(assessment, casefile, { key: '', target, at, items: [], disagree: false }).inFile).toBe('page 3');
  });

  it('has only a title if it is missing, and a number if its ID is not unique', () => {
    const target: Target = { kind: 'claim', claim_id: 'C-009', occurrence: 2 };
    const missing = placeWords(assessment, null, { key: '', target, at: undefined, items: [], disagree: false });
    expect(missing).toEqual({ title: 'Claim C-009', text: '', isQuote: false, inFile: '' });
    expect(targetName(target)).toBe('Claim C-009, number 2');
  });
});
