/**
 * Lists the proposed repairs of a text by kind, each with its place; with buttons to apply them where that is possible.
 */
import { useMemo } from 'react';
import { groupRepairs, type PlacedRepair } from '../core/files/repairs/repaired-text.ts';
import type { SourceRepair } from '../core/files/repairs/source-repair.ts';
import { AboutFile } from './about-file.tsx';
import classes from './repair-groups.module.css';

/** The maximum number of repairs of a kind that are listed. The others are counted. */
const maxListed = 50;

/** Kinds with at most this many repairs show them at once. */
const fewRepairs = 3;

interface RepairGroupsProps {
  /** The text that the repairs are for. */
  readonly text: string;
  readonly repairs: readonly SourceRepair[];
  /** Goes to the place of a repair. */
  readonly onGo?: (repair: SourceRepair) => void;
  /** Applies some of the repairs. */
  readonly onApply?: (repairs: readonly SourceRepair[]) => void;
}

export function RepairGroups({ text, repairs, onGo, onApply }: RepairGroupsProps) {
  const groups = useMemo(() => groupRepairs(text, repairs, maxListed), [text, repairs]);
  return (
    <ul className={classes.groups} aria-label="Proposed repairs">
      {groups.map(({ kind, title, repairs: all, placed }) => (
        <li key={kind} className={classes.group}>
          <details open={all.length <= fewRepairs}>
            <summary className={classes.summary}>
              {title} <span className={classes.count}>({all.length})</span>
            </summary>
            <ol className={classes.repairs}>
              {placed.map((one) => (
                <Repair
                  key={one.repair.offset}
                  placed={one}
                  onGo={onGo}
                  onApply={all.length > 1 ? onApply : undefined}
                />
              ))}
            </ol>
            {all.length > placed.length && <p className={classes.more}>{`And ${all.length - placed.length} more.`}</p>}
          </details>
          {onApply && (
            <button
              type="button"
              className={classes.apply}
              aria-label={all.length === 1 ? `Apply: ${title}` : `Apply all ${all.length}: ${title}`}
              onClick={() => onApply(all)}
            >
              {all.length === 1 ? 'Apply' : `Apply all ${all.length}`}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

function Repair({
  placed: { repair, line, column },
  onGo,
  onApply,
}: {
  readonly placed: PlacedRepair;
  readonly onGo: RepairGroupsProps['onGo'] | undefined;
  /** Applies the repair alone; undefined if the button of its kind does that. */
  readonly onApply: RepairGroupsProps['onApply'] | undefined;
}) {
  const words = (
    <span>
      <AboutFile sentence={`Line ${line}, column ${column}: ${repair.sentence}`} />
    </span>
  );
  return (
    <li className={classes.repair}>
      {onGo ? (
        <button type="button" className={classes.place} onClick={() => onGo(repair)}>
          {words}
        </button>
      ) : (
        words
      )}
      {onApply && (
        <button
          type="button"
          className={classes.apply}
          aria-label={`Apply only the repair in line ${line}, column ${column}`}
          onClick={() => onApply([repair])}
        >
          Only this
        </button>
      )}
    </li>
  );
}
