/** The start screen, the library: the drafts on this device, and the buttons to create or open one. */
import { useEffect, useState, lazy, Suspense, useId, type ReactNode } from 'react';
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconChevronDown, IconFilePlus, IconFolderOpen } from '@tabler/icons-react';
import type { DraftSummary } from '../../desk/library-store.ts';
import { useStores, useLibrary } from '../../shared/context.tsx';
import type { DamagedPart } from '../../desk/draft-commands.ts';
import { whileMounted } from '../../ui/while-mounted.ts';
import type { SampleName } from '../../desk/file-commands.ts';
import { afterPaint } from '../../ui/after-paint.ts';
import { useNow } from '../../ui/use-page.ts';
import classes from './library.module.css';

/** The search of the library: finds the drafts whose title contains every word of the query, ignoring case. */
export function matchingDrafts(drafts: readonly DraftSummary[], query: string): readonly DraftSummary[] {
  const words = query.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return drafts;
  return drafts.filter(({ title }) => words.every((word) => title.toLocaleLowerCase().includes(word)));
}

// Gives the library the damaged parts of the drafts, by draft ID. The search for them runs after everything else.

type Damage = ReadonlyMap<string, readonly DamagedPart[]>;

const none: Damage = new Map();

function useDamage(drafts: readonly DraftSummary[]): Damage {
  const { damagedDrafts } = useStores().drafts;
  const [damage, setDamage] = useState(none);
  useEffect(() => {
    if (drafts.length === 0) return undefined;
    // The library already shows problems with the storage as a whole.
    return whileMounted(damagedDrafts(drafts.map(({ id }) => id)), setDamage);
  }, [drafts, damagedDrafts]);
  return damage;
}

interface LibraryProps {
  /** Lets the person choose files, and opens them. */
  readonly onOpenFile: () => void;
  readonly onOpenSample: (name: SampleName) => void;
  /** Exports all drafts to one file. */
  readonly onExportAll: () => void;
  /** Information about the storage, shown below the drafts. */
  readonly storage?: ReactNode;
  /** Files under repair. */
  readonly unfinished?: ReactNode;
  /** Settings, shown at the end of the header. */
  readonly aside?: ReactNode;
  /** The version of Assessment Desk. */
  readonly version: string;
}

/** Reading the drafts takes a while, so the code of their rows loads meanwhile. */
const loadDraftRow = () => import('./draft-row.tsx');
const DraftRow = lazy(async () => ({ default: (await loadDraftRow()).DraftRow }));

/** Whether there are any drafts is known only after reading, so this loads meanwhile, too. */
const loadWelcome = () => import('./welcome.tsx');
const Welcome = lazy(async () => ({ default: (await loadWelcome()).Welcome }));

const SampleMenu = lazy(async () => ({
  default: (await afterPaint(() => import('./sample-menu.tsx'))).SampleMenu,
}));
const RecentlyDeleted = lazy(async () => ({
  default: (await import('./recently-deleted.tsx')).RecentlyDeleted,
}));
const LostDrafts = lazy(async () => ({ default: (await import('./lost-drafts.tsx')).LostDrafts }));
const SearchField = lazy(async () => ({ default: (await import('./search-field.tsx')).SearchField }));

/** The number of drafts from which the search field is shown. */
const manyDrafts = 8;

