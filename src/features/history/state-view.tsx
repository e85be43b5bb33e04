import { Button, SegmentedControl } from '@mantine/core';
import { IconArrowBackUp, IconDownload, IconFilePlus } from '@tabler/icons-react';
import { useCallback, useId, useMemo, useState } from 'react';
import type { Workspace } from '../../core/assessment/workspace.ts';
import { useCanWrite, useCommands, useDraft } from '../../store/context.tsx';
import { countsInWords } from '../../store/counts-in-words.ts';
import type { EarlierState } from '../../store/earlier-states.ts';
import { RowList } from './row-list.tsx';
import { contentRows, differenceRows } from './rows.ts';
import { dayInWords, momentInWords, timeOfDay } from './state-times.ts';
import { usePromised, type Promised } from './use-promised.ts';
import { useReturn } from './use-return.ts';
import classes from './history.module.css';

interface StateViewProps {
  readonly state: EarlierState;
  /** In ms since 1970. */
  readonly now: number;
  /** Is called once what was chosen is done. */
  readonly onDone: () => void;
}

type Shown = 'differences' | 'content';

/** One earlier state: what differs from now, what it holds, and what can be done with it. */
export function StateView({ state, now, onDone }: StateViewProps) {
  const { readEarlierState } = useCommands();
  const [shown, setShown] = useState<Shown>('differences');
  const read = useCallback(() => readEarlierState(state.id), [readEarlierState, state.id]);
  const earlier = usePromised(read);
  return (
    <section className={classes.view} aria-label="The chosen state">
      <h3 className={classes.title}>
        {dayInWords(state.at, now)} {timeOfDay(state.at)}
        <span dir="auto">, {state.reason}</span>
      </h3>
      <p className={classes.facts}>{countsInWords(state.counts)}</p>
      <Actions earlier={earlier} moment={momentInWords(state.at, now)} onDone={onDone} />
      <SegmentedControl
        size="xs"
        aria-label="What to show of it"
        value={shown}
        onChange={(value) => setShown(value === 'content' ? 'content' : 'differences')}
        data={[
          { value: 'differences', label: 'What differs from now' },
          { value: 'content', label: 'What it holds' },
        ]}
      />
      <div className={classes.body}>
        {earlier.kind === 'waiting' && <p role="status">Reading…</p>}
        {earlier.kind === 'failed' && (
          <p role="alert" className={classes.trouble}>
            This state could not be read. {earlier.why}
          </p>
        )}
        {earlier.kind === 'there' && shown === 'differences' && <Differences earlier={earlier.value} />}
        {earlier.kind === 'there' && shown === 'content' && <Content earlier={earlier.value} />}
      </div>
    </section>
  );
}

interface ActionsProps {
  readonly earlier: Promised<Workspace>;
  readonly moment: string;
  readonly onDone: () => void;
}

function Actions({ earlier, moment, onDone }: ActionsProps) {
  const { openAsDraft, render, download } = useCommands();
  const canWrite = useCanWrite();
  const returnTo = useReturn();
  const reading = useId();
  const workspace = earlier.kind === 'there' ? earlier.value : undefined;
  const done = (work: (state: Workspace) => void) => (): void => {
    if (!workspace) return;
    onDone();
    work(workspace);
  };
  const titled = (state: Workspace): Workspace => ({ ...state, title: `${state.title || 'Untitled'} (${moment})` });
  const save = (): void => {
    if (!workspace) return;
    const { fileName, text } = render('desk', titled(workspace));
    download(fileName, text);
  };
  return (
    <div className={classes.actions}>
      {!canWrite && (
        <p id={reading} className={classes.reading}>
          Another window writes this draft. To return to a state, close this and write here instead.
        </p>
      )}
      <Button
        size="xs"
        disabled={!workspace || !canWrite}
        aria-describedby={canWrite ? undefined : reading}
        leftSection={<IconArrowBackUp size={16} />}
        onClick={done((state) => returnTo(state, moment))}
      >
        Return to this state
      </Button>
      <Button
        size="xs"
        variant="default"
        disabled={!workspace}
        leftSection={<IconFilePlus size={16} />}
        onClick={done((state) => void openAsDraft(titled(state)))}
      >
        Open as a draft of its own
      </Button>
      <Button size="xs" variant="default" disabled={!workspace} leftSection={<IconDownload size={16} />} onClick={save}>
        Download
      </Button>
    </div>
  );
}

function Differences({ earlier }: { readonly earlier: Workspace }) {
  const { compareStates } = useCommands();
  const current = useDraft(({ workspace }) => workspace);
  const compare = useCallback(
    (signal: AbortSignal) => compareStates(earlier, current, signal),
    [compareStates, earlier, current],
  );
  const found = usePromised(compare);
  const rows = useMemo(() => (found.kind === 'there' ? differenceRows(found.value) : []), [found]);
  if (found.kind === 'waiting') return <p role="status">Comparing it with the draft as it is now…</p>;
  if (found.kind === 'failed') {
    return (
      <p role="alert" className={classes.trouble}>
        The two could not be compared. {found.why}
      </p>
    );
  }
  const count = found.value.length;
  return (
    <>
      <p role="status" className={classes.lead}>
        {count === 0
          ? 'Nothing differs: the draft is now as it was then.'
          : `${count === 1 ? 'One thing is' : `${count} things are`} different now.`}
      </p>
      {count > 0 && <RowList label="What differs from now" rows={rows} />}
    </>
  );
}

function Content({ earlier }: { readonly earlier: Workspace }) {
  const rows = useMemo(() => contentRows(earlier), [earlier]);
  return <RowList label="What it holds" rows={rows} />;
}
