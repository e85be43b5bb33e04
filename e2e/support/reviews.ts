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

const statute: Judged = {
  target: link('PB-001', 'C-001', 'supports'),
  verdict: 'question',
  note: 'Is there a statute?',
};
const supports: Judged = {
  target: link('IH-001', 'C-002', 'contradicts'),
  verdict: 'reject',
  note: 'It supports.',
};
const acceptsIntent: Judged = { target: link('IH-001', 'C-001', 'supports'), verdict: 'accept' };

/** A review of the small desk that questions one link and rejects another. */
export const mara: ReviewToMake = { name: 'Mara Quinn', kind: 'open', verdicts: [statute, supports] };

/** The same person's review of links and claims. */
export const maraInFull: ReviewToMake = {
  name: 'Mara Quinn',
  kind: 'open',
  verdicts: [
    statute,
    acceptsIntent,
    supports,
    { target: { kind: 'claim', claim_id: 'C-002' }, verdict: 'question', note: 'Who speaks here?' },
    { target: { kind: 'claim', claim_id: 'C-001' }, verdict: 'accept' },
  ],
};

/** A review that disagrees with the other on two links. */
export const jon: ReviewToMake = {
  name: 'Jón Ævarsson',
  kind: 'open',
  verdicts: [
    { target: link('PB-001', 'C-001', 'supports'), verdict: 'accept', note: 'Agreed.' },
    acceptsIntent,
    { target: link('IH-001', 'C-002', 'contradicts'), verdict: 'accept' },
  ],
};

const made = new Map<ReviewToMake, string>();

/** The text of a review file for the unchanged small desk. */
export function reviewFile(review: ReviewToMake): string {
  if (!made.has(review)) {
    // With those of this file, because starting the program takes longer than making a review.
    const reviews = [...new Set([review, mara, maraInFull, jon])];
    const texts = JSON.parse(
      execFileSync(process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'make-reviews.ts')], {
        input: JSON.stringify(reviews),
        encoding: 'utf8',
      }),
    ) as readonly string[];
    reviews.forEach((each, index) => made.set(each, texts[index] ?? ''));
  }
  return made.get(review) ?? '';
}
