import { sha256 } from '@noble/hashes/sha2.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../.config/property-runs.ts';
import { sampleWorkspace } from '../files/sample.fixtures.ts';
import { applyEdit } from '../workspace/apply-edit.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { addMessage, setSuggestion, type VerdictValue } from './edits.ts';
import { allTargets, moment, withReview, withVerdict } from './reviews.fixtures.ts';
import { blindTargetsOf, type ReviewTarget, type Target } from './targets.ts';
import { countUnanswered } from './unanswered.ts';
import { countPlaces, verdictPlaces } from './verdict-places.ts';
import { workspaceOf } from '../rules/example-workspace.ts';
import { findTarget } from './find-target.ts';
import { originWith, pagePlace } from '../casefile/origins.fixtures.ts';
import { placeWords, targetName, targetNoun } from './target-words.ts';

const open = allTargets(sampleWorkspace.assessment);
const blind = blindTargetsOf(sampleWorkspace.assessment);

interface Given {
  readonly index: number;
  readonly verdict: VerdictValue;
  readonly follow: 'nothing' | 'reply' | 'suggestion' | 'both';
}

const givenOf = (targets: readonly ReviewTarget[], verdicts: readonly VerdictValue[]) =>
  fc.uniqueArray(
    fc.record<Given>({
      index: fc.nat(targets.length - 1),
      verdict: fc.constantFrom(...verdicts),
      follow: fc.constantFrom('nothing', 'reply', 'suggestion', 'both'),
    }),
    { selector: ({ index }) => index, maxLength: 12 },
  );

/** Adds the verdicts to a review, with replies and suggestions. Only links and claims can have a suggestion. */
function withGiven(
  workspace: Workspace,
  id: string,
  targets: readonly ReviewTarget[],
  given: readonly Given[],
): Workspace {
  return given.reduce((draft, { index, verdict, follow }) => {
    const target = targets[index]!;
    let next = withVerdict(draft, target, verdict, '', id);
    if (follow !== 'nothing' && follow !== 'reply' && id === 'open' && target.target.kind === 'link') {
      next = applyEdit(next, setSuggestion(next, id, target.key, { reason: 'Better', at: moment }, moment));
    }
    if (follow === 'nothing' || follow === 'suggestion') return next;
    const reply = { by: 'author', name: 'Ana', kind: 'note', note: 'Done', at: moment } as const;
    return applyEdit(next, addMessage(next, id, target.key, reply));
  }, workspace);
}

describe('countUnanswered', () => {
  it('equals the count of the Verdicts view, also with blind reviews', () => {
    let maxUnanswered = 0;
    fc.assert(
      fc.property(
        givenOf(open, ['accept', 'question', 'reject']),
        givenOf(blind, ['supports', 'contradicts', 'neither']),
        (openVerdicts, blindVerdicts) => {
          const begun = withReview(withReview(sampleWorkspace, 'open', 'Rosa'), 'blind', 'Jon', 'blind');
          const draft = withGiven(withGiven(begun, 'open', open, openVerdicts), 'blind', blind, blindVerdicts);
          const count = countUnanswered(draft);
          maxUnanswered = Math.max(maxUnanswered, count);
          expect(count).toBe(countPlaces(verdictPlaces(draft, sha256)).unanswered);
        },
      ),
      { numRuns: runs(40) },
    );
    expect(maxUnanswered).toBeGreaterThan(0);
  });

  it('counts the blind verdicts that differ from the author', () => {
    const draft = withReview(sampleWorkspace, 'blind', 'Jon', 'blind');
    const target = blind.find(({ target }) => target.kind === 'link')!;
    const counts = (['supports', 'contradicts', 'neither'] as const).map((verdict) =>
      countUnanswered(withVerdict(draft, target, verdict, '', 'blind')),
    );
    expect(counts).toEqual([0, 1, 1]);
  });
});

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
