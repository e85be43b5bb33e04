import { Button } from '@mantine/core';
import { titleInWords } from '../../core/assessment/draft-title.ts';
import { useCommands } from '../../store/context.tsx';
import type { DeletedDraft } from '../../store/library-store.ts';
import { useAnnounce } from '../../ui/announcer.tsx';
import { useAsk } from '../../ui/ask.tsx';
import { countsInWords } from '../../store/counts-in-words.ts';
import { daysLeft, timeAgo } from './relative-time.ts';
import classes from './recently-deleted.module.css';

interface RecentlyDeletedProps {
  readonly deleted: readonly DeletedDraft[];
  /** In ms since 1970. */
  readonly now: number;
}

/** The drafts that were deleted and can still be brought back. */
export function RecentlyDeleted({ deleted, now }: RecentlyDeletedProps) {
  const { restoreDraft, forgetDrafts } = useCommands();
  const announce = useAnnounce();
  const ask = useAsk();
  const forget = async (drafts: readonly DeletedDraft[]): Promise<void> => {
    const [only] = drafts;
    const sure = await ask({
      title:
        drafts.length === 1 && only
          ? `Delete “${titleInWords(only.title)}” for good?`
          : `Delete ${drafts.length} drafts for good?`,
      body: ['Everything of it leaves this device, its history too. This cannot be undone.'],
      yes: 'Delete for good',
      destructive: true,
    });
    if (sure) await forgetDrafts(drafts.map(({ id }) => id));
  };
  const restore = async (draft: DeletedDraft): Promise<void> => {
    await restoreDraft(draft.id);
    announce(`“${titleInWords(draft.title)}” is back.`);
  };
  return (
    <details className={classes.deleted}>
      <summary>Recently deleted ({deleted.length})</summary>
      <ul className={classes.drafts} aria-label="Recently deleted">
        {deleted.map((draft) => (
          <li key={draft.id} className={classes.draft}>
            <div className={classes.words}>
              <span dir="auto">{titleInWords(draft.title)}</span>
              <p className={classes.facts}>
                {countsInWords(draft.counts)} · deleted {timeAgo(draft.deletedAt, now)}, {daysLeft(draft.goesAt, now)}
              </p>
            </div>
            <Button
              size="compact-sm"
              variant="default"
              aria-label={`Restore ${titleInWords(draft.title)}`}
              onClick={() => void restore(draft)}
            >
              Restore
            </Button>
            <Button
              size="compact-sm"
              variant="subtle"
              color="gray"
              aria-label={`Delete ${titleInWords(draft.title)} for good`}
              onClick={() => void forget([draft])}
            >
              Delete for good
            </Button>
          </li>
        ))}
      </ul>
      {deleted.length > 1 && (
        <Button size="compact-sm" variant="subtle" color="gray" onClick={() => void forget(deleted)}>
          Delete all of them for good
        </Button>
      )}
    </details>
  );
}
