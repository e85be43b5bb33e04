/** A text that ends with the title of an observation, which has the observation’s language. */
import { casefileIndex } from '../core/casefile/lookup.ts';
import { InSentence } from './in-sentence.tsx';
import { useDraft } from './context.tsx';

interface ObservationTextProps {
  readonly number: number | undefined;
  /** “2 · Notice to Mariners”, or the title alone. */
  readonly text: string;
}

export function ObservationText({ number, text }: ObservationTextProps) {
  const observation = useDraft(({ workspace }) => casefileIndex(workspace.casefile).observation(number));
  const { title = '', language } = observation ?? {};
  return <InSentence sentence={text} texts={[{ text: title, language: language ?? '' }]} />;
}
