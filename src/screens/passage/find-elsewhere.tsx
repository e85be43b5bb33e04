/** Below the matches of “Find in passage”: how many more there are in other passages, and a list that leads to them. */
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { useDeferredValue, useId, useMemo, useRef, useState } from 'react';
import type { PassageMatches } from '../../core/casefile/search-passages.ts';
import { excerptOf } from '../../core/text/excerpt.ts';
import { usePassageSearch, type PassageFinds } from '../../shared/use-passage-search.ts';
import { ObservationText } from '../../shared/observation-text.tsx';
import { useRovingRows } from '../../ui/use-roving-rows.ts';
import { WindowRows } from '../../ui/window-rows.tsx';
import { maxMatches, type FindQuery } from './find-matches.ts';
import { Bdi } from '../../ui/bdi.tsx';
import parts from '../../ui/parts.module.css';
import classes from './find-bar.module.css';
import { counted } from '../../core/json/words.ts';

interface FindElsewhereProps {
  readonly query: FindQuery;
  /** The ID of the shown passage, which is left out. */
  readonly passageId: string;
  /** Whether the shown passage has matches itself. */
  readonly matchesHere: boolean;
  readonly onGo: (matches: PassageMatches) => void;
}

const rowHeight = 46;

export function FindElsewhere({ query, passageId, matchesHere, onGo }: FindElsewhereProps) {
  const settled = useDeferredValue(query);
  const search = useMemo(() => ({ ...settled, except: passageId, spans: 1, most: maxMatches }), [settled, passageId]);
  const found = usePassageSearch(search);
  const [opened, setOpened] = useState<boolean>();
  const listId = useId();
  const sentence = elsewhereInWords(found, matchesHere);
  if (found.total === 0) {
    return (
      // Announced only if the person has to look elsewhere, and not at each letter that the search continues.
      <p className={classes.elsewhere} role="status" aria-live={found.isDone && !matchesHere ? 'polite' : 'off'}>
        {sentence}
      </p>
    );
  }
  // Without a match in this passage, the others are what the person is looking for.
  const isOpen = opened ?? !matchesHere;
  const Icon = isOpen ? IconChevronDown : IconChevronRight;
  return (
    <>
      <div role="status">
        <button
          type="button"
          className={classes.elsewhere}
          aria-expanded={isOpen}
          aria-controls={isOpen ? listId : undefined}
          onClick={() => setOpened(!isOpen)}
        >
          <Icon size={14} aria-hidden className={parts.mirrored} />
          {sentence}
        </button>
      </div>
      {isOpen ? <Passages id={listId} found={found} isCurrent={settled === query} onGo={onGo} /> : null}
    </>
  );
}

interface PassagesProps extends Pick<FindElsewhereProps, 'onGo'> {
  readonly id: string;
  readonly found: PassageFinds;
  /** Whether the search is that of the text in the field. */
  readonly isCurrent: boolean;
}

function Passages({ id, found, isCurrent, onGo }: PassagesProps) {
  const { matches, isDone } = found;
  const scroller = useRef<HTMLDivElement>(null);
  const list = useRovingRows({ count: matches.length, scroller, estimate: () => rowHeight, page: 4 });
  return (
    // The arrow keys move between the buttons of the list.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={scroller} id={id} className={classes.list} onKeyDown={list.onKeyDown}>
      <WindowRows rows={list.rows} role="list" aria-label="Matches in other passages" item={list.item}>
        {(index) => {
          const match = matches[index];
          return match ? (
            <button
              type="button"
              data-main
              data-current={(isCurrent && isDone) || undefined}
              tabIndex={index === list.active ? 0 : -1}
              className={classes.place}
              onClick={() => onGo(match)}
            >
              <PlaceLines match={match} />
            </button>
          ) : null;
        }}
      </WindowRows>
    </div>
  );
}

function PlaceLines({ match: { passage, observation, count, spans } }: { readonly match: PassageMatches }) {
  const [first] = spans;
  const at = observation.passages.indexOf(passage);
  const number =
    observation.passages.length > 1 ? ` (${String(at + 1)} of ${String(observation.passages.length)})` : '';
  const { before, words, after } = first
    ? excerptOf(passage.text, first, 32, 160)
    : { before: '', words: '', after: '' };
  return (
    <>
      <span className={classes.title}>
        <Bdi>
          <ObservationText
            number={observation.observation_id}
            text={`${String(observation.observation_id)} · ${observation.title || 'Untitled'}`}
          />
          {number}
        </Bdi>
        {` · ${counted(count, 'match', 'matches')}`}
      </span>
      <span className={classes.excerpt} dir="auto" lang={observation.language ?? ''}>
        <span className={classes.around}>{before}</span>
        <mark className={classes.words}>{words}</mark>
        <span className={classes.around}>{after}</span>
      </span>
    </>
  );
}

/** Returns how many matches other passages have, such as “7 more in 3 other passages”. */
export function elsewhereInWords({ matches, total, cut, isDone }: PassageFinds, matchesHere: boolean): string {
  if (!isDone) return 'Searching other passages…';
  const [only] = matches;
  if (!only) return 'No matches in other passages.';
  const count = `${String(total)}${cut ? '+' : ''}${matchesHere ? ' more' : ''}`;
  return matches.length === 1
    ? `${count} in observation ${String(only.observation.observation_id)}`
    : `${count} in ${String(matches.length)} other passages`;
}
