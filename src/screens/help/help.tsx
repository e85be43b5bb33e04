/** The help screen: a search field, the contents, and the current entry or the search results. */
import { VisuallyHidden } from '@mantine/core';
import {
  useEffect,
  useRef,
  type KeyboardEvent,
  type Ref,
  useDeferredValue,
  useMemo,
  Fragment,
  useLayoutEffect,
  type ReactNode,
} from 'react';
import { useMediaQuery } from '@mantine/hooks';
import { searchProps } from '../../ui/search-props.ts';
import classes from './help.module.css';
import { entriesOf, type ContentsGroup, GroupItems, positionOf, ContentsList, contentsOf } from './contents-list.tsx';
import { EntryLinks, EntryView } from './entry-view.tsx';
import type { ReferenceEntry } from '../../core/reference/entry.ts';
import { searchReference } from '../../core/reference/search.ts';
import entryClasses from './entry.module.css';
import { Bdi } from '../../ui/bdi.tsx';
import { referenceEntries, referenceEntry } from '../../core/reference/reference.ts';
import { rowForKey } from '../../ui/list-navigation.ts';
import { SkipLinks } from '../../ui/skip-links.tsx';

// The field “Search help”: Enter opens the first result, the arrow keys move through the list, Esc clears.

interface HelpSearchProps {
  readonly input: Ref<HTMLInputElement>;
  readonly text: string;
  /** Shown at the end of the field, and announced to screen readers. */
  readonly count: string;
  readonly onText: (text: string) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
}

/** The delay before the count is announced, in ms, so that it does not interrupt typing. */
const announceDelay = 500;

function HelpSearch({ input, text, count, onText, onKeyDown }: HelpSearchProps) {
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => {
      if (status.current && status.current.textContent !== count) status.current.textContent = count;
    }, announceDelay);
    return () => clearTimeout(timer);
  }, [count]);
  return (
    <div role="search" className={classes.search}>
      <input
        ref={input}
        dir="auto"
        {...searchProps('Search help', text, onText)}
        autoComplete="off"
        aria-describedby="help-search-keys"
        onKeyDown={onKeyDown}
      />
      <p className={classes.count} aria-hidden>
        {count}
      </p>
      <VisuallyHidden component="p" ref={status} role="status" />
      <VisuallyHidden component="p" id="help-search-keys">
        Press Enter to open the first result, arrow keys to move through the list, Esc to clear.
      </VisuallyHidden>
    </div>
  );
}

// The first page of the help: all entries, guides first. The page focuses its heading.

/** Groups whose entries are shown with their summaries. */
const withSummaries: ReadonlySet<string> = new Set(['guides']);

function HelpStart({ contents }: { readonly contents: readonly ContentsGroup[] }) {
  return (
    <div className={classes.start}>
      <h1 data-help-heading tabIndex={-1}>
        Help
      </h1>
      <p className={classes.intro}>
        How to use Assessment Desk, and what the contract <code>ww3.assessment/v1</code> requires. Each page separates
        the contract, our reading of it, and our conventions.
      </p>
      {contents.map((group) => (
        <section key={group.id} className={classes.group} aria-labelledby={`help-${group.id}`}>
          <h2 id={`help-${group.id}`}>{group.title}</h2>
          <div className={withSummaries.has(group.id) ? classes.sentences : classes.helpStartColumns}>
            {withSummaries.has(group.id) ? (
              <EntryLinks entries={entriesOf(group)} />
            ) : (
              <GroupItems group={group} current={undefined} />
            )}
          </div>
        </section>
      ))}
    </div>
  );
}

// Gives the help screen the entries that match the typed text.

/** The number of results shown; longer lists are rarely read. */
const maxResults = 30;

/** Search results with their words, because the list may lag behind typing. */
interface HelpResults {
  readonly words: string;
  readonly entries: readonly ReferenceEntry[];
}

/** Returns the entries that match the typed text, best match first. */
function useHelpSearch(text: string): HelpResults {
  const words = useDeferredValue(text.trim());
  return useMemo(
    () => ({ words, entries: words === '' ? [] : searchReference(words, maxResults).map(({ entry }) => entry) }),
    [words],
  );
}

// The search results of the help, shown instead of the current entry, and their number in words.

interface SearchResultsProps {
  readonly results: HelpResults;
  readonly contents: readonly ContentsGroup[];
}

/** The search results, shown instead of the current entry. */
function SearchResults({ results: { words, entries }, contents }: SearchResultsProps) {
  const groupOf = (entry: ReferenceEntry): string | undefined => positionOf(contents, entry.id)?.group.title;
  return (
    <section className={entryClasses.entry} aria-label="Search results">
      <h1 className={entryClasses.results} dir="auto">
        Results for “{words}”
      </h1>
      {entries.length === 0 ? (
        <p>
          No results. Try fewer or different words, or browse <a href="#/help">all help topics</a>.
        </p>
      ) : (
        <EntryLinks entries={entries} kindOf={groupOf} />
      )}
    </section>
  );
}

/** Returns the number of results in words, to show and to announce. */
function countInWords({ words, entries: { length } }: HelpResults): string {
  if (words === '') return '';
  if (length === 0) return 'No results';
  return length === 1 ? '1 result' : `${String(length)} results`;
}

/** Returns the words in an unknown help URL, to search for them instead. */
export function wordsOfId(id: string): string {
  return id
    .split(/[^\p{Letter}\p{Mark}\p{Number}]+/u)
    .filter((word) => word !== '')
    .join(' ');
}

// The page for a help URL without an entry, with a search for the words of the URL.

interface UnknownEntryProps {
  readonly id: string;
  readonly onSearch: (words: string) => void;
}

function UnknownEntry({ id, onSearch }: UnknownEntryProps) {
  const words = wordsOfId(id);
  return (
    <div className={entryClasses.entry}>
      <h1 data-help-heading tabIndex={-1}>
        Help page not found
      </h1>
      <p className={entryClasses.summary}>
        There is no help page called <code className={entryClasses.code}>{id}</code>. The URL may be wrong or from
        another version of Assessment Desk.
      </p>
      {words === '' ? null : (
        <p>
          <button type="button" className={entryClasses.offer} onClick={() => onSearch(words)}>
            <span>
              Search help for “<Bdi>{words}</Bdi>”
            </span>
          </button>
        </p>
      )}
      <p>
        <a href="#/help">All help topics</a>
      </p>
    </div>
  );
}

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
  const contents = useMemo(() => contentsOf(referenceEntries()), []);
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
  const entry = referenceEntry(entryId);
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
