/** The help as a page: its address, search, title and scroll position, and the link back to the draft. */
import { IconArrowLeft } from '@tabler/icons-react';
import { useEffect, useLayoutEffect, useState } from 'react';
import { useLocation, useParams, useSearchParams } from 'react-router';
import { referenceEntry } from '../../core/reference/reference.ts';
import { Help } from '../../screens/help/help.tsx';
import { useDesk, useStores, useView } from '../../shared/context.tsx';
import { useToast } from '../../ui/toast.tsx';
import { addressOf, helpAddress, libraryAddress } from '../addresses.ts';
import { ColorSchemeMenu } from '../color-scheme-menu.tsx';
import classes from './help-page.module.css';

/** The state of a history entry when it was left. */
interface Visit {
  readonly search: string;
  /** From the top of the page, in CSS pixels. */
  readonly scroll: number;
}

/** Visits by history key and path, while the page is open: Back restores the search and the scroll position. */
const visits = new Map<string, Visit>();

function note(key: string, part: Partial<Visit>): void {
  visits.set(key, { search: '', scroll: 0, ...visits.get(key), ...part });
}

/** The help page: an entry by its ID, or the contents if the address names none. */
export function HelpPage() {
  const entryId = (useParams()['*'] ?? '').replace(/\/+$/, '');
  const { key, pathname } = useLocation();
  // Every address typed in the browser has the key “default”, so the key alone does not identify a visit.
  const visit = `${key} ${pathname}`;
  const [search, setSearch] = useSearch(visit);
  const { copy } = useStores().exports;
  const toast = useToast();
  useTitle(entryId);
  usePlaceInText(visit, key === 'default', search !== '');
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

/** Links back to the open draft, or to the library if none is open. */
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

/** The search text, separate for each history entry. An address can set it with `?q=`. */
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

/** Sets the document title to the entry’s title, and restores the old one when the help closes. */
function useTitle(entryId: string): void {
  useEffect(() => {
    const before = document.title;
    return () => {
      document.title = before;
    };
  }, []);
  useEffect(() => {
    const title = entryId === '' ? undefined : (referenceEntry(entryId)?.title ?? 'Help page not found');
    document.title = [title, 'Help', 'Assessment Desk'].filter(Boolean).join(' – ');
  }, [entryId]);
}

/** Starts a new entry at its heading, and restores the scroll position of a visited one. */
function usePlaceInText(key: string, isTyped: boolean, searching: boolean): void {
  useLayoutEffect(() => {
    window.scrollTo(0, visits.get(key)?.scroll ?? 0);
    const onScroll = (): void => note(key, { scroll: window.scrollY });
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, [key]);
  // After layout, because the hidden desk first remembers its focused element.
  useEffect(() => {
    const first = document.querySelector<HTMLElement>(searching ? '[role="search"] input' : '[data-help-heading]');
    // A page opened by its address starts at the top, like every page.
    if (!isTyped) first?.focus({ preventScroll: true });
    // Only navigation moves the focus, not the start or end of a search.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [key]);
}

/** Makes the desk’s search shortcut focus the help’s search field. */
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
