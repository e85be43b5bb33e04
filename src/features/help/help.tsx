import { useMemo, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { canonEntries, canonEntry } from '../../core/canon/canon.ts';
import { rowForKey } from '../../ui/list-navigation.ts';
import { ContentsList } from './contents-list.tsx';
import { contentsOf, standingOf } from './contents.ts';
import { EntryView } from './entry-view.tsx';
import { HelpSearch } from './help-search.tsx';
import { HelpStart } from './help-start.tsx';
import { countInWords, SearchResults } from './search-results.tsx';
import { UnknownEntry } from './unknown-entry.tsx';
import { useSearched } from './use-searched.ts';
import classes from './help.module.css';

export interface HelpProps {
  /** The entry that is shown; '' for the first page. */
  readonly entryId: string;
  /** What stands in the field “Search help”. */
  readonly search: string;
  readonly onSearch: (text: string) => void;
  readonly onCopyAddress: () => void;
  /** The way back, at the beginning of the head. */
  readonly back: ReactNode;
  /** Settings of the page, at its end. */
  readonly aside?: ReactNode;
}

/** The help: a field to search it, its contents, and the entry that is read. */
export function Help({ entryId, search, onSearch, onCopyAddress, back, aside }: HelpProps) {
  const contents = useMemo(() => contentsOf(canonEntries()), []);
  const searched = useSearched(search);
  const page = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const entry = canonEntry(entryId);
  const standing = standingOf(contents, entryId);
  const searching = searched.words !== '' && search.trim() !== '';
  const beside = searching || entryId !== '';
  const onKeyDown = (event: KeyboardEvent): void => {
    if (page.current && input.current && moves(event, page.current, input.current, onSearch)) event.preventDefault();
  };

  return (
    <div ref={page} className={classes.page} data-beside={beside || undefined}>
      <SkipLinks />
      <header className={classes.head}>
        {back}
        <a href="#/help" className={classes.home}>
          Help
        </a>
        <HelpSearch
          input={input}
          text={search}
          count={countInWords(searched)}
          onText={onSearch}
          onKeyDown={onKeyDown}
        />
        {aside}
      </header>
      <div className={classes.columns}>
        {beside ? (
          <nav className={classes.contents} aria-label="Contents of the help" id="help-contents" tabIndex={-1}>
            <ContentsList contents={contents} current={entry?.id} currentGroup={standing?.group.id} />
          </nav>
        ) : null}
        {/* Arrow keys move between the links that were found; the region itself takes no keys. */}
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
        <main
          className={classes.main}
          id="help-main"
          tabIndex={-1}
          aria-label="Help"
          onKeyDown={searching ? onKeyDown : undefined}
        >
          {searching ? (
            <SearchResults searched={searched} contents={contents} />
          ) : entryId === '' ? (
            <HelpStart contents={contents} />
          ) : entry ? (
            <EntryView key={entryId} entry={entry} standing={standing} onCopyAddress={onCopyAddress} />
          ) : (
            <UnknownEntry id={entryId} onSearch={onSearch} />
          )}
        </main>
      </div>
    </div>
  );
}

/** The first stops of the Tab key. Buttons, since the address's hash belongs to the router. */
function SkipLinks() {
  const focus = (id: string) => () => document.getElementById(id)?.focus();
  return (
    <nav aria-label="Skip links" className={classes.skip}>
      <button type="button" onClick={focus('help-main')}>
        Skip to the text
      </button>
    </nav>
  );
}

/** Moves through what was found by keys; false where a key means nothing here. */
function moves(
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
  // In the field, Home and End belong to its text.
  if ((inField && !key.startsWith('Arrow')) || (!inField && at < 0)) return false;
  if (inField && key !== 'ArrowDown') return false;
  const row = rowForKey(key, at, links.length, 8);
  if (row === undefined) return false;
  links[row]?.focus();
  return true;
}
