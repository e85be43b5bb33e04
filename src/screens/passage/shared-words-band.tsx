/** In the margin of a passage: which of its words are also in other passages. */
import { Popover } from '@mantine/core';
import { useLayoutEffect, useState, type RefObject } from 'react';
import { casefileIndex } from '../../core/casefile/lookup.ts';
import type { Casefile } from '../../core/casefile/types.generated.ts';
import { counted, listed } from '../../core/json/words.ts';
import { offsetsOf } from '../../core/text/offsets.ts';
import { useDraft, useViewActions } from '../../shared/context.tsx';
import { ObservationText } from '../../shared/observation-text.tsx';
import { useSharedSpans, type SharedSpan } from '../../shared/use-shared-runs.ts';
import { rangesOf } from './dom-offsets.ts';
import classes from './shared-words-band.module.css';

interface SharedWordsBandProps {
  readonly content: RefObject<HTMLElement | null>;
  readonly text: string;
  readonly passageId: string;
  /** Changes whenever the text's elements may have moved. */
  readonly drawn: string;
}

/** A band beside the rendered lines of runs that overlap, in CSS pixels from the top of the text. */
interface Band {
  readonly spans: readonly SharedSpan[];
  readonly top: number;
  readonly height: number;
}

/** The bands beside the rendered part of the text. Each one opens a note. */
export function SharedWordsBand({ content, text, passageId, drawn }: SharedWordsBandProps) {
  const spans = useSharedSpans(passageId);
  const [bands, setBands] = useState<readonly Band[]>([]);
  useLayoutEffect(() => {
    const root = content.current;
    if (!root || spans.length === 0) return undefined;
    const place = (): void => setBands(bandsIn(root, text, spans));
    place();
    const observer = new ResizeObserver(place);
    observer.observe(root);
    return () => observer.disconnect();
  }, [content, text, spans, drawn]);
  return (spans.length === 0 ? [] : bands).map((band) => (
    <BandButton key={band.spans[0]?.here.span.start} band={band} />
  ));
}

/** Returns the runs in groups that overlap. They are in the order of the text. */
function overlapping(spans: readonly SharedSpan[]): readonly (readonly SharedSpan[])[] {
  const groups: SharedSpan[][] = [];
  let end = 0;
  for (const span of spans) {
    if (span.here.span.start < end) groups.at(-1)?.push(span);
    else groups.push([span]);
    end = Math.max(end, span.here.span.end);
  }
  return groups;
}

/** Returns the bands of the runs whose text is rendered. */
function bandsIn(root: HTMLElement, text: string, spans: readonly SharedSpan[]): readonly Band[] {
  const offsets = offsetsOf(text);
  const { top } = root.getBoundingClientRect();
  return overlapping(spans).flatMap((group): readonly Band[] => {
    const boxes = group
      .flatMap(({ here: { span } }) => rangesOf(root, offsets.toUtf16(span.start), offsets.toUtf16(span.end)))
      .map((range) => range.getBoundingClientRect())
      .filter(({ height }) => height > 0);
    if (boxes.length === 0) return [];
    const first = Math.min(...boxes.map((box) => box.top));
    const last = Math.max(...boxes.map((box) => box.bottom));
    return [{ spans: group, top: first - top, height: last - first }];
  });
}

/** A band, and its note: where else the words are, with the way there. */
function BandButton({ band: { spans, top, height } }: { readonly band: Band }) {
  const { setPending, showPassage } = useViewActions();
  const casefile = useDraft(({ workspace }) => workspace.casefile);
  const numbers = [...new Set(spans.map(({ observation }) => observation))];
  return (
    <Popover position="bottom-start" width={300} withinPortal trapFocus returnFocus>
      <Popover.Target>
        <button
          type="button"
          className={classes.band}
          style={{ insetBlockStart: top, blockSize: height }}
          aria-label={`These words are also in ${numbers.length === 1 ? 'observation' : 'observations'} ${listed(numbers.map(String), maxListed)}`}
        />
      </Popover.Target>
      <Popover.Dropdown className={classes.note}>
        <p>These words are also in:</p>
        <ul>
          {spans.slice(0, maxListed).map(({ there, observation, words, unit }) => (
            <li key={`${there.passageId} ${String(there.span.start)}`}>
              <button
                type="button"
                className={classes.go}
                onClick={() => {
                  setPending({ passageId: there.passageId, span: there.span, reveal: true });
                  showPassage(there.passageId, observation);
                }}
              >
                <ObservationText number={observation} text={observationName(casefile, observation)} />
              </button>
              , {counted(words, unit)}
            </li>
          ))}
        </ul>
        {spans.length > maxListed ? <p>And {spans.length - maxListed} more.</p> : null}
      </Popover.Dropdown>
    </Popover>
  );
}

/** The maximum number of places that a note lists. */
const maxListed = 12;

/** “Observation 12 · Minutes of the session”. */
function observationName(casefile: Casefile | null, number: number): string {
  const title = casefileIndex(casefile).observation(number)?.title;
  return [`Observation ${String(number)}`, ...(title ? [title] : [])].join(' · ');
}
