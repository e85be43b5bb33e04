/**
 * The dialog “Find anything”: searches entries, observations, findings, passages, commands and help, and goes to the
 * chosen result.
 */
import {
  useCallback,
  memo,
  useDeferredValue,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
} from 'react';
import { Kbd, Modal, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { flushSync } from 'react-dom';
import { useStores, useDesk } from '../../../shared/context.tsx';
import { useScreen } from '../views.ts';
import { findItems, search, useHelpItems, usePassageItems, type Target, type FindItem } from './find-items.ts';
import { useTextLanguage } from '../../../shared/author-text.tsx';
import { grouped } from '../../../core/json/grouped.ts';
import { LevelIcon } from '../../../ui/level-icon.tsx';
import { searchProps } from '../../../ui/search-props.ts';
import type { DeskCommand } from '../desk-commands.ts';
import { FindingText } from '../../../shared/finding-text.tsx';
import { InSentence } from '../../../shared/in-sentence.tsx';
import classes from './find-anything.module.css';

// Goes to a chosen result of “Find anything”: a place, a passage, a help entry or a command.

/** Returns a function that goes to a target. */
function useGoTo(onHelp: (entryId: string) => void): (target: Target) => void {
  const { view, navigation } = useStores();
  const isOnDesk = useScreen() === undefined;
  return useCallback(
    (target) => {
      if (target.kind === 'command') target.run();
      else if (target.kind === 'place') view.actions.select(target.selection, target.field ?? '');
      else if (target.kind === 'help') onHelp(target.entryId);
      else {
        const { passageId, observationId, span } = target;
        // The passages are on the desk only.
        if (!isOnDesk) navigation.goTo({ to: 'desk' });
        if (span) view.actions.setPending({ passageId, span, reveal: true });
        view.actions.showPassage(passageId, observationId);
        view.actions.leadToPassage();
      }
    },
    [view, navigation, isOnDesk, onHelp],
  );
}

interface FindAnythingProps {
  readonly commands: readonly DeskCommand[];
  /** Opens a help entry. */
  readonly onHelp: (entryId: string) => void;
  readonly onClose: () => void;
}

const maxResults = 60;

export const FindAnything = memo(function FindAnything(props: FindAnythingProps) {
  return (
    // Opens without a transition, so that keys typed right after the shortcut go to this dialog.
    <Modal.Root
      opened
      onClose={props.onClose}
      returnFocus={false}
      size="lg"
      yOffset="12vh"
      transitionProps={{ duration: 0 }}
    >
      <Modal.Overlay />
      <Modal.Content aria-label="Find anything">
        <Finder {...props} />
      </Modal.Content>
    </Modal.Root>
  );
});

function Finder({ commands, onHelp, onClose }: FindAnythingProps) {
  const { desk } = useStores();
  const goTo = useGoTo(onHelp);
  const listId = useId();
  const [query, setQuery] = useState('');
  /** The key of the active result, because results are added while a person moves through them. */
  const [active, setActive] = useState<string>();
  const wanted = useDeferredValue(query);
  const check = useDesk(({ draft }) => draft?.check);
  const unchecked = useDesk(({ draft }) => draft?.unchecked ?? false);
  const items = useMemo<readonly FindItem[]>(() => {
    const { draft, access } = desk.getState();
    const item = (command: DeskCommand): FindItem => commandItem(command, access === 'writing');
    return [...commands.map(item), ...(draft && check ? findItems({ workspace: draft.workspace, check }) : [])];
  }, [desk, commands, check]);
  const ownItems = useMemo(() => inGroups(search(items, wanted, maxResults)), [items, wanted]);
  const help = useHelpItems(wanted);
  const inPassages = usePassageItems(wanted);
  const results = useMemo(() => [...ownItems, ...inPassages, ...help], [ownItems, inPassages, help]);
  const at = Math.max(
    0,
    results.findIndex(({ key }) => key === active),
  );

  const isMoved = query !== '' || active !== undefined;

  const field = useRef<HTMLInputElement>(null);
  useReturnedFocus();
  useLayoutEffect(() => field.current?.focus(), []);

  const choose = (item: FindItem | undefined): void => {
    if (!item || item.not !== undefined) return;
    // First the dialog releases the focus, so that the target can take it. Both in one task: the next key would
    // otherwise go to the field that had the focus before the dialog.
    flushSync(onClose);
    goTo(item.target);
  };
  /** Returns the active result. Results of an earlier query may still be shown, and Enter is not meant for those. */
  const activeItem = (): FindItem | undefined =>
    active === undefined && wanted !== query ? inGroups(search(items, query, maxResults))[0] : results[at];
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = nextActive(event.key, at, results.length);
    if (next !== undefined) setActive(results[next]?.key);
    else if (event.key === 'Enter' && !event.nativeEvent.isComposing) choose(activeItem());
    else return;
    event.preventDefault();
  };

  return (
    <>
      <TextInput
        ref={field}
        data-autofocus
        role="combobox"
        aria-expanded
        aria-controls={listId}
        // Not before a key: a screen reader would name the first result instead of the dialog and its field.
        aria-activedescendant={isMoved && results[at] ? optionId(listId, results[at]) : undefined}
        {...searchProps('Find anything', query, (text) => {
          setQuery(text);
          setActive(undefined);
        })}
        type="text"
        placeholder="Search entries, passages, findings, commands and help"
        leftSection={<IconSearch size={18} />}
        size="lg"
        classNames={{ input: classes.input }}
        onKeyDown={onKeyDown}
      />
      <ul id={listId} role="listbox" aria-label="Results" className={classes.list}>
        {results.map((item, index) => (
          <Row
            key={item.key}
            id={optionId(listId, item)}
            item={item}
            heading={results[index - 1]?.group === item.group ? undefined : item.group}
            active={index === at}
            onChoose={() => choose(item)}
          />
        ))}
      </ul>
      <p className={classes.foot}>
        <span role="status">
          {results.length === 0
            ? unchecked
              ? 'No results. The check is not finished, so findings are not included.'
              : 'No results. Try fewer or different words.'
            : `${ownItems.length === maxResults ? `First ${results.length}` : results.length} ${results.length === 1 ? 'result' : 'results'}`}
          {unchecked && results.length > 0 ? ' · findings not included yet' : ''}
        </span>
        {/* Outside the status, which would repeat it after each letter. */}
        {results.length > 0 ? ' · ↑ ↓ to move, Enter to open' : ''}
      </p>
    </>
  );
}

