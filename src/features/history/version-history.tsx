/** The dialog “Version history” of the draft: to view, restore, download or open a version as a new draft. */
import { Loader } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useCallback, useState } from 'react';
import { useStores } from '../../shared/context.tsx';
import { useWork } from '../../shared/use-work.ts';
import type { SavedVersion } from '../../store/version-commands.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useNow } from '../../ui/use-now.ts';
import { useReturnedFocus } from '../../ui/use-returned-focus.ts';
import { VersionList } from './version-list.tsx';
import { VersionView } from './version-view.tsx';
import classes from './history.module.css';

export function VersionHistory({ onClose }: { readonly onClose: () => void }) {
  const { listVersions } = useStores().versions;
  const versions = useWork(useCallback(() => listVersions(), [listVersions]));
  useReturnedFocus(true);
  return (
    <Dialog
      opened
      onClose={onClose}
      title="Version history"
      size="min(70rem, 96vw)"
      lockScroll={false}
      returnFocus={false}
    >
      {versions.kind === 'working' && <Loader size="sm" role="progressbar" aria-label="Loading version history" />}
      {versions.kind === 'failed' && (
        <p role="alert" className={classes.trouble}>
          Could not read the version history. {versions.why}
        </p>
      )}
      {versions.kind === 'done' && versions.value.length === 0 && <NoVersions />}
      {versions.kind === 'done' && versions.value.length > 0 && <Versions versions={versions.value} onDone={onClose} />}
    </Dialog>
  );
}

function NoVersions() {
  return (
    <EmptyState icon={<IconHistory size={32} />} title="No versions yet">
      A version is saved about every ten minutes, before large changes, and when you continue after a break. For recent
      steps, use Undo. Older versions are removed over time.
    </EmptyState>
  );
}

interface VersionsProps {
  readonly versions: readonly SavedVersion[];
  readonly onDone: () => void;
}

function Versions({ versions, onDone }: VersionsProps) {
  const now = useNow();
  const [chosen, setChosen] = useState(versions[0]);
  return (
    <div className={classes.states}>
      <VersionList versions={versions} now={now} chosen={chosen?.id} onChoose={setChosen} />
      {chosen && <VersionView key={chosen.id} version={chosen} now={now} onDone={onDone} />}
    </div>
  );
}