export function Library({ onOpenFile, onOpenSample, onExportAll, storage, unfinished, aside, version }: LibraryProps) {
  const { drafts: commands, files } = useStores();
  const drafts = useLibrary((state) => state.drafts);
  const deleted = useLibrary((state) => state.deleted);
  const lost = useLibrary((state) => state.lost);
  const damage = useDamage(drafts);
  const status = useLibrary((state) => state.status);
  const trouble = useLibrary((state) => state.trouble);
  const [query, setQuery] = useState('');
  const now = useNow();
  const shown = matchingDrafts(drafts, query);
  useEffect(() => {
    void afterPaint(() => Promise.all([loadDraftRow(), loadWelcome()])).catch(() => undefined);
  }, []);

  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <div>
          <h1>Assessment Desk</h1>
          <p>Write, check and review evidence-linked situation assessments. Your work stays on your device.</p>
        </div>
        <div className={classes.aside}>
          <a href="#/help">Help</a>
          {aside}
        </div>
      </header>
      <main className={classes.main} aria-label="Library" tabIndex={-1}>
        <div className={classes.ways}>
          <Button leftSection={<IconFilePlus size={18} />} onClick={() => void commands.newAssessment()}>
            New assessment
          </Button>
          <Button
            variant="default"
            leftSection={<IconFolderOpen size={18} />}
            onPointerEnter={files.preloadFileReading}
            onFocus={files.preloadFileReading}
            onClick={onOpenFile}
          >
            Open file…
          </Button>
          <Samples onOpenSample={onOpenSample} />
        </div>
        {trouble !== null && (
          <p className={classes.trouble} role="alert">
            <IconAlertTriangle size={18} aria-hidden /> {trouble}
            {drafts.length > 0 && (
              <Button size="compact-sm" variant="default" onClick={onExportAll}>
                Export all drafts
              </Button>
            )}
          </p>
        )}
        {lost.length > 0 && (
          <Suspense>
            <LostDrafts lost={lost} onOpenFile={onOpenFile} />
          </Suspense>
        )}
        {unfinished}
        {drafts.length === 0 && status !== 'loading' && (
          <Suspense>
            <Welcome onOpenFile={onOpenFile} onOpenSample={onOpenSample} />
          </Suspense>
        )}
        {drafts.length >= manyDrafts && (
          <Suspense fallback={<div className={classes.search} />}>
            <SearchField query={query} onQuery={setQuery} />
          </Suspense>
        )}
        {drafts.length > 0 && (
          <Suspense>
            <section aria-label="Drafts on this device">
              <div className={classes.listHead}>
                <h2 className={classes.listTitle}>Drafts on this device</h2>
                {trouble === null && (
                  <Button size="compact-sm" variant="subtle" color="gray" onClick={onExportAll}>
                    Export all drafts
                  </Button>
                )}
              </div>
              {shown.length === 0 && <p className={classes.none}>No drafts match your search.</p>}
              <ul className={classes.drafts}>
                {shown.map((draft) => (
                  <DraftRow key={draft.id} draft={draft} now={now} damage={damage.get(draft.id)} />
                ))}
              </ul>
              {storage}
            </section>
          </Suspense>
        )}
        {deleted.length > 0 && (
          <Suspense>
            <RecentlyDeleted deleted={deleted} now={now} />
          </Suspense>
        )}
      </main>
      <footer className={classes.foot}>
        <span>
          Drafts are stored only in this browser. Nothing is sent anywhere. Export a copy to back up or share your work.
        </span>
        <a href="#/signatures">Signatures</a>
        <span>Version {version}</span>
      </footer>
    </div>
  );
}

/**
 * The button “Open sample” and its menu. The button is rendered before the code of the menu has loaded, and stays, so
 * that no press on it is lost: a press before that opens the menu as soon as it can be opened.
 */
function Samples({ onOpenSample }: Pick<LibraryProps, 'onOpenSample'>) {
  const id = useId();
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const [isReady, setReady] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const isOpen = isWanted && isReady;
  return (
    <>
      <Button
        ref={setButton}
        id={id}
        variant="default"
        rightSection={<IconChevronDown size={16} />}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-dropdown` : undefined}
        onClick={() => setWanted(!isOpen)}
      >
        Open sample
      </Button>
      <Suspense>
        {button && <SampleMenu {...{ button, isOpen, onOpenSample }} onOpen={setWanted} onReady={setReady} />}
      </Suspense>
    </>
  );
}
