import { Radio } from '@mantine/core';
import type { CodePointSpan } from '../../core/passage/span.ts';
import { InPlace } from './in-place.tsx';
import { spanInWords } from './words.ts';
import classes from './migration.module.css';

interface CandidatesProps {
  readonly text: string;
  readonly spans: readonly CodePointSpan[];
  readonly chosen: number | null;
  readonly onChoose: (index: number) => void;
  readonly lang: string | undefined;
}

/** More places than this are not offered one by one. */
const most = 30;

/** Places that have the very words, each in its context: a person picks the one that is meant, and none is picked before. */
export function Candidates({ text, spans, chosen, onChoose, lang }: CandidatesProps) {
  return (
    <Radio.Group
      label="Which place is meant?"
      value={chosen === null ? '' : String(chosen)}
      onChange={(value) => onChoose(Number(value))}
    >
      <div className={classes.candidates}>
        {spans.slice(0, most).map((span, index) => (
          <Radio
            key={span.start}
            value={String(index)}
            label={
              <>
                <span className={classes.offsets}>{spanInWords(span)}</span>{' '}
                <InPlace text={text} span={span} lang={lang} />
              </>
            }
          />
        ))}
      </div>
      {spans.length > most && (
        <p className={classes.note}>
          And {spans.length - most} more. Choose in the passage, where a longer stretch tells them apart.
        </p>
      )}
    </Radio.Group>
  );
}
