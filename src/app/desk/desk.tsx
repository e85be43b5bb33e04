/** The desk of the open draft: the top bar, the regions or a screen, the dialogs and the keyboard shortcuts. */
import { memo, useEffect, useCallback, useRef, lazy, Suspense, use, useLayoutEffect, useMemo, useState } from 'react';
import { useMediaQuery } from '@mantine/hooks';
import { useNavigate } from 'react-router';
import { titleInWords } from '../../core/assessment/draft-title.ts';
import { useStores, useDraft, useView, type Stores } from '../../shared/context.tsx';
import { entryTitle, isList, sectionTitles } from '../../shared/sections.ts';
import { useSettled, type Settling } from '../../shared/use-settled.ts';
import { useCurrentView, viewTitles, useShownScreen } from './views.ts';
import type { Pointer } from '../../core/json/pointer.ts';
import { useExportAll } from '../../screens/export/exporting-all.tsx';
import { useDispatchAndTell } from '../../shared/dispatch-and-tell.ts';
import { TextAreasForm } from '../../shared/field/text-area.tsx';
import { usePastedEntries, usePasteEntries } from '../../shared/use-copied-entries.ts';
import { OpenExportContext } from '../../shared/desk-contexts.ts';
import { jsonViewAddress } from '../../desk/json-view-address.ts';
import { placeInSource } from '../../desk/place-of.ts';
import { afterFrame, afterPaint } from '../../ui/after-paint.ts';
import { dialogCode, LoadedDialog } from '../../ui/loaded-dialog.tsx';
import { SkipLinks } from '../../ui/skip-links.tsx';
import { helpAddress, signaturesAddress } from '../addresses.ts';
import { HiddenByHelpContext } from '../hidden-by-help.ts';
import { deskCommands } from './desk-commands.ts';
import { ReadOnlyBanner } from './read-only-banner.tsx';
import { MediumDesk, NarrowDesk, WideDesk } from './layouts.tsx';
import { focusFind, focusNeighbourRegion, focusRegion, regionTitles, type RegionName } from './regions.tsx';
import { focusScreen, Screen, screenTitles } from './screens.tsx';
import { TopBar } from './top-bar.tsx';
import { useComposedSteps, useHistorySteps } from './history-buttons.tsx';
import { useSaving } from './use-saving.ts';
import { useShortcuts } from './shortcuts.ts';
import classes from './desk.module.css';

// Names the view, the selected entry and the draft in the title of the page.

interface PlaceInDraft {
  /** The name of the selected entry or section. */
  readonly place: string;
  /** The title of the draft. */
  readonly title: string;
}

function placeInDraft({ desk, view }: Stores): PlaceInDraft {
  const { title = '', assessment = {} } = desk.draft.getState()?.workspace ?? {};
  const { section, index } = view.getState().selection;
  const isEntry = isList(section) && index !== undefined;
  return {
    place: isEntry ? entryTitle(section, assessment, index) : sectionTitles[section],
    title: titleInWords(title),
  };
}

const settling: Settling<PlaceInDraft> = {
  isSame: (before, after) => before.place === after.place && before.title === after.title,
};

/**
 * Shows nothing. A component of its own, so that selecting an entry does not render the desk. The title follows a
 * moment later: setting it takes the browser two milliseconds.
 */
const DocumentTitle = memo(function DocumentTitle() {
  const view = useCurrentView();
  const { place, title } = useSettled(placeInDraft, settling);
  const shown = view === 'desk' ? place : viewTitles[view];
  const isBehindHelp = use(HiddenByHelpContext);
  useEffect(() => {
    if (!isBehindHelp) document.title = `${shown} – ${title} – Assessment Desk`;
  }, [shown, title, isBehindHelp]);
  return null;
});

// Gives the desk the form field that a person last used, for commands outside the form.

/**
 * Returns the form field that last had the focus, as a pointer below the entry; '' if none had it since the entry was
 * selected. Needed because clicking a button outside the form moves the focus.
 */
function useLastField(): () => Pointer {
  const { view } = useStores();
  const field = useRef<Pointer>('');
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent): void => {
      const element = target instanceof Element ? target.closest('#region-editor') && target : null;
      if (element) field.current = element.closest<HTMLElement>('[data-field]')?.dataset.field ?? '';
    };
    document.addEventListener('focusin', onFocus);
    const stop = view.subscribe(({ selection }, before) => {
      if (selection !== before.selection) field.current = '';
    });
    return () => {
      document.removeEventListener('focusin', onFocus);
      stop();
    };
  }, [view]);
  return useCallback(() => field.current, []);
}

