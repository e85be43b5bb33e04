/** In the decision on a claim: the positions of identical text, each in its context. None is selected in advance. */
import { Radio } from '@mantine/core';
import type { CodePointSpan } from '../../core/passage/span.ts';
import { InPlace } from '../../shared/in-place.tsx';
import queue from '../../ui/queue/queue.module.css';
import classes from './migration.module.css';

interface CandidatesProps {
  readonly text: string;
  readonly spans: readonly CodePointSpan[];
  /** Names a span. */
  readonly inWords: (span: CodePointSpan) => string;
  readonly chosen: number | null;
  readonly onChoose: (index: number) => void;
  readonly lang: string | undefined;
}

/** The maximum number of positions offered one by one. */
const maxShown = 30;

export function Candidates({ text, spans, inWords, chosen, onChoose, lang }: CandidatesProps) {
  return (
    <Radio.Group
      label="Choose the right match"
      value={chosen === null ? '' : String(chosen)}
      onChange={(value) => onChoose(Number(value))}
    >
      <div className={classes.candidates}>
        {spans.slice(0, maxShown).map((span, index) => (
          <Radio
            key={span.start}
            value={String(index)}
            label={
              <>
                <span className={classes.offsets}>{inWords(span)}</span> <InPlace text={text} span={span} lang={lang} />
              </>
            }
          />
        ))}
      </div>
      {spans.length > maxShown && (
        <p className={queue.note}>
          And {spans.length - maxShown} more. Choose in the passage: select a longer piece of text.
        </p>
      )}
    </Radio.Group>
  );
}
