import { claimChainInWords, entryChainInWords } from './chain.ts';
import { doneWord } from './keys.ts';
import type { Subject } from './model.ts';
import type { ReviewDesk } from './use-review.ts';
import { citedAs, entryWords, firstWords } from './words.ts';

/** What a screen reader says when something comes to be looked at: the chain, and what was decided of it. */
export function spokenSubject(desk: Pick<ReviewDesk, 'model' | 'own'>, subject: Subject): string {
  const own = desk.own.get(subject.key);
  const verdict = own
    ? `${doneWord(own.verdict.verdict)}${own.standing.state === 'current' ? '' : ', changed since'}.`
    : '';
  return [chainSpoken(desk.model, subject), verdict].filter((part) => part !== '').join(' ');
}

function chainSpoken(model: ReviewDesk['model'], subject: Subject): string {
  switch (subject.kind) {
    case 'document':
      return 'The document as a whole.';
    case 'claim':
      return `${subject.id}: ${firstWords(subject.claim.proposition || subject.claim.actual || '')}. ${claimChainInWords(model, subject)}`;
    case 'entry':
      return `${subject.id}: ${firstWords(entryWords(subject))}. ${entryChainInWords(subject)}`;
    case 'link': {
      const entry = model.entryAt.get(subject.entry);
      const claim = subject.claim === undefined ? undefined : model.claimAt.get(subject.claim);
      const says = `${entry?.id ?? ''} says: ${firstWords(entry ? entryWords(entry) : '')}.`;
      const words = `${subject.claimId}, in its own words “${firstWords(claim?.claim.actual ?? '')}”, ${citedAs[subject.effect ?? ''] ?? 'is cited for this'}`;
      return `${says} ${words}${subject.reason === '' ? '.' : `, because: ${firstWords(subject.reason)}`}`;
    }
  }
}
