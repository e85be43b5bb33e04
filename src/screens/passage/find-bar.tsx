/** The field “Find in passage” above the passage, with its options and its list of matches. */
import { Button, TextInput, Tooltip } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconLetterCase, IconSearch, IconTextScan2 } from '@tabler/icons-react';
import { lazy, memo, Suspense, useId, useRef, useState, type KeyboardEvent } from 'react';
import type { PassageMatches } from '../../core/casefile/search-passages.ts';
import { FindList } from './find-list.tsx';
import type { Find } from './use-find.ts';
import { searchProps } from '../../ui/search-props.ts';
import { ToolButton } from '../../ui/tool-button.tsx';
import { usePassageLanguage } from '../../shared/use-span-words.ts';
import classes from './find-bar.module.css';

/** Loaded with the first search. */
const FindElsewhere = lazy(async () => ({ default: (await import('./find-elsewhere.tsx')).FindElsewhere }));

interface FindBarProps {
  readonly find: Find;
  readonly text: string;
  readonly passageId: string;
  /** Goes to the next or previous match and chooses it. */
  readonly onStep: (step: 1 | -1) => void;
  /** Chooses a match as the selection. */
  readonly onChoose: (index: number) => void;
  /** Chooses the current match and moves the focus to what can be done with it. */
  readonly onUse: () => void;
  /** Goes to the first match in another passage. */
  readonly onElsewhere: (matches: PassageMatches) => void;
  readonly onLeave: () => void;
}

/** The DOM ID of the field “Find in passage”, so that other parts can focus it. */
export const findFieldId = 'find-in-passage';

/** Searches the passage. The chosen match becomes the selection, without a pointer. */
export const FindBar = memo(function FindBar(props: FindBarProps) {
  const { find, text, passageId, onStep, onChoose, onUse, onElsewhere, onLeave } = props;
  const lang = usePassageLanguage(passageId);
  const { query, setQuery, hits, current, outdated } = find;
  const [open, setOpen] = useState(false);
  const listId = useId();
  const bar = useRef<HTMLDivElement>(null);
  const searching = query.words.trim() !== '';

  /** Goes to a match and shows it in the passage: the list would cover it and the menu for the selected text. */
  function show(step: 1 | -1): void {
    setOpen(false);
    onStep(step);
  }

  function list(step: 1 | -1): void {
    setOpen(true);
    onStep(step);
  }

  /** Goes to the first match of this query in another passage, if this one has none. Returns whether there is one. */
  function goElsewhere(): boolean {
    const first = bar.current?.querySelector<HTMLButtonElement>('button[data-current]');
    first?.click();
    return !!first;
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    // Without a match anywhere, the selection of an earlier search is cleared.
    const isElsewhere = event.key === 'Enter' && searching && hits.length === 0 && !outdated && goElsewhere();
    if (!isElsewhere) {
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onUse();
      else if (event.key === 'Enter') show(event.shiftKey ? -1 : 1);
      else if (event.key === 'ArrowDown' && searching) list(1);
      else if (event.key === 'ArrowUp' && searching) list(-1);
      else if (event.key === 'Escape' && searching) setQuery({ ...query, words: '' });
      else if (event.key === 'Escape') onLeave();
      else return;
    }
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    // The list closes when a match is chosen, and when the focus leaves the field and the list. Everything in the list
    // is reachable with its own keys.
    <div
      ref={bar}
      className={classes.find}
      data-native-undo
      onFocus={() => setOpen(true)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      <TextInput
        id={findFieldId}
        className={classes.field}
        size="xs"
        {...searchProps('Find in passage', query.words, (words) => {
          setOpen(true);
          setQuery({ ...query, words });
        })}
        type="text"
        autoComplete="off"
        spellCheck={false}
        leftSection={<IconSearch size={14} aria-hidden />}
        aria-controls={open && searching ? listId : undefined}
        aria-activedescendant={open && current !== null ? `${listId}-${String(current)}` : undefined}
        rightSectionWidth={searching ? '5.25rem' : 0}
        rightSectionPointerEvents="none"
        rightSection={
          <span className={classes.count} role="status">
            {searching ? countInWords(find) : ''}
          </span>
        }
        onClick={() => setOpen(true)}
        onKeyDown={onKeyDown}
      />
      {searching ? (
        <>
          <ToolButton label="Previous match" hint="Shift Enter" disabled={hits.length === 0} onClick={() => show(-1)}>
            <IconArrowUp size={15} aria-hidden />
          </ToolButton>
          <ToolButton label="Next match" hint="Enter" disabled={hits.length === 0} onClick={() => show(1)}>
            <IconArrowDown size={15} aria-hidden />
          </ToolButton>
        </>
      ) : null}
      {open && searching ? (
        <div className={classes.results}>
          <FindList
            id={listId}
            text={text}
            lang={lang}
            find={find}
            onChoose={(index) => {
              setOpen(false);
              onChoose(index);
            }}
          />
          <Suspense fallback={null}>
            <FindElsewhere
              query={query}
              passageId={passageId}
              matchesHere={hits.length > 0}
              onGo={(matches) => {
                onElsewhere(matches);
                // The field of the other passage takes the focus, so that the search goes on there.
                setTimeout(() => document.getElementById(findFieldId)?.focus());
              }}
            />
          </Suspense>
          <div className={classes.use}>
            <ToolButton
              label="Match case"
              pressed={query.matchCase}
              onClick={() => setQuery({ ...query, matchCase: !query.matchCase })}
            >
              <IconLetterCase size={15} aria-hidden />
            </ToolButton>
            <ToolButton
              label="Whole words"
              pressed={query.wholeWords}
              onClick={() => setQuery({ ...query, wholeWords: !query.wholeWords })}
            >
              <IconTextScan2 size={15} aria-hidden />
            </ToolButton>
            <span className={classes.hint}>{find.cut ? 'First matches only' : ''}</span>
            <Tooltip label="Ctrl Enter">
              <Button size="compact-xs" disabled={hits.length === 0} onClick={onUse}>
                Use this match
              </Button>
            </Tooltip>
          </div>
        </div>
      ) : null}
    </div>
  );
});

/** Returns the number of matches in words; empty while it is still that of an earlier query. */
function countInWords({ hits, current, cut, outdated }: Find): string {
  if (outdated) return '';
  if (hits.length === 0) return 'No matches';
  const total = `${String(hits.length)}${cut ? '+' : ''}`;
  return current === null
    ? `${total} ${hits.length === 1 ? 'match' : 'matches'}`
    : `${String(current + 1)} of ${total}`;
}
