import { IconCircleDashedX, IconCirclePlus } from '@tabler/icons-react';
import type { ReviewLink } from './model.ts';
import classes from './cards.module.css';
import wording from './wording.module.css';

interface EffectCountsProps {
  readonly links: readonly ReviewLink[];
  /** The verb for links without an effect. */
  readonly verb: 'cited' | 'cites';
}

/** How many links support and contradict. A count is not a measure of strength. */
export function EffectCounts({ links, verb }: EffectCountsProps) {
  const count = (effect: string): number => links.filter((link) => link.effect === effect).length;
  const [supports, contradicts] = [count('supports'), count('contradicts')];
  const other = links.length - supports - contradicts;
  return (
    <span className={classes.counts}>
      {supports > 0 ? (
        <span className={wording.supports}>
          <IconCirclePlus size={14} aria-hidden />
          {supports}
          <span className={wording.unseen}> supporting</span>
        </span>
      ) : null}
      {contradicts > 0 ? (
        <span className={wording.contradicts}>
          <IconCircleDashedX size={14} aria-hidden />
          {contradicts}
          <span className={wording.unseen}> contradicting</span>
        </span>
      ) : null}
      {other > 0 || links.length === 0 ? (
        <span>{verb === 'cited' ? `cited ${times(other)}` : `cites ${String(other)}`}</span>
      ) : null}
    </span>
  );
}

function times(count: number): string {
  return count === 1 ? '1 time' : `${String(count)} times`;
}
