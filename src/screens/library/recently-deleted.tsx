/** The section “Recently deleted” of the library: drafts to restore or delete permanently. */
import { Button } from '@mantine/core';
import { titleInWords } from '../../core/assessment/draft-title.ts';
import { languageOfTitle, textLanguageOf } from '../../core/workspace/text-language.ts';
import { useStores } from '../../shared/context.tsx';
import { quoting, sentenceOf } from '../../shared/in-sentence.tsx';
import type { DeletedDraft } from '../../desk/library-store.ts';
import { useAnnounce } from '../../ui/announcer.tsx';
import { useAsk } from '../../ui/ask.tsx';
import { countsInWords } from '../../desk/counts-in-words.ts';
import { daysLeft, timeAgo } from './relative-time.ts';
import classes from './recently-deleted.module.css';

interface RecentlyDeletedProps {
  readonly deleted: readonly DeletedDraft[];
  /** In ms since 1970. */
  readonly now: number;
}

/** The deleted drafts that can still be restored. */
export function RecentlyDeleted({ deleted, now }: RecentlyDeletedProps) {
  const { restoreDraft, deletePermanently } = useStores().drafts;
  const announce = useAnnounce();
  const ask = useAsk();
  const forget = async (drafts: readonly DeletedDraft[]): Promise<void> => {
    const [only] = drafts;
    const isConfirmed = await ask({
      title:
        drafts.length === 1 && only
          ? `Permanently delete “${titleInWords(only.title)}”?`
          : `Permanently delete ${drafts.length} drafts?`,
      body: [
        drafts.length === 1
          ? 'This deletes the draft and its version history from this device. You cannot undo this.'
          : 'This deletes the drafts and their version histories from this device. You cannot undo this.',
      ],
      quoting: quoting(drafts.map((draft) => ({ text: draft.title, language: textLanguageOf(draft) }))),
      yes: 'Delete permanently',
      destructive: true,
    });
    if (isConfirmed) await deletePermanently(drafts.map(({ id }) => id));
  };
  const restore = async (draft: DeletedDraft): Promise<void> => {
    await restoreDraft(draft.id);
    announce(
      sentenceOf('“', { text: titleInWords(draft.title), language: languageOfTitle(draft) ?? 'en' }, '” restored.'),
    );
  };
  return (
    <details className={classes.deleted}>
      <summary>Recently deleted ({deleted.length})</summary>
      <ul className={classes.drafts} aria-label="Recently deleted">
        {deleted.map((draft) => (
          <li key={draft.id} className={classes.draft}>
            <div className={classes.words}>
              <span dir="auto" lang={languageOfTitle(draft)}>
                {titleInWords(draft.title)}
              </span>
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
              aria-label={`Permanently delete ${titleInWords(draft.title)}`}
              onClick={() => void forget([draft])}
            >
              Delete permanently
            </Button>
          </li>
        ))}
      </ul>
      {deleted.length > 1 && (
        <Button size="compact-sm" variant="subtle" color="gray" onClick={() => void forget(deleted)}>
          Delete all permanently
        </Button>
      )}
    </details>
  );
}
