import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { messageOf } from '../../core/json/message-of.ts';
import { fileNameFor } from '../../core/files/file-names.ts';
import { useStores } from '../../shared/context.tsx';
import type { DraftSummary } from '../../store/library-store.ts';
import type { DamagedPart } from '../../store/storage-state.ts';
import { useToast } from '../../ui/toast.tsx';
import classes from './library.module.css';

interface DamageLineProps {
  readonly draft: DraftSummary;
  /** The parts that could not be read, the latest first; never empty. */
  readonly parts: readonly DamagedPart[];
}

/** Says what is damaged in a draft's stored data, and offers to download or recover it. */
export function DamageLine({ draft: { id, title }, parts }: DamageLineProps) {
  const { navigation, drafts, exports } = useStores();
  const { openDraft } = navigation;
  const { rawDraft } = drafts;
  const { download } = exports;
  const toast = useToast();
  const save = async (): Promise<void> => {
    try {
      download(fileNameFor(title, 'desk').replace(/\.desk\.json$/, '.raw.json'), await rawDraft(id));
    } catch (error) {
      const why = messageOf(error);
      toast({ text: `Could not read the raw data. ${why}`, trouble: true });
    }
  };
  const more = parts.length - 1;
  return (
    <div className={classes.damage}>
      <p>
        <IconAlertTriangle size={16} aria-hidden /> {parts[0]?.what}
        {more > 0 && ` ${more} more ${more === 1 ? 'part' : 'parts'} could not be read.`}
      </p>
      <Button size="compact-xs" variant="default" onClick={() => void save()}>
        Download raw data
      </Button>
      <Button size="compact-xs" variant="default" onClick={() => void openDraft(id)}>
        Recover what can be read
      </Button>
    </div>
  );
}