const findAnything = dialogCode(async () => (await import('./find/find-anything.tsx')).FindAnything);

const shortcutsHelp = dialogCode(async () => (await import('./shortcuts-help.tsx')).ShortcutsHelp);

const loadExportDialog = () => import('../../screens/export/export-dialog.tsx');
const ExportDialog = lazy(async () => ({ default: (await loadExportDialog()).ExportDialog }));

const EarlierStates = lazy(async () => ({
  default: (await import('../../screens/history/version-history.tsx')).VersionHistory,
}));

const ShareDialog = lazy(async () => ({
  default: (await import('../../screens/export/share-dialog.tsx')).ShareDialog,
}));

const RepairDialog = lazy(async () => ({
  default: (await import('../../screens/repair/repair-dialog.tsx')).RepairDialog,
}));

/** Loaded after the paint, so that printing does not have to wait for code. */
const PrintedAssessment = lazy(async () => {
  const loaded = await afterPaint(() => import('../../screens/printing/printed-assessment.tsx')).catch(() => undefined);
  return { default: loaded?.PrintedAssessment ?? (() => null) };
});

const PrintedReviews = lazy(async () => {
  const loaded = await afterPaint(() => import('../../screens/printing/printed-reviews.tsx')).catch(() => undefined);
  return { default: loaded?.PrintedReviews ?? (() => null) };
});

const PrintedBlindPacket = lazy(async () => {
  const loaded = await afterPaint(() => import('../../screens/printing/printed-blind-packet.tsx')).catch(
    () => undefined,
  );
  return { default: loaded?.PrintedBlindPacket ?? (() => null) };
});

/** Time after which the code of the dialogs is preloaded, in ms. */
const preloadDelay = 3000;

/** Loads the dialogs that are opened most. If one fails, opening it tries again. */
function preloadDialogs(): void {
  for (const load of [findAnything.load, shortcutsHelp.load, loadExportDialog]) void load().catch(() => undefined);
}

const skipTargets: readonly RegionName[] = ['editor', 'outline', 'passage', 'findings'];

type Dialog = 'find' | 'export' | 'share' | 'help' | 'states' | null;

