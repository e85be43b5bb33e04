import { IconArrowLeft } from '@tabler/icons-react';
import { useEffect, useLayoutEffect, useState } from 'react';
import { useLocation, useParams, useSearchParams } from 'react-router';
import { canonEntry } from '../../core/canon/canon.ts';
import { Help } from '../../features/help/help.tsx';
import { useCommands, useDesk, useView } from '../../store/context.tsx';
import { useToast } from '../../ui/toast.tsx';
import { addressOf, helpAddress, libraryAddress } from '../addresses.ts';
import { ColorSchemeMenu } from '../color-scheme-menu.tsx';
import classes from './help-page.module.css';

/** How a step of the browser's history looked when it was left. */
interface Visit {
  readonly search: string;
  /** From the top of the page, in CSS pixels. */
  readonly scroll: number;
}

/** Steps of the history by their keys, for as long as the page lives: Back finds the search and the line. */
const visits = new Map<string, Visit>();

function note(key: string, part: Partial<Visit>): void {
  visits.set(key, { search: '', scroll: 0, ...visits.get(key), ...part });
}

/** The page of the help: an entry by its id, or the contents where the address names none. */
export function HelpPage() {
  const entryId = (useParams()['*'] ?? '').replace(/\/+$/, '');
  const { key } = useLocation();
  const [search, setSearch] = useSearch(key);
  const { copy } = useCommands();
  const toast = useToast();
  useTitle(entryId);
  usePlaceInText(key, search !== '');
  useSearchKey();
  const copyAddress = (): void => {
    const { href } = new URL(`#${helpAddress(entryId)}`, window.location.href);
    void copy(href).then(() => toast({ text: 'Link copied.' }));
  };
  return (
    <Help
      entryId={entryId}
      search={search}
      onSearch={setSearch}
      onCopyAddress={copyAddress}
      back={<Back />}
      aside={<ColorSchemeMenu />}
    />
  );
}

/** Leads to where the draft was left, or to the library where none is open. */
function Back() {
  const draftId = useDesk(({ draft }) => draft?.id);
  const selection = useView((view) => view.selection);
  const address = draftId === undefined ? libraryAddress : addressOf(draftId, selection);
  return (
    <a href={`#${address}`} className={classes.back}>
      <IconArrowLeft size={17} aria-hidden className={classes.arrow} />
      {draftId === undefined ? 'Library' : 'Back to the draft'}
    </a>
  );
}

/** What stands in the search field: its own for each step of the history. An address may bring words: `?q=`. */
function useSearch(key: string): readonly [string, (text: string) => void] {
  const [params] = useSearchParams();
  const first = visits.get(key)?.search ?? params.get('q') ?? '';
  const [search, setSearch] = useState({ key, text: first });
  if (search.key !== key) setSearch({ key, text: first });
  const change = (text: string): void => {
    note(key, { search: text });
    setSearch({ key, text });
  };
  return [search.key === key ? search.text : first, change];
}

/** Names the document after the entry, and as it was before once the help is left. */
function useTitle(entryId: string): void {
  useEffect(() => {
    const before = document.title;
    return () => {
      document.title = before;
    };
  }, []);
  useEffect(() => {
    const title = entryId === '' ? undefined : (canonEntry(entryId)?.title ?? 'Help page not found');
    document.title = [title, 'Help', 'Assessment Desk'].filter(Boolean).join(' – ');
  }, [entryId]);
}

/** Begins a new entry at its heading, and shows one that was there before where it was left. */
function usePlaceInText(key: string, searching: boolean): void {
  useLayoutEffect(() => {
    window.scrollTo(0, visits.get(key)?.scroll ?? 0);
    const onScroll = (): void => note(key, { scroll: window.scrollY });
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, [key]);
  // Later than the layout: the desk behind notes first what had the focus there.
  useEffect(() => {
    const first = document.querySelector<HTMLElement>(searching ? '[role="search"] input' : '[data-help-heading]');
    // A page that was opened by its address begins where every page does.
    if (key !== 'default') first?.focus({ preventScroll: true });
    // Only a step of the history moves the focus, not a search that begins or ends.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key]);
}

/** The desk's keys for finding lead into the help's own search field. */
function useSearchKey(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      document.querySelector<HTMLElement>('[role="search"] input')?.focus();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
