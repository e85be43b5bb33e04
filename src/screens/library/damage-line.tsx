/**
 * The line below a draft in the library that says what is damaged in its stored data and offers to download or recover
 * it.
 */
import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useStores } from '../../shared/context.tsx';
import type { DraftSummary } from '../../desk/library-store.ts';
import type { DamagedPart } from '../../desk/draft-commands.ts';
import { useRawDownload } from '../../shared/use-raw-download.ts';
import classes from './library.module.css';

interface DamageLineProps {
  readonly draft: DraftSummary;
  /** The parts that could not be read, the latest first; never empty. */
  readonly parts: readonly DamagedPart[];
}

export function DamageLine({ draft: { id, title }, parts }: DamageLineProps) {
  const { openDraft } = useStores().navigation;
  const save = useRawDownload(id, title);
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
