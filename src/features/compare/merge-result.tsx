import { Button } from '@mantine/core';
import { useMemo } from 'react';
import type { FindingCounts, MergeOutcome } from '../../store/comparing.ts';
import { useDoWithUndo } from '../../shared/undo-message.ts';
import { useCanWrite, useDraft } from '../../store/context.tsx';
import { takingMerged } from '../../store/merging.ts';
import { DifferenceList } from './difference-list.tsx';
import { inWords, rowsOf } from './rows.ts';
import type { Work } from './use-work.ts';
import type { Version } from './version.ts';
import { WorkView } from './work-view.tsx';
import classes from './compare.module.css';

interface MergeResultProps {
  readonly unanswered: number;
  readonly notes: readonly string[];
  readonly outcome: Work<MergeOutcome>;
  readonly version: Version;
  readonly onDone: () => void;
}

/** What would come into the draft, with the findings before and after, and the step that takes it. */
export function MergeResult({ unanswered, notes, outcome, version, onDone }: MergeResultProps) {
  const doWithUndo = useDoWithUndo();
  const canWrite = useCanWrite();

  function take({ merged }: MergeOutcome): void {
    const text = 'The merge is in the draft. Its previous state is among the earlier states, too.';
    if (!doWithUndo(takingMerged(merged), { label: `merge with ${version.name}`, keepBefore: true }, { text })) return;
    onDone();
  }

  return (
    <section className={classes.view} aria-label="What comes into the draft">
      <h2 className={classes.heading}>What comes into the draft</h2>
      {notes.map((note) => (
        <p key={note} className={classes.lead} dir="auto">
          {note}
        </p>
      ))}
      <WorkView work={outcome} label="Putting together">
        {(made) => (
          <>
            <Taken made={made} unanswered={unanswered} />
            <div className={classes.direction}>
              <Button disabled={unanswered > 0 || !canWrite || made.taken.length === 0} onClick={() => take(made)}>
                Put the merge into the draft
              </Button>
              <p className={classes.soft}>{hint(unanswered, canWrite, made)}</p>
            </div>
          </>
        )}
      </WorkView>
    </section>
  );
}

function hint(unanswered: number, canWrite: boolean, { taken }: MergeOutcome): string {
  if (!canWrite) return 'Another window writes to this draft. Take over there first.';
  if (unanswered > 0)
    return `${unanswered === 1 ? 'One question is' : `${unanswered} questions are`} still to be answered.`;
  if (taken.length === 0) return 'Nothing would change in the draft.';
  return 'It is one step: Undo takes it back, and the state before it is kept.';
}

const said = ({ error, violation, notice }: FindingCounts): string =>
  [
    `${error} ${error === 1 ? 'error' : 'errors'}`,
    `${violation} ${violation === 1 ? 'violation' : 'violations'}`,
    `${notice} ${notice === 1 ? 'notice' : 'notices'}`,
  ].join(', ');

function Taken({ made, unanswered }: { readonly made: MergeOutcome; readonly unanswered: number }) {
  const mine = useDraft(({ workspace }) => workspace);
  const rows = useMemo(() => rowsOf(made.taken, { kinds: new Set(), group: null }), [made]);
  const versions = useMemo(() => ({ before: mine, after: made.merged, open: 'before' as const }), [mine, made]);
  const { before, after, fresh } = made.findings;
  return (
    <>
      <p role="status" className={classes.count}>
        {inWords(made.taken)}
        {unanswered > 0 && ' What is not answered yet is counted as it loses least.'}
      </p>
      <p className={classes.lead}>{`Findings before: ${said(before)}. After: ${said(after)}.`}</p>
      {fresh.length > 0 && (
        <details className={classes.fresh}>
          <summary>{fresh.length === 1 ? 'One finding is new' : `${fresh.length} findings are new`}</summary>
          <ul>
            {fresh.map((message) => (
              <li key={message} dir="auto">
                {message}
              </li>
            ))}
          </ul>
        </details>
      )}
      {rows.length > 0 && <DifferenceList label="What is taken" rows={rows} versions={versions} />}
    </>
  );
}
