/** The lines above the desk about other tabs: another one edits or deleted the draft, with what to do. */
import { Button } from '@mantine/core';
import { IconEye, IconInfoCircle, IconTrashX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { OtherTabs } from '../../desk/desk-store.ts';
import { useDesk, useDeskActions, useDraft, useStores } from '../../shared/context.tsx';
import { readOnlyNoteId } from '../../ui/read-only-note.ts';
import classes from './read-only-banner.module.css';

/** Shows what other tabs do with the draft: editing it, deleting it, and other events. */
export function ReadOnlyBanner() {
  const access = useDesk((state) => state.access);
  const elsewhere = useDesk((state) => state.elsewhere);
  const { setElsewhere } = useDeskActions();
  const following = access === 'following';
  return (
    <div role="status">
      {following && <Reading elsewhere={elsewhere} />}
      {elsewhere.deleted !== 'no' && <Deleted deleted={elsewhere.deleted} />}
      {elsewhere.note !== null && (
        <Line icon={<IconInfoCircle size={18} aria-hidden />} words={elsewhere.note}>
          <Button size="compact-sm" variant="default" onClick={() => setElsewhere({ note: null })}>
            Close
          </Button>
        </Line>
      )}
    </div>
  );
}

function Reading({ elsewhere: { asking, deleted } }: { readonly elsewhere: OtherTabs }) {
  const { takeOver } = useStores().drafts;
  const words = 'Read-only: this draft is being edited in another tab.';
  return (
    <Line id={readOnlyNoteId} icon={<IconEye size={18} aria-hidden />} words={words}>
      {deleted !== 'gone' && (
        <Button size="compact-sm" loading={asking} onClick={() => void takeOver()}>
          Edit here instead
        </Button>
      )}
    </Line>
  );
}

function Deleted({ deleted }: { readonly deleted: 'aside' | 'gone' }) {
  const { desk } = useStores();
  const id = useDraft((draft) => draft.id);
  const { restoreDraft, openAsDraft } = useStores().drafts;
  const { setElsewhere } = useDeskActions();
  const icon = <IconTrashX size={18} aria-hidden />;
  const restore = async (): Promise<void> => {
    await restoreDraft(id);
    setElsewhere({ deleted: 'no' });
  };
  const saveAsNew = (): void => {
    const { draft } = desk.getState();
    if (draft) void openAsDraft(draft.workspace);
  };
  return deleted === 'aside' ? (
    <Line icon={icon} words="This draft was deleted in another tab. Any change you make here restores it.">
      <Button size="compact-sm" onClick={() => void restore()}>
        Restore draft
      </Button>
    </Line>
  ) : (
    <Line icon={icon} words="This draft was permanently deleted in another tab. This page has the only copy.">
      <Button size="compact-sm" onClick={saveAsNew}>
        Save as new draft
      </Button>
    </Line>
  );
}

interface LineProps {
  readonly id?: string;
  readonly icon: ReactNode;
  readonly words: string;
  readonly children: ReactNode;
}

function Line({ id, icon, words, children }: LineProps) {
  return (
    <div className={classes.line}>
      {icon}
      <span id={id} className={classes.words}>
        {words}
      </span>
      {children}
    </div>
  );
}
