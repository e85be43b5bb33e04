/** The words for the subjects of the review screen, from their fields. */
import { titleOf } from '../../core/assessment/choices.ts';
import { casefileIndex } from '../../core/casefile/lookup.ts';
import { placeOfClaimInWords } from '../../core/casefile/origins.ts';
import { inOneText, saidBy } from '../../core/check/in-words.ts';
import type { Casefile } from '../../core/casefile/types.generated.ts';
import type { ClaimView } from '../../core/assessment/view.ts';
import type { ReviewContradiction, ReviewEntry, ReviewModel, Subject } from './model.ts';

/** A link in words: “is cited as supporting this”. */
export const citedAs: Readonly<Record<string, string>> = {
  supports: 'is cited as supporting this',
  contradicts: 'is cited as contradicting this',
};

/** Returns the name of a subject: “C-014 for IH-002”, “C-014”, “IH-002”, “contradiction 1”, “the assessment”. */
export function subjectName(model: ReviewModel, subject: Subject): string {
  if (subject.kind === 'document') return 'the assessment';
  if (subject.kind === 'contradiction' || subject.kind === 'unknown') return subject.id.toLowerCase();
  if (subject.kind !== 'link') return subject.id;
  return `${subject.claimId || 'no claim'} for ${model.entryAt.get(subject.entry)?.id ?? ''}`;
}

/** Returns the claims of a contradiction: “C-001 and C-009”. */
export function sidesInWords({ connections }: ReviewContradiction): string {
  return connections.map(({ claimId }) => claimId || 'no claim').join(' and ');
}

/** Returns the text of an entry, after its topic. */
export function entryWords({ topic, words }: ReviewEntry): string {
  return [topic, words].filter((part) => part !== '').join(': ') || '(empty)';
}

/**
 * Returns who said a claim, its kind and where it is: “Port Authority, reported by Solmaru; public position, verbatim;
 * page 3”.
 */
export function claimMeta(claim: ClaimView, casefile: Casefile | null): string {
  const sort = [claim.claim_kind, claim.representation].flatMap((value) =>
    value ? [titleOf(value).toLowerCase()] : [],
  );
  const place = placeOfClaimInWords(casefile, claim);
  return [inOneText(saidBy(claim, casefileIndex(casefile))), sort.join(', '), place]
    .filter((part) => part !== '')
    .join('; ');
}

/** Returns a text on one line, shortened to `most` UTF-16 units, for lists. Never splits a surrogate pair. */
export function firstWords(text: string, most = 200): string {
  const line = text.slice(0, most).replace(/\s+/gu, ' ');
  const whole = line.isWellFormed() || !text.isWellFormed() ? line : line.slice(0, -1);
  return text.length > most ? `${whole}…` : whole;
}
