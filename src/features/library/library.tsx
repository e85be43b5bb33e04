import { Button } from '@mantine/core';
import { IconAlertTriangle, IconFilePlus, IconFolderOpen } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import type { SampleName } from '../../store/commands.ts';
import { useCommands, useLibrary } from '../../store/context.tsx';
import { behindPaint } from '../../ui/behind-paint.ts';
import { useNow } from '../../ui/use-now.ts';
import { SampleButton } from './sample-button.tsx';
import { useDamage } from './use-damage.ts';
import { withWords } from './counts.ts';
import classes from './library.module.css';

interface LibraryProps {
  /** Asks for files and opens them. */
  readonly onOpenFile: () => void;
  readonly onOpenSample: (name: SampleName) => void;
  /** Hands over all drafts in one file. */
  readonly onExportAll: () => void;
  /** What there is to say about the storage, below the drafts. */
  readonly storage?: ReactNode;
  /** Files that are on their way to become drafts. */
  readonly unfinished?: ReactNode;
  /** What stands at the end of the head: settings of the page. */
  readonly aside?: ReactNode;
  /** The version of the application. */
  readonly version: string;
}

/** A draft has to be read before its row is shown: the row's code comes meanwhile. */
const loadDraftRow = () => import('./draft-row.tsx');
const DraftRow = lazy(async () => ({ default: (await loadDraftRow()).DraftRow }));

/** Whether there is no draft has to be read as well. */
const loadWelcome = () => import('./welcome.tsx');
const Welcome = lazy(async () => ({ default: (await loadWelcome()).Welcome }));

const SampleMenu = lazy(async () => ({
  default: (await behindPaint(() => import('./sample-menu.tsx'))).SampleMenu,
}));
const RecentlyDeleted = lazy(async () => ({
  default: (await import('./recently-deleted.tsx')).RecentlyDeleted,
}));
const LostDrafts = lazy(async () => ({ default: (await import('./lost-drafts.tsx')).LostDrafts }));
const SearchField = lazy(async () => ({ default: (await import('./search-field.tsx')).SearchField }));

/** From this many drafts on, there is a field to search them. */
const manyDrafts = 8;

/** The library: the drafts on this device, and the ways to begin. */
export function Library({ onOpenFile, onOpenSample, onExportAll, storage, unfinished, aside, version }: LibraryProps) {
  const commands = useCommands();
  const drafts = useLibrary((state) => state.drafts);
  const deleted = useLibrary((state) => state.deleted);
  const lost = useLibrary((state) => state.lost);
  const damage = useDamage(drafts);
  const status = useLibrary((state) => state.status);
  const trouble = useLibrary((state) => state.trouble);
  const [query, setQuery] = useState('');
  const now = useNow();
  const shown = withWords(drafts, query);
  useEffect(() => {
    void behindPaint(() => Promise.all([loadDraftRow(), loadWelcome()])).catch(() => undefined);
  }, []);

  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <div>
          <h1>Assessment Desk</h1>
          <p>Evidence-linked situation assessments, written and checked on your own machine.</p>
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
            onPointerEnter={commands.expectFiles}
            onFocus={commands.expectFiles}
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
            <Welcome />
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
              {shown.length === 0 && <p className={classes.none}>No title has all of these words.</p>}
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
          Nothing leaves this machine until you export it. Drafts are kept in this browser; an export is your copy.
        </span>
        <span>Version {version}</span>
      </footer>
    </div>
  );
}

/** A press on the button before the menu's code is there opens the menu once it is. */
function Samples({ onOpenSample }: Pick<LibraryProps, 'onOpenSample'>) {
  const [pressed, setPressed] = useState(false);
  return (
    <Suspense fallback={<SampleButton onClick={() => setPressed(true)} />}>
      <SampleMenu defaultOpened={pressed} onOpenSample={onOpenSample} />
    </Suspense>
  );
}
