/** A piece of a passage with the text around it, for comparing places. */
import type { CodePointSpan } from '../core/passage/span.ts';
import { excerptOf } from '../core/passage/excerpt.ts';
import classes from './passage-words.module.css';

interface InPlaceProps {
  readonly text: string;
  readonly span: CodePointSpan;
  readonly lang: string | undefined;
}

export function InPlace({ text, span, lang }: InPlaceProps) {
  const { before, words, after } = excerptOf(text, span, 70, 600);
  return (
    <span className={classes.excerpt} dir="auto" lang={lang}>
      <span className={classes.around}>{before}</span>
      <mark className={classes.words}>{words}</mark>
      <span className={classes.around}>{after}</span>
    </span>
  );
}
