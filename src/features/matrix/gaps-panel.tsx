import { gapsOf, type ClaimGap, type EntryGap } from '../../core/matrix/gaps.ts';
import type { EvidenceMatrix } from '../../core/matrix/matrix.ts';
import { claimGapWords, entryGapWords } from './gap-words.ts';
import type { MatrixView } from './matrix-view.ts';
import classes from './panel.module.css';

interface GapsPanelProps {
  readonly matrix: EvidenceMatrix;
  readonly view: MatrixView;
  readonly onView: (part: Partial<MatrixView>) => void;
}

/** The gaps by name. Each one filters the matrix. */
export function GapsPanel({ matrix, view, onView }: GapsPanelProps) {
  const gaps = gapsOf(matrix);
  const { claims, entries } = view;
  const unknown = gaps.publisherUnknown.length;
  return (
    <>
      <p className={classes.note}>Select a gap to filter the matrix. Counts do not measure how strong an entry is.</p>
      <h3>Entries</h3>
      <ul className={classes.gaps}>
        {(Object.keys(entryGapWords) as EntryGap[]).map((gap) => (
          <Gap
            key={gap}
            {...entryGapWords[gap]}
            count={gaps.entries[gap].length}
            pressed={entries.gap === gap}
            onPress={() => onView({ entries: { ...entries, gap: entries.gap === gap ? undefined : gap } })}
          />
        ))}
      </ul>
      {unknown > 0 ? (
        <p className={classes.note}>
          {unknown === 1 ? 'For 1 entry' : `For ${String(unknown)} entries`} it is unknown whether all support comes
          from one publisher, because some observations have no publisher.
        </p>
      ) : null}
      <h3>Claims</h3>
      <ul className={classes.gaps}>
        {(Object.keys(claimGapWords) as ClaimGap[]).map((gap) => (
          <Gap
            key={gap}
            {...claimGapWords[gap]}
            count={gaps.claims[gap].length}
            pressed={claims.gap === gap}
            onPress={() => onView({ claims: { ...claims, gap: claims.gap === gap ? undefined : gap } })}
          />
        ))}
      </ul>
    </>
  );
}

interface GapProps {
  readonly title: string;
  readonly text: string;
  readonly count: number;
  readonly pressed: boolean;
  readonly onPress: () => void;
}

function Gap({ title, text, count, pressed, onPress }: GapProps) {
  const disabled = count === 0 && !pressed;
  return (
    <li>
      <button type="button" className={classes.gap} aria-pressed={pressed} disabled={disabled} onClick={onPress}>
        <span>{title}</span>
        <span className={classes.number}>{count}</span>
      </button>
      {count > 0 || pressed ? <p className={classes.soft}>{text}</p> : null}
    </li>
  );
}
