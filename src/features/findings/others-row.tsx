/** The line for the other notices of a rule, below the first one. It shows them on request. */
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { memo } from 'react';
import type { FindingsRow } from './arrange-findings.ts';
import classes from './findings-list.module.css';

interface OthersRowProps {
  readonly row: Extract<FindingsRow, { type: 'others' }>;
  readonly active: boolean;
  readonly onFold: (ruleId: string) => void;
}

export const OthersRow = memo(function OthersRow({ row, active, onFold }: OthersRowProps) {
  const { ruleId, count, isOpen } = row;
  const Icon = isOpen ? IconChevronUp : IconChevronDown;
  return (
    <div className={classes.finding} data-row>
      <button
        type="button"
        className={classes.main}
        data-main
        tabIndex={active ? 0 : -1}
        aria-expanded={isOpen}
        onClick={() => onFold(ruleId)}
      >
        <Icon size={14} aria-hidden />
        <span className={classes.message}>
          {isOpen ? `Hide ${String(count)} notices like this` : `Show ${String(count)} more notices like this`}
        </span>
        <span className={classes.entry}>{ruleId}</span>
      </button>
    </div>
  );
});
