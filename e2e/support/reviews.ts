/** Review files for end-to-end tests. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Target } from '../../src/core/review/targets.ts';
import type { Review, Verdict } from '../../src/core/review-shape/types.generated.ts';

export interface ReviewToMake {
  /** The reviewer's name. */
  readonly name: string;
  readonly kind: Review['kind'];
  readonly verdicts: readonly Judged[];
}

export interface Judged {
  readonly target: Target;
  readonly verdict: Verdict['verdict'];
  readonly note?: string;
}

/** A link of the small desk's entries. In a blind review it has no effect. */
export function link(
  entry_id: 'PB-001' | 'IH-001',
  claim_id: string,
  effect: 'supports' | 'contradicts' | null,
): Target {
  return { kind: 'link', entry: entry_id === 'PB-001' ? 'power-basis' : 'intent', entry_id, claim_id, effect };
}

/** A review of the small desk that questions one link and rejects another. */
export const mara: ReviewToMake = {
  name: 'Mara Quinn',
  kind: 'open',
  verdicts: [
    { target: link('PB-001', 'C-001', 'supports'), verdict: 'question', note: 'Is there a statute?' },
    { target: link('IH-001', 'C-002', 'contradicts'), verdict: 'reject', note: 'It supports.' },
  ],
};

const made = new Map<ReviewToMake, string>();

/** The text of a review file for the unchanged small desk. */
export function reviewFile(review: ReviewToMake): string {
  const known = made.get(review);
  if (known !== undefined) return known;
  const program = join(import.meta.dirname, 'make-review.ts');
  const text = execFileSync(process.execPath, ['--import', 'tsx', program], {
    input: JSON.stringify(review),
    encoding: 'utf8',
  });
  made.set(review, text);
  return text;
}
