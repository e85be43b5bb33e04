/** One draft in the library: its title opens it, and its menu has the other actions. */
import { lazy, memo, Suspense, useState } from 'react';
import { IconCircleCheck } from '@tabler/icons-react';
import { titleInWords, untitled } from '../../core/assessment/draft-title.ts';
import { languageOfTitle } from '../../core/workspace/text-language.ts';
import type { DraftSummary } from '../../desk/library-store.ts';
import type { DamagedPart } from '../../desk/draft-commands.ts';
import { HoldTyping } from '../../ui/type-ahead.tsx';
import { countedLevel, LevelIcon } from '../../ui/level-icon.tsx';
import { countsInWords } from '../../desk/counts-in-words.ts';
import { timeAgo, timeForMachines, timeInFull } from './relative-time.ts';
import classes from './library.module.css';

const DraftMenu = lazy(async () => ({ default: (await import('./draft-menu.tsx')).DraftMenu }));
const DamageLine = lazy(async () => ({ default: (await import('./damage-line.tsx')).DamageLine }));
const RenameField = lazy(async () => ({ default: (await import('./rename-field.tsx')).RenameField }));

interface DraftRowProps {
  readonly draft: DraftSummary;
  /** In ms since 1970. */
  readonly now: number;
  /** The parts of the draft that could not be read; undefined if none is known to be damaged. */
  readonly damage?: readonly DamagedPart[] | undefined;
}

export const DraftRow = memo(function DraftRow({ draft, now, damage }: DraftRowProps) {
  const { id, changedAt, counts, findings } = draft;
  const [renaming, setRenaming] = useState(false);
  const title = titleInWords(draft.title);
  return (
    <li className={classes.draft}>
      <div className={classes.words}>
        {renaming ? (
          <Suspense
            fallback={
              <>
                {title}
                <HoldTyping />
              </>
            }
          >
            <RenameField draft={draft} placeholder={untitled} onDone={() => setRenaming(false)} />
          </Suspense>
        ) : (
          <a
            href={`#/draft/${encodeURIComponent(id)}`}
            className={classes.title}
            dir="auto"
            lang={languageOfTitle(draft)}
          >
            {title}
          </a>
        )}
        <p className={classes.facts}>{countsInWords(counts)}</p>
        {damage && (
          <Suspense>
            <DamageLine draft={draft} parts={damage} />
          </Suspense>
        )}
      </div>
      <p className={classes.state}>
        <ExportState findings={findings} />
      </p>
      <time className={classes.when} dateTime={timeForMachines(changedAt)} title={timeInFull(changedAt)}>
        {timeAgo(changedAt, now)}
      </time>
      <Suspense fallback={<span />}>
        <DraftMenu id={id} title={title} language={languageOfTitle(draft) ?? 'en'} onRename={() => setRenaming(true)} />
      </Suspense>
    </li>
  );
});

/** What the findings mean for the export of the draft: its highest level in words. Empty for a blind review packet. */
function ExportState({ findings }: Pick<DraftSummary, 'findings'>) {
  if (findings === null) return null;
  if (!findings) return 'Not checked';
  const { errors, violations, toComplete } = findings;
  const level = errors > 0 ? 'error' : 'violation';
  const count = errors > 0 ? errors : violations;
  if (count > 0) {
    return (
      <>
        <LevelIcon level={level} /> {countedLevel(level, count)}
      </>
    );
  }
  if (toComplete > 0) {
    return (
      <>
        <LevelIcon level="missing" /> {toComplete} to complete
      </>
    );
  }
  return (
    <>
      <IconCircleCheck size={16} aria-hidden /> Ready to export
    </>
  );
}
