/** The panel beside the matrix: its gaps, or the effect of exclusions. */
import { CloseButton, Group } from '@mantine/core';
import type { EvidenceMatrix } from '../../core/matrix/matrix.ts';
import type { ExclusionEffects } from '../../core/matrix/exclusions.ts';
import type { MatrixView } from './matrix-view.ts';
import { useGaps, claimGapWords, entryGapWords, type GapWords } from './use-gaps.ts';
import { WhatIfPanel } from './what-if-panel.tsx';
import classes from './panel.module.css';

interface SidePanelProps {
  readonly matrix: EvidenceMatrix;
  readonly effects: ExclusionEffects;
  readonly view: MatrixView;
  readonly onView: (part: Partial<MatrixView>) => void;
  readonly onEntry: (at: number) => void;
  readonly narrow: boolean;
}

export function SidePanel({ matrix, effects, view, onView, onEntry, narrow }: SidePanelProps) {
  const title = view.panel === 'gaps' ? 'Gaps' : 'What if';
  return (
    <aside aria-label={title} className={classes.panel} data-narrow={narrow || undefined}>
      <Group justify="space-between" gap="var(--space-4)" wrap="nowrap">
        <h2>{title}</h2>
        <CloseButton aria-label={`Close “${title}”`} onClick={() => onView({ panel: null })} />
      </Group>
      {view.panel === 'gaps' ? (
        <GapsPanel matrix={matrix} view={view} onView={onView} />
      ) : (
        <WhatIfPanel
          matrix={matrix}
          off={view.off}
          effects={effects}
          onOff={(off) => onView({ off })}
          onEntry={onEntry}
        />
      )}
    </aside>
  );
}

interface GapsPanelProps {
  readonly matrix: EvidenceMatrix;
  readonly view: MatrixView;
  readonly onView: (part: Partial<MatrixView>) => void;
}

/** The panel “Gaps” beside the matrix: the gaps by name. Each one filters the matrix. */
function GapsPanel({ matrix, view, onView }: GapsPanelProps) {
  const gaps = useGaps(matrix)();
  const { claims, entries } = view;
  const unknown = gaps.publisherUnknown.length;
  return (
    <>
      <p className={classes.note}>Select a gap to filter the matrix. Counts do not measure how strong an entry is.</p>
      <h3>Entries</h3>
      <GapList
        words={entryGapWords}
        members={gaps.entries}
        notes={gaps.lacking && { 'shared-words': searchWords[gaps.lacking] }}
        current={entries.gap}
        onGap={(gap) => onView({ entries: { ...entries, gap } })}
      />
      {unknown > 0 ? (
        <p className={classes.note}>
          {unknown === 1 ? 'For 1 entry' : `For ${String(unknown)} entries`} it is not known whether all support comes
          from one publisher, because some observations have no publisher.
        </p>
      ) : null}
      <h3>Claims</h3>
      <GapList
        words={claimGapWords}
        members={gaps.claims}
        current={claims.gap}
        onGap={(gap) => onView({ claims: { ...claims, gap } })}
      />
    </>
  );
}

const searchWords = {
  searching: 'Not searched yet.',
  failed: 'Could not search the sources for shared words. Reload the page to try again.',
} as const;

interface GapListProps<Gap extends string> {
  readonly words: Readonly<Record<Gap, GapWords>>;
  readonly members: Readonly<Record<Gap, readonly number[]>>;
  /** Why a count is not known. */
  readonly notes?: Readonly<Partial<Record<Gap, string>>> | undefined;
  readonly current: Gap | undefined;
  readonly onGap: (gap: Gap | undefined) => void;
}

function GapList<Gap extends string>({ words, members, notes, current, onGap }: GapListProps<Gap>) {
  return (
    <ul className={classes.gaps}>
      {(Object.keys(words) as Gap[]).map((gap) => {
        const isPressed = gap === current;
        const count = members[gap].length;
        const note = notes?.[gap] ?? (count > 0 || isPressed ? words[gap].text : undefined);
        return (
          <li key={gap}>
            <button
              type="button"
              className={classes.gap}
              aria-pressed={isPressed}
              disabled={count === 0 && !isPressed}
              onClick={() => onGap(isPressed ? undefined : gap)}
            >
              <span>{words[gap].title}</span>
              <span className={classes.number}>{notes?.[gap] === undefined ? count : '–'}</span>
            </button>
            {note === undefined ? null : <p className={classes.soft}>{note}</p>}
          </li>
        );
      })}
    </ul>
  );
}
