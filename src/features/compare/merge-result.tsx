/** The last part of the tab “Merge”: a preview with the findings before and after, and the button “Apply merge”. */
import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import { textsAt } from '../../core/workspace/texts-at.ts';
import { InSentence } from '../../shared/in-sentence.tsx';
import type { FindingCounts, MergeOutcome } from '../../store/comparing.ts';
import { useDispatchAndTell } from '../../shared/dispatch-and-tell.ts';
import { useCanWrite, useDraft } from '../../shared/context.tsx';
import { mergeEdit } from '../../store/merging.ts';
import { usePrinting } from '../../ui/use-printing.ts';
import { DifferenceList } from './difference-list.tsx';
import { inWords, noFilter, rowsOf } from './rows.ts';
import type { Work } from '../../shared/use-work.ts';
import type { Version } from './version.ts';
import { WorkView } from './work-view.tsx';
import classes from './compare.module.css';
import { counted } from '../../core/json/counted.ts';

interface MergeResultProps {
  readonly unresolved: number;
  readonly notes: readonly string[];
  readonly outcome: Work<MergeOutcome>;
  readonly version: Version;
  readonly onDone: () => void;
}

/** A preview of the merge with the findings before and after it, and the button that applies it. */
export function MergeResult({ unresolved, notes, outcome, version, onDone }: MergeResultProps) {
  const run = useDispatchAndTell();
  const canWrite = useCanWrite();
  const workspace = useDraft((draft) => draft.workspace);
  const title = useMemo(() => textsAt(workspace, 'workspace', '/title'), [workspace]);

  function apply({ merged }: MergeOutcome): void {
    const text = 'Merged. The previous version was saved in the version history.';
    const label = `merge with ${version.shortName ?? version.name}`;
    if (!run(mergeEdit(merged), { label, keepBefore: true }, { text })) return;
    onDone();
  }

  return (
    <section className={classes.view} aria-label="Merge preview">
      <h2 className={classes.heading}>Merge preview</h2>
      {notes.map((note) => (
        <p key={note} className={classes.lead} dir="auto">
          <InSentence sentence={note} texts={title} />
        </p>
      ))}
      <WorkView work={outcome} label="Merging">
        {(made) => (
          <>
            <MergePreview made={made} unresolved={unresolved} />
            <div className={classes.direction}>
              <Button
                disabled={unresolved > 0 || !canWrite || made.differences.length === 0}
                onClick={() => apply(made)}
              >
                Apply merge
              </Button>
              <p className={classes.soft}>{hint(unresolved, canWrite, made)}</p>
            </div>
          </>
        )}
      </WorkView>
    </section>
  );
}

function hint(unresolved: number, canWrite: boolean, { differences }: MergeOutcome): string {
  if (!canWrite) return 'This draft is being edited in another tab. Choose “Edit here instead” first.';
  if (unresolved > 0) return `Resolve ${counted(unresolved, 'more conflict')} to continue.`;
  if (differences.length === 0) return 'No changes to apply.';
  return 'You can undo the merge in one step. The previous version is saved in the version history.';
}

const countsInWords = ({ error, violation, notice }: FindingCounts): string =>
  [counted(error, 'error'), counted(violation, 'violation'), counted(notice, 'notice')].join(', ');

function MergePreview({ made, unresolved }: { readonly made: MergeOutcome; readonly unresolved: number }) {
  const mine = useDraft(({ workspace }) => workspace);
  const rows = useMemo(() => rowsOf(made.differences, noFilter), [made]);
  const versions = useMemo(() => ({ before: mine, after: made.merged, open: 'before' as const }), [mine, made]);
  const { before, after, fresh } = made.findings;
  const printing = usePrinting();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <p role="status" className={classes.count}>
        {inWords(made.differences)}
        {unresolved > 0 && ' For unresolved conflicts, the count assumes the option that loses least.'}
      </p>
      <p className={classes.lead}>{`Findings now: ${countsInWords(before)}. After merge: ${countsInWords(after)}.`}</p>
      {fresh.length > 0 && (
        <details
          className={classes.fresh}
          open={isOpen || printing}
          onToggle={(event) => !printing && setIsOpen(event.currentTarget.open)}
        >
          <summary>{counted(fresh.length, 'new finding')}</summary>
          <ul>
            {fresh.map(({ message, texts }) => (
              <li key={message}>
                <InSentence sentence={message} texts={texts} />
              </li>
            ))}
          </ul>
        </details>
      )}
      {rows.length > 0 && <DifferenceList label="Changes to apply" rows={rows} versions={versions} />}
    </>
  );
}
