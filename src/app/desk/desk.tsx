import { useMediaQuery } from '@mantine/hooks';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { useDraft, useStores } from '../../store/context.tsx';
import { deskCommands } from './desk-commands.ts';
import { FindAnything } from './find/find-anything.tsx';
import { NarrowDesk } from './narrow-desk.tsx';
import { ShortcutsHelp } from './shortcuts-help.tsx';
import { SkipLinks } from './skip-links.tsx';
import { TopBar } from './top-bar.tsx';
import { useHistorySteps } from './use-history-steps.ts';
import { useShortcuts } from './use-shortcuts.ts';
import { WideDesk } from './wide-desk.tsx';
import classes from './desk.module.css';

const ExportDialog = lazy(async () => ({
  default: (await import('../../features/transfer/export-dialog.tsx')).ExportDialog,
}));

type Dialogue = 'find' | 'export' | 'help' | null;

/** The desk of the open draft. */
export function Desk() {
  const stores = useStores();
  const [dialogue, setDialogue] = useState<Dialogue>(null);
  const { undo, redo } = useHistorySteps();
  const wide = useMediaQuery('(min-width: 62em)', true, { getInitialValueInEffect: false });
  const doings = useMemo(
    () => ({
      undo,
      redo,
      find: () => setDialogue('find'),
      help: () => setDialogue('help'),
      openExport: () => setDialogue('export'),
      openHelp: () => setDialogue('help'),
    }),
    [undo, redo],
  );
  const commands = useMemo(() => deskCommands(stores, doings), [stores, doings]);
  useShortcuts(doings);
  useDocumentTitle();
  const close = (): void => setDialogue(null);

  return (
    <div className={classes.desk}>
      <SkipLinks />
      <TopBar onFind={doings.find} onExport={doings.openExport} onHelp={doings.help} />
      <div className={classes.regions}>{wide ? <WideDesk /> : <NarrowDesk />}</div>
      <FindAnything opened={dialogue === 'find'} commands={commands} onClose={close} />
      <ShortcutsHelp opened={dialogue === 'help'} onClose={close} />
      <Suspense>{dialogue === 'export' && <ExportDialog onClose={close} />}</Suspense>
    </div>
  );
}

function useDocumentTitle(): void {
  const title = useDraft((draft) => draft.workspace.title);
  useEffect(() => {
    document.title = `${title === '' ? 'Untitled assessment' : title} – Assessment Desk`;
  }, [title]);
}
