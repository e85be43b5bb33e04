import { sha256 } from '@noble/hashes/sha2.js';
import { describe, expect, it } from 'vitest';
import { workspaceOf } from '../../rules/example-workspace.ts';
import { createChecker } from '../checker.ts';
import { claimsToDecide, claimsToReview } from './claims-to-review.ts';

type Overlay = Readonly<Record<string, unknown>>;

function claims(assessment: Overlay, casefile?: null): readonly (readonly number[])[] {
  const example = { title: '', assessment, ...(casefile === null && { casefile }) };
  const { findings } = createChecker({ digest: sha256 }).check(workspaceOf(example));
  return [claimsToReview(findings), claimsToDecide(findings)];
}

describe('the claims to review', () => {
  it.each<[string, Overlay, readonly number[], readonly number[]]>([
    ['are none in a valid assessment', {}, [], []],
    [
      'include a wrong span, which needs no decision',
      { '/claims/1/span': { start: 61, end: 124, offset_encoding: 'unicode-code-point' } },
      [1],
      [],
    ],
    [
      'include similar text',
      { '/claims/0/actual': 'The Harbour Council will close the south channel on Monday.' },
      [0],
      [0],
    ],
    [
      'include invented text',
      { '/claims/0/actual': 'Fishing boats left the old basin before dawn with nobody aboard.' },
      [0],
      [0],
    ],
    ['include a passage that is not in the casefile', { '/claims/1/passage_id': `sha256:${'0'.repeat(64)}` }, [1], [1]],
    ['include a missing span', { '/claims/0/span': undefined }, [0], []],
    ['include a missing passage ID', { '/claims/0/passage_id': null, '/claims/0/actual': 'Nobody.' }, [0], [0]],
    ['include an ill-formed passage ID that the text identifies', { '/claims/0/passage_id': 'p-1' }, [0], []],
  ])('%s', (_, assessment, reviewed, decided) => {
    expect(claims(assessment)).toEqual([reviewed, decided]);
  });

  it('are none without a casefile', () => {
    expect(claims({}, null)).toEqual([[], []]);
  });
});
