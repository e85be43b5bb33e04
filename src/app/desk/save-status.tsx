/** The save status in the top bar: where the draft is saved, with ways to save it to a file. */
import { useEffect, useState, useId, type Ref } from 'react';
import { Button, Popover, UnstyledButton } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconEye, IconLoader2 } from '@tabler/icons-react';
import type { Access, SaveState, LinkedFile } from '../../desk/desk-store.ts';
import { useStores, useCanWrite, useDesk } from '../../shared/context.tsx';
import { showDirections } from '../../core/text/directions.ts';
import { useExportAll } from '../../screens/export/exporting-all.tsx';
import { useNow } from '../../ui/use-page.ts';
import { StorageNote } from '../storage-note.tsx';
import { useSaving } from './use-saving.ts';
import classes from './top-bar.module.css';

// The texts about saving: the state in the top bar, and the details about the device and the file.

/** The save state in the top bar: its text and its look. */
export interface SaveWords {
  readonly tone: 'saved' | 'saving' | 'failed' | 'attention' | 'reading';
  readonly words: string;
}

/** Formats a time in the device’s format; includes the date unless it is today. */
export function timeInWords(at: number, now: number): string {
  const today = new Date(at).toDateString() === new Date(now).toDateString();
  const time = { hour: '2-digit', minute: '2-digit' } as const;
  return today
    ? new Date(at).toLocaleTimeString(undefined, time)
    : new Date(at).toLocaleString(undefined, { day: 'numeric', month: 'short', ...time });
}

/** Returns the save state: on this device only, or also in a file. */
export function saveWords(
  save: SaveState,
  file: LinkedFile | null,
  now: number,
  access: Access = 'writing',
): SaveWords {
  if (access === 'following') return { tone: 'reading', words: 'Read-only: another tab is editing' };
  if (save.kind === 'failed') return { tone: 'failed', words: `Not saved: ${save.why}` };
  if (save.kind === 'memory')
    return { tone: 'failed', words: `Not stored on this device. Export before you close this tab. ${save.why}` };
  if (file?.writing) return { tone: 'saving', words: `Saving to ${file.name}…` };
  if (save.kind === 'saving') return { tone: 'saving', words: 'Saving…' };
  if (!file) return { tone: 'saved', words: 'Saved on this device' };
  if (file.disk === 'changed') return { tone: 'attention', words: `${file.name} was changed on disk` };
  if (file.disk === 'gone') return { tone: 'attention', words: `Saved on this device; ${file.name} not found` };
  if (file.current) return { tone: 'saved', words: `Saved to ${file.name}` };
  return { tone: 'saved', words: `Saved on this device; newer than ${file.name} (${timeInWords(file.at, now)})` };
}

/** The save details in a read-only tab. */
const readOnlyInWords =
  'This tab is read-only. Another tab is editing this draft and saves every change. You can export what you see here.';

/** Describes whether the draft is stored on this device, and what to do if it is not. */
function deviceInWords(save: SaveState): string {
  if (save.kind === 'memory') {
    return `Not stored on this device. ${save.why} You can keep working while this tab is open. Export before you close it: this draft, or all drafts in one file.`;
  }
  if (save.kind === 'failed') {
    return `Your last changes are not saved. ${save.why} They are still in this tab, and Assessment Desk tries to save them again. Export to be safe.`;
  }
  return 'Every change is saved on this device as you make it. The draft stays in this browser until you delete it or the browser clears its data. Export a copy to be safe.';
}

/** Describes the draft’s file. */
export function fileInWords(file: LinkedFile, now: number): string {
  const since = timeInWords(file.at, now);
  const state = file.current
    ? `is up to date since ${since}`
    : `contains the version from ${since}, without newer changes`;
  if (file.disk === 'changed') {
    return `${file.name} was changed elsewhere after ${since}. Saving keeps both versions: first the file’s version opens as a new draft.`;
  }
  if (file.disk === 'gone') return `${file.name} was moved or deleted. Saving creates it again.`;
  const uncertainty =
    file.disk === 'unknown' ? ' Could not check whether the file has changed since it was saved.' : '';
  return `${file.name} ${state}.${uncertainty}`;
}

// Gives the top bar a save state that does not flicker while a person types.

/** How long no save may be pending, in ms, before the state is shown as saved. */
const settled = 300;

/**
 * Returns the save state without flicker: while the user types, every key is saved a moment later, and showing each
 * save would cost a frame. It is “saving” from the first key until a pause. Failures are shown at once.
 */
function useSettledSave(): SaveState {
  const { desk } = useStores();
  const [shown, setShown] = useState(() => desk.getState().save);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let last: SaveState | undefined;
    const follow = (): void => {
      const { save } = desk.getState();
      if (save === last) return;
      last = save;
      clearTimeout(timer);
      if (save.kind === 'saved') timer = setTimeout(() => setShown(save), settled);
      else setShown((before) => (before.kind === 'saving' && save.kind === 'saving' ? before : save));
    };
    const unsubscribe = desk.subscribe(follow);
    follow();
    return () => {
      unsubscribe();
      clearTimeout(timer);
    };
  }, [desk]);
  return shown;
}

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
