/** The save status in the top bar: where the draft is saved, with ways to save it to a file. */
import { showDirections } from '../../core/passage/directions.ts';
import { Button, Popover, UnstyledButton } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconEye, IconLoader2 } from '@tabler/icons-react';
import { useId, useState, type Ref } from 'react';
import { useExportAll } from '../../features/transfer/exporting-all.tsx';
import { useCanWrite, useDesk, useStores } from '../../shared/context.tsx';
import { useNow } from '../../ui/use-now.ts';
import { StorageNote } from '../storage-note.tsx';
import { deviceInWords, fileInWords, readOnlyInWords, saveWords } from './save-words.ts';
import { useSaving } from './use-saving.ts';
import { useSettledSave } from './use-settled-save.ts';
import classes from './top-bar.module.css';

const icons = {
  saved: IconCircleCheck,
  saving: IconLoader2,
  failed: IconAlertTriangle,
  attention: IconAlertTriangle,
  reading: IconEye,
} as const;

interface SaveStatusProps {
  readonly onExport: () => void;
  readonly onEarlierStates: () => void;
}

/** Shows where the draft is saved, and offers to save it to a file. */
export function SaveStatus(props: SaveStatusProps) {
  const [opened, setOpened] = useState(false);
  const panelId = useId();
  return (
    <Popover opened={opened} onChange={setOpened} withRoles={false} trapFocus position="bottom-start" width={340}>
      <Popover.Target>
        <SaveButton opened={opened} panelId={panelId} onPress={() => setOpened(!opened)} />
      </Popover.Target>
      <Popover.Dropdown id={panelId} role="dialog" aria-label="Save status">
        {opened && <Places {...props} onClose={() => setOpened(false)} />}
      </Popover.Dropdown>
    </Popover>
  );
}

interface SaveButtonProps {
  readonly opened: boolean;
  readonly panelId: string;
  readonly onPress: () => void;
  readonly ref?: Ref<HTMLDivElement>;
}

/**
 * The part that is always visible. Failures are announced; success is only shown. It changes with the first key press
 * after a pause, without rendering the popover around it.
 */
function SaveButton({ opened, panelId, onPress, ref, ...target }: SaveButtonProps) {
  const save = useSettledSave();
  const file = useDesk((state) => state.file);
  const access = useDesk((state) => state.access);
  const { tone, words } = saveWords(save, file, useNow(), access);
  const Icon = icons[tone];
  const important = tone === 'failed' || tone === 'attention';
  return (
    <div {...target} ref={ref} role={tone === 'failed' ? 'alert' : undefined} className={classes.saveFrame}>
      <UnstyledButton
        className={classes.save}
        data-state={tone}
        title={words}
        aria-haspopup="dialog"
        aria-expanded={opened}
        aria-controls={opened ? panelId : undefined}
        onClick={onPress}
      >
        <Icon size={16} aria-hidden />
        <span className={classes.saveWords} data-important={important || undefined}>
          {words}
        </span>
      </UnstyledButton>
    </div>
  );
}

interface PlacesProps extends SaveStatusProps {
  readonly onClose: () => void;
}

function Places({ onExport, onEarlierStates, onClose }: PlacesProps) {
  const state = useSettledSave();
  const file = useDesk((desk) => desk.file);
  const now = useNow();
  const { canSaveInPlace, openFileVersion } = useStores().files;
  const canWrite = useCanWrite();
  const save = useSaving(onExport);
  const exportAll = useExportAll();
  const isStored = state.kind === 'saved' || state.kind === 'saving';
  const after = (work: () => void) => (): void => {
    onClose();
    work();
  };
  return (
    <div className={classes.places}>
      <p>{canWrite ? deviceInWords(state) : readOnlyInWords}</p>
      {isStored && <StorageNote withSpace />}
      {canWrite && (
        <p>{file ? `File: ${fileInWords(file, now)}` : 'Not saved to a file yet. The only copy is in this browser.'}</p>
      )}
      {canWrite && !canSaveInPlace && (
        <p>This browser cannot save to a file. Download a copy as a backup. Chrome and Edge can save to a file.</p>
      )}
      <div className={classes.placeButtons}>
        {canSaveInPlace && canWrite ? (
          <>
            <Button size="xs" onClick={after(() => save())}>
              {file ? `Save to ${showDirections(file.name)}` : 'Save to a file…'}
            </Button>
            {file && (
              <Button size="xs" variant="default" onClick={after(() => save('desk'))}>
                Save to another file…
              </Button>
            )}
            {file?.disk === 'changed' && (
              <Button size="xs" variant="default" onClick={after(() => void openFileVersion())}>
                Open the version on disk
              </Button>
            )}
          </>
        ) : (
          <Button size="xs" onClick={after(onExport)}>
            Download a copy…
          </Button>
        )}
        <Button size="xs" variant="default" onClick={after(onEarlierStates)}>
          Version history…
        </Button>
        <Button size="xs" variant="default" onClick={after(exportAll)}>
          Export all drafts
        </Button>
      </div>
    </div>
  );
}
