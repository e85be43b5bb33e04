/** What screen readers announce when a reviewer moves to a subject, with each text in its language. */
import type { SentencePart } from '../../core/text/parts-of-sentence.ts';
import { languageOfClaimWords } from '../../core/workspace/texts-at.ts';
import { textLanguageOf } from '../../core/workspace/text-language.ts';
import type { Workspace } from '../../core/workspace/workspace.ts';
import { useStores } from '../../shared/context.tsx';
import { sentenceOf } from '../../shared/in-sentence.tsx';
import { useAnnounce } from '../../ui/announcer.tsx';
import { claimChainInWords, entryChainInWords } from './chain.ts';
import { doneWord } from './keys.ts';
import type { Subject } from './model.ts';
import type { ReviewDesk } from './use-review.ts';
import { citedAs, entryWords, firstWords, sidesInWords } from './words.ts';

type Draft = Pick<Workspace, 'casefile' | 'textLanguage'>;

/** Returns a function that announces a subject to screen readers, and then a sentence about it. */
export function useSaySubject(): (review: Spoken, subject: Subject, sentence?: string) => void {
  const say = useAnnounce();
  const { desk } = useStores();
  return (review, subject, sentence) => {
    const { draft } = desk.getState();
    if (!draft) return;
    say(sentenceOf(...spokenSubject(review, subject, draft.workspace), ...(sentence ? [` ${sentence}`] : [])));
  };
}

type Spoken = Pick<ReviewDesk, 'model' | 'own'>;

/** Returns the announcement of a subject: its chain and the verdict. */
export function spokenSubject({ model, own }: Spoken, subject: Subject, draft: Draft): readonly SentencePart[] {
  const given = own.get(subject.key);
  const isOutdated = given !== undefined && given.standing.state !== 'current';
  const verdict = given ? [` ${doneWord(given.verdict.verdict)}${isOutdated ? ', outdated' : ''}.`] : [];
  return [...chainSpoken(model, subject, draft), ...verdict];
}

/** Returns the first words of a text with the full stop that it lacks. */
function asSentence(text: string): string {
  const words = firstWords(text);
  return words === '' || /\p{Sentence_Terminal}["”’»)\]]*$|…$/u.test(words) ? words : `${words}.`;
}

function chainSpoken(model: ReviewDesk['model'], subject: Subject, draft: Draft): readonly SentencePart[] {
  const byAuthor = (text: string): SentencePart => ({ text: asSentence(text), language: textLanguageOf(draft) });
  switch (subject.kind) {
    case 'document':
      return ['Whole assessment.'];
    case 'claim': {
      const { proposition, actual = '' } = subject.claim;
      const language = languageOfClaimWords(draft, subject.claim);
      const words = { text: asSentence(proposition || actual), language };
      return [`${subject.id}: `, words, ` ${claimChainInWords(model, subject)}`];
    }
    case 'entry':
      return [`${subject.id}: `, byAuthor(entryWords(subject)), ` ${entryChainInWords(subject)}`];
    case 'contradiction': {
      const why = subject.explanation === '' ? 'No explanation yet.' : byAuthor(subject.explanation);
      return [`${subject.id}, between ${sidesInWords(subject)}: `, why];
    }
    case 'unknown':
      return [`${subject.id}: `, byAuthor(subject.words)];
    case 'link': {
      const entry = model.entryAt.get(subject.entry);
      const claim = subject.claim === undefined ? undefined : model.claimAt.get(subject.claim);
      const quoted = { ...claim?.claim, proposition: '' };
      return [
        `${entry?.id ?? ''} says: `,
        byAuthor(entry ? entryWords(entry) : ''),
        ` ${subject.claimId}, in the passage’s words “`,
        { text: firstWords(claim?.claim.actual ?? ''), language: languageOfClaimWords(draft, quoted) },
        `”, ${citedAs[subject.effect ?? ''] ?? 'is cited for this'}`,
        ...(subject.reason === '' ? ['.'] : [', because: ', byAuthor(subject.reason)]),
      ];
    }
  }
}
