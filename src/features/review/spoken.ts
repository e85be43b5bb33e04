/** What screen readers announce when a reviewer moves to a subject. */
import { claimChainInWords, entryChainInWords } from './chain.ts';
import { doneWord } from './keys.ts';
import type { Subject } from './model.ts';
import type { ReviewDesk } from './use-review.ts';
import { citedAs, entryWords, firstWords, sidesInWords } from './words.ts';

/** Returns the announcement of a subject for screen readers: its chain and the verdict. */
export function spokenSubject(desk: Pick<ReviewDesk, 'model' | 'own'>, subject: Subject): string {
  const own = desk.own.get(subject.key);
  const verdict = own ? `${doneWord(own.verdict.verdict)}${own.standing.state === 'current' ? '' : ', outdated'}.` : '';
  return [chainSpoken(desk.model, subject), verdict].filter((part) => part !== '').join(' ');
}

function chainSpoken(model: ReviewDesk['model'], subject: Subject): string {
  switch (subject.kind) {
    case 'document':
      return 'Whole assessment.';
    case 'claim':
      return `${subject.id}: ${firstWords(subject.claim.proposition || subject.claim.actual || '')}. ${claimChainInWords(model, subject)}`;
    case 'entry':
      return `${subject.id}: ${firstWords(entryWords(subject))}. ${entryChainInWords(subject)}`;
    case 'contradiction': {
      const why = subject.explanation === '' ? 'No explanation yet' : firstWords(subject.explanation);
      return `${subject.id}, between ${sidesInWords(subject)}: ${why}.`;
    }
    case 'unknown':
      return `${subject.id}: ${firstWords(subject.words)}.`;
    case 'link': {
      const entry = model.entryAt.get(subject.entry);
      const claim = subject.claim === undefined ? undefined : model.claimAt.get(subject.claim);
      const says = `${entry?.id ?? ''} says: ${firstWords(entry ? entryWords(entry) : '')}.`;
      const cites = `${subject.claimId}, in the passage’s words “${firstWords(claim?.claim.actual ?? '')}”, ${citedAs[subject.effect ?? ''] ?? 'is cited for this'}`;
      return `${says} ${cites}${subject.reason === '' ? '.' : `, because: ${firstWords(subject.reason)}`}`;
    }
  }
}