/** The desk of the open draft. Navigation within the draft does not render it again. */
export const Desk = memo(function Desk() {
  const stores = useStores();
  const [dialog, setDialog] = useState<Dialog>(null);
  const { undo, redo } = useHistorySteps();
  useComposedSteps();
  usePastedEntries();
  const paste = usePasteEntries();
  const openExport = useCallback(() => setDialog('export'), []);
  const save = useSaving(openExport);
  const exportAll = useExportAll();
  const navigate = useNavigate();
  const lastField = useLastField();
  const isBlind = useDraft((draft) => draft.workspace.blind === true);
  const screen = useShownScreen();
  const width = useDeskWidth();
  useSameField(width);
  const [outline, setOutline] = useState(false);
  const hasDrawer = width === 'medium' && screen === undefined;
  const skipLinks = useMemo(() => {
    if (screen) return [[`Skip to ${screenTitles[screen].toLowerCase()}`, focusScreen] as const];
    return skipTargets.map((name) => {
      const go = (): void => (hasDrawer && name === 'outline' ? setOutline(true) : focusRegion(name));
      return [`Skip to ${regionTitles[name].toLowerCase()}`, go] as const;
    });
  }, [hasDrawer, screen]);
  const operations = useMemo(
    () => ({
      undo,
      redo,
      find: () => setDialog('find'),
      help: () => setDialog('help'),
      // Of a blind review packet, only the verdicts can be exported.
      share: () => setDialog(isBlind ? 'export' : 'share'),
      openStates: () => setDialog('states'),
      exportAll,
      print: () => window.print(),
      paste: () => void paste(),
      findInPassage: () => !document.activeElement?.closest('[role="dialog"]') && focusFind(),
      nextRegion: () => focusNeighbourRegion(1),
      previousRegion: () => focusNeighbourRegion(-1),
      openExport,
      save: () => save(),
      saveAs: () => save('desk'),
      openHelp: () => void navigate(helpAddress(entryInFocus())),
      source: () => {
        const { draft } = stores.desk.getState();
        const [document, path] = placeInSource(stores.view.getState().selection);
        const field = document === 'assessment' ? lastField() : '';
        if (draft) void navigate(jsonViewAddress(draft.id, document, path + field));
      },
      goToHelp: (entryId?: string) => void navigate(helpAddress(entryId)),
      goToSignatures: () => void navigate(signaturesAddress),
    }),
    [stores, undo, redo, navigate, openExport, isBlind, exportAll, paste, save, lastField],
  );
  const run = useDispatchAndTell();
  const hasReviews = useDraft((draft) => (draft.workspace.reviews?.length ?? 0) > 0);
  const commands = useMemo(
    () => deskCommands(stores, run, hasReviews, operations),
    [stores, run, hasReviews, operations],
  );
  const repair = useView((view) => view.repair);
  const isHidden = use(HiddenByHelpContext);
  useShortcuts(operations, !isHidden);
  const showsReviews = hasReviews && (screen === 'review' || screen === 'verdicts');
  // The other screens and the help print themselves.
  const printsItself = screen !== undefined && ['matrix', 'map', 'timeline', 'compare'].includes(screen);
  const printsReport = !printsItself && !isHidden;
  const Printed = isBlind ? PrintedBlindPacket : showsReviews ? PrintedReviews : PrintedAssessment;
  useEffect(() => {
    const timer = setTimeout(preloadDialogs, preloadDelay);
    return () => clearTimeout(timer);
  }, []);
  const close = useCallback(() => setDialog(null), []);

  return (
    <div className={classes.desk} data-fills-window>
      <DocumentTitle />
      <SkipLinks links={skipLinks} />
      <TextAreasForm />
      <TopBar operations={operations} outline={hasDrawer ? outline : undefined} onOutline={setOutline} />
      <ReadOnlyBanner />
      <OpenExportContext value={openExport}>
        <div className={classes.regions}>
          {screen ? (
            <Screen name={screen} />
          ) : width === 'wide' ? (
            <WideDesk />
          ) : width === 'medium' ? (
            <MediumDesk outline={outline} onOutline={setOutline} />
          ) : (
            <NarrowDesk />
          )}
        </div>
      </OpenExportContext>
      {dialog === 'find' && (
        <LoadedDialog code={findAnything} title="Find anything" onClose={close}>
          {(FindAnything) => <FindAnything commands={commands} onHelp={operations.goToHelp} onClose={close} />}
        </LoadedDialog>
      )}
      {dialog === 'help' && (
        <LoadedDialog code={shortcutsHelp} title="Keyboard shortcuts" onClose={close}>
          {(ShortcutsHelp) => <ShortcutsHelp onClose={close} />}
        </LoadedDialog>
      )}
      <Suspense>{printsReport && <Printed />}</Suspense>
      <Suspense>{dialog === 'export' && <ExportDialog onClose={close} />}</Suspense>
      <Suspense>{dialog === 'share' && <ShareDialog onClose={close} />}</Suspense>
      <Suspense>{repair && <RepairDialog request={repair} />}</Suspense>
      <Suspense>{dialog === 'states' && <EarlierStates onClose={close} />}</Suspense>
    </div>
  );
});

/** Returns the help entry for the focused field or finding. */
function entryInFocus(): string | undefined {
  return document.activeElement?.closest<HTMLElement>('[data-help]')?.dataset.help;
}

/** Focuses the same field again when another width has rendered the regions again. */
function useSameField(width: string): void {
  const [shown, setShown] = useState({ width, field: '' });
  if (shown.width !== width) setShown({ width, field: selectorOfFocus() });
  useLayoutEffect(() => {
    const field = shown.field === '' ? null : document.querySelector<HTMLElement>(shown.field);
    field?.focus({ preventScroll: true });
    // Texts above it get their height with the frame.
    return field ? afterFrame(() => field.scrollIntoView({ block: 'center' })) : undefined;
  }, [shown]);
}

/** Returns a selector of the focused control: by its ID or, in a list, by its name and its region. Otherwise ''. */
function selectorOfFocus(): string {
  const { activeElement } = document;
  const region = activeElement?.closest('[data-region]');
  if (!activeElement || !region) return '';
  const name = activeElement.ariaLabel;
  if (activeElement.id !== '') return `#${CSS.escape(activeElement.id)}`;
  return name === null ? '' : `#${region.id} [aria-label=${CSS.escape(name)}]`;
}

/** Returns how much fits next to each other: everything, the editor and the passage, or one region. */
function useDeskWidth(): 'wide' | 'medium' | 'narrow' {
  const wide = useMediaQuery('(min-width: 62em)', true, { getInitialValueInEffect: false });
  const medium = useMediaQuery('(min-width: 48em)', true, { getInitialValueInEffect: false });
  return wide ? 'wide' : medium ? 'medium' : 'narrow';
}