/** Restores the previous focus when the component unmounts. */
function useReturnedFocus(): void {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    },
    [before],
  );
}

interface RowProps {
  readonly id: string;
  readonly item: FindItem;
  /** The group’s name, for the first of its items. */
  readonly heading: string | undefined;
  readonly active: boolean;
  readonly onChoose: () => void;
}

/* The combobox handles the keyboard. The row is its active descendant and never has the focus itself. */
/* oxlint-disable jsx-a11y/click-events-have-key-events */
function Row({ id, item, heading, active, onChoose }: RowProps) {
  const { title, detail, level, keys, group, not, excerpt, quoted, texts = [], finding } = item;
  const row = useRef<HTMLLIElement>(null);
  const language = useTextLanguage();
  useEffect(() => {
    if (active) row.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <>
      {heading && (
        <li role="presentation" className={classes.heading}>
          {heading}
        </li>
      )}
      <li
        ref={row}
        id={id}
        role="option"
        aria-selected={active}
        aria-disabled={not !== undefined}
        className={classes.row}
        onClick={onChoose}
      >
        {level && <LevelIcon level={level} label={level} />}
        {excerpt ? (
          <span className={classes.passage} dir="auto" lang={texts[0]?.language}>
            {excerpt.before}
            <mark>{excerpt.words}</mark>
            {excerpt.after}
          </span>
        ) : (
          <span className={classes.title} dir="auto" data-id={group === 'Entries' || undefined}>
            {finding ? <FindingText finding={finding} /> : title}
          </span>
        )}
        {group !== 'Findings' && (
          <span
            className={excerpt ? classes.place : classes.detail}
            dir="auto"
            lang={group === 'Entries' ? language : undefined}
          >
            <InSentence sentence={not ?? detail.slice(0, detail.length - (quoted?.text.length ?? 0))} texts={texts} />
            {quoted && <span lang={quoted.language}>{quoted.text}</span>}
          </span>
        )}
        {keys?.map((key) => (
          <Kbd key={key} size="xs">
            {key}
          </Kbd>
        ))}
      </li>
    </>
  );
}
/* eslint-enable jsx-a11y/click-events-have-key-events */

function commandItem({ name, keys, run, writes }: DeskCommand, canWrite: boolean): FindItem {
  return {
    key: `command/${name}`,
    group: 'Commands',
    title: name,
    detail: '',
    target: { kind: 'command', run },
    ...(keys ? { keys } : {}),
    ...(writes && !canWrite ? { not: 'read-only: open in another tab' } : {}),
  };
}

/** Sorts items by group, with the groups in the order of their best item. */
function inGroups(items: readonly FindItem[]): readonly FindItem[] {
  return [...grouped(items, ({ group }) => group).values()].flat();
}

/** By the item and not by its place, so that another first result is a change that screen readers read. */
function optionId(listId: string, { key }: FindItem): string {
  return `${listId}-${key.replaceAll(/\s/gu, '_')}`;
}

function nextActive(key: string, at: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return (at - 1 + count) % count;
  if (key === 'PageDown') return Math.min(at + 8, count - 1);
  return key === 'PageUp' ? Math.max(at - 8, 0) : undefined;
}
