/** The help screen: a search field, the contents, and the current entry or the search results. */
import { useMediaQuery } from '@mantine/hooks';
import { Fragment, useLayoutEffect, useMemo, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { canonEntries, canonEntry } from '../../core/canon/canon.ts';
import { rowForKey } from '../../ui/list-navigation.ts';
import { SkipLinks } from '../../ui/skip-links.tsx';
import { ContentsList } from './contents-list.tsx';
import { contentsOf, positionOf } from './contents.ts';
import { EntryView } from './entry-view.tsx';
import { HelpSearch } from './help-search.tsx';
import { HelpStart } from './help-start.tsx';
import { countInWords, SearchResults } from './search-results.tsx';
import { UnknownEntry } from './unknown-entry.tsx';
import { useHelpSearch } from './use-help-search.ts';
import classes from './help.module.css';

export interface HelpProps {
  /** The entry that is shown; '' for the first page. */
  readonly entryId: string;
  /** The text in the field “Search help”. */
  readonly search: string;
  readonly onSearch: (text: string) => void;
  readonly onCopyAddress: () => void;
  /** The link back, at the start of the header. */
  readonly back: ReactNode;
  /** Settings, at the end of the header. */
  readonly aside?: ReactNode;
}

export function Help({ entryId, search, onSearch, onCopyAddress, back, aside }: HelpProps) {
  const contents = useMemo(() => contentsOf(canonEntries()), []);
  const results = useHelpSearch(search);
  // The elements are in the order in which they are seen (WCAG 1.3.2).
  const isNarrow = useMediaQuery('(max-width: 56em)', false, { getInitialValueInEffect: false });
  const page = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  // Keeps the focused element visible when the contents move below the text, or back beside it.
  useLayoutEffect(() => {
    const { activeElement } = document;
    if (page.current?.contains(activeElement)) activeElement?.scrollIntoView({ block: 'nearest' });
  }, [isNarrow]);
  const entry = canonEntry(entryId);
  const position = positionOf(contents, entryId);
  const searching = results.words !== '' && search.trim() !== '';
  const beside = searching || entryId !== '';
  const onKeyDown = (event: KeyboardEvent): void => {
    if (page.current && input.current && handleKey(event, page.current, input.current, onSearch))
      event.preventDefault();
  };

  const nav = beside ? (
    <nav
      key="contents"
      className={classes.contents}
      aria-label="Help contents"
      id="help-contents"
      tabIndex={-1}
      data-above-toast
    >
      <ContentsList contents={contents} current={entry?.id} currentGroup={position?.group.id} />
    </nav>
  ) : null;
  const main = (
    // Arrow keys move between the results; the region itself is not interactive.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <main
      key="main"
      className={classes.main}
      id="help-main"
      tabIndex={-1}
      aria-label="Help"
      onKeyDown={searching ? onKeyDown : undefined}
    >
      {searching ? (
        <SearchResults results={results} contents={contents} />
      ) : entryId === '' ? (
        <HelpStart contents={contents} />
      ) : entry ? (
        <EntryView key={entryId} entry={entry} position={position} onCopyAddress={onCopyAddress} />
      ) : (
        <UnknownEntry id={entryId} onSearch={onSearch} />
      )}
    </main>
  );
  const settings = <Fragment key="settings">{aside}</Fragment>;
  const field = (
    <HelpSearch
      key="search"
      input={input}
      text={search}
      count={countInWords(results)}
      onText={onSearch}
      onKeyDown={onKeyDown}
    />
  );

  return (
    <div ref={page} className={classes.page} data-beside={beside || undefined}>
      <SkipLinks links={skipLinks} />
      <header className={classes.head}>
        {back}
        <a href="#/help" className={classes.home}>
          Help
        </a>
        {isNarrow ? [settings, field] : [field, settings]}
      </header>
      <div className={classes.columns}>{isNarrow ? [main, nav] : [nav, main]}</div>
    </div>
  );
}

const skipLinks = [['Skip to content', () => document.getElementById('help-main')?.focus()]] as const;

/** Handles the keys that move through the results. Returns false if the key has no meaning here. */
function handleKey(
  { key, nativeEvent, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent,
  page: HTMLElement,
  input: HTMLInputElement,
  onSearch: HelpProps['onSearch'],
): boolean {
  if (nativeEvent.isComposing || altKey || ctrlKey || metaKey || shiftKey) return false;
  const links = [...page.querySelectorAll<HTMLElement>('main [data-entry-link]')];
  const at = links.findIndex((link) => link === document.activeElement);
  const inField = document.activeElement === input;
  if (key === 'Escape') {
    if (input.value === '') return false;
    onSearch('');
    input.focus();
    return true;
  }
  if (inField && key === 'Enter') {
    links[0]?.click();
    return true;
  }
  if (at === 0 && key === 'ArrowUp') {
    input.focus();
    return true;
  }
  // In the field, Home and End move in its text.
  if ((inField && !key.startsWith('Arrow')) || (!inField && at < 0)) return false;
  if (inField && key !== 'ArrowDown') return false;
  const row = rowForKey(key, at, links.length, 8);
  if (row === undefined) return false;
  links[row]?.focus();
  return true;
}
