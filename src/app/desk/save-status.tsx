import { Button, Popover, UnstyledButton } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconEye, IconLoader2 } from '@tabler/icons-react';
import { useState } from 'react';
import { useExportAll } from '../../features/transfer/exporting-all.tsx';
import { useCanWrite, useCommands, useDesk } from '../../store/context.tsx';
import type { SaveState } from '../../store/desk-store.ts';
import type { LinkedFile } from '../../store/linked-file.ts';
import { useNow } from '../../ui/use-now.ts';
import { StorageNote } from '../storage-note.tsx';
import { deviceInWords, fileInWords, readingInWords, saveWords } from './save-words.ts';
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

/** Where the work is, and the ways to have it in a file too. A failure is said at once; that all is well is there to be read. */
export function SaveStatus({ onExport, onEarlierStates }: SaveStatusProps) {
  const [opened, setOpened] = useState(false);
  const save = useSettledSave();
  const file = useDesk((state) => state.file);
  const now = useNow();
  const access = useDesk((state) => state.access);
  const { tone, words } = saveWords(save, file, now, access);
  const Icon = icons[tone];
  const important = tone === 'failed' || tone === 'attention';
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      withRoles={false}
      trapFocus
      returnFocus
      position="bottom-start"
      width={340}
    >
      <Popover.Target>
        <div role={tone === 'failed' ? 'alert' : undefined} className={classes.saveFrame}>
          <UnstyledButton
            className={classes.save}
            data-state={tone}
            title={words}
            aria-haspopup="dialog"
            aria-expanded={opened}
            onClick={() => setOpened(!opened)}
          >
            <Icon size={16} aria-hidden />
            <span className={classes.saveWords} data-important={important || undefined}>
              {words}
            </span>
          </UnstyledButton>
        </div>
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label="Where the work is">
        {opened && (
          <Places
            save={save}
            file={file}
            now={now}
            onExport={onExport}
            onEarlierStates={onEarlierStates}
            onClose={() => setOpened(false)}
          />
        )}
      </Popover.Dropdown>
    </Popover>
  );
}

interface PlacesProps extends SaveStatusProps {
  readonly save: SaveState;
  readonly file: LinkedFile | null;
  readonly now: number;
  readonly onClose: () => void;
}

function Places({ save: state, file, now, onExport, onEarlierStates, onClose }: PlacesProps) {
  const { canSaveInPlace, openFileVersion } = useCommands();
  const canWrite = useCanWrite();
  const save = useSaving(onExport);
  const exportAll = useExportAll();
  const kept = state.kind === 'saved' || state.kind === 'saving';
  const after = (work: () => void) => (): void => {
    onClose();
    work();
  };
  return (
    <div className={classes.places}>
      <p>{canWrite ? deviceInWords(state) : readingInWords}</p>
      {kept && <StorageNote withRoom />}
      {canWrite && (
        <p>
          {file ? `In a file: ${fileInWords(file, now)}` : 'In no file yet: nobody else has it, and no other browser.'}
        </p>
      )}
      <div className={classes.placeButtons}>
        {canSaveInPlace && canWrite ? (
          <>
            <Button size="xs" onClick={after(() => save())}>
              {file ? `Save to ${file.name}` : 'Save to a file…'}
            </Button>
            {file && (
              <Button size="xs" variant="default" onClick={after(() => save('desk'))}>
                Save to another file…
              </Button>
            )}
            {file?.disk === 'changed' && (
              <Button size="xs" variant="default" onClick={after(() => void openFileVersion())}>
                Open the file’s version
              </Button>
            )}
          </>
        ) : (
          <Button size="xs" onClick={after(onExport)}>
            Download a copy…
          </Button>
        )}
        <Button size="xs" variant="default" onClick={after(onEarlierStates)}>
          Earlier states…
        </Button>
        <Button size="xs" variant="default" onClick={after(exportAll)}>
          Export all drafts
        </Button>
      </div>
    </div>
  );
}
