/** The message of a finding, or the title of one of its fixes, with the texts that it quotes in their languages. */
import type { TextInLanguage } from '../core/text/parts-of-sentence.ts';
import type { Finding } from '../core/rules/finding.ts';
import { textsOfFinding } from '../core/rules/texts-of-finding.ts';
import { useDraft } from './context.tsx';
import { InSentence } from './in-sentence.tsx';

interface FindingTextProps {
  readonly finding: Finding;
  /** The title of a fix; the message by default. */
  readonly text?: string;
}

/** Most messages quote nothing, and then nothing is looked up. */
export function FindingText({ finding, text = finding.message }: FindingTextProps) {
  return text.includes('“') ? <Quoting finding={finding} text={text} /> : text;
}

function Quoting({ finding, text }: Required<FindingTextProps>) {
  // As one string, so that a key press in another field renders nothing.
  const texts = useDraft(({ workspace }) => JSON.stringify(textsOfFinding(workspace, finding)));
  return <InSentence sentence={text} texts={JSON.parse(texts) as readonly TextInLanguage[]} />;
}
