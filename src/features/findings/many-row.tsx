/** The line for many notices of a rule. It shows them on request. */
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { memo } from 'react';
import { FindingText } from '../../shared/finding-text.tsx';
import { LevelIcon, levelWords } from '../../ui/level-icon.tsx';
import type { FindingsRow } from './arrange-findings.ts';
import classes from './findings-list.module.css';

interface ManyRowProps {
  readonly row: Extract<FindingsRow, { type: 'many' }>;
  readonly active: boolean;
  readonly onFold: (ruleId: string) => void;
}

export const ManyRow = memo(function ManyRow({ row, active, onFold }: ManyRowProps) {
  const { first, count, isOpen } = row;
  const Icon = isOpen ? IconChevronUp : IconChevronDown;
  return (
    <div className={classes.finding} data-row>
      <button
        type="button"
        className={classes.main}
        data-main
        tabIndex={active ? 0 : -1}
        aria-expanded={isOpen}
        onClick={() => onFold(first.ruleId)}
      >
        <LevelIcon level={first.level} />
        <span className={classes.level} data-level={first.level}>
          {levelWords[first.level]}
        </span>{' '}
        <span className={classes.message}>
          {first.ruleId === 'claim/uncited' ? (
            `${String(count)} claims are not cited yet`
          ) : (
            <>
              {`${String(count)} like this: `}
              <FindingText finding={first} />
            </>
          )}
        </span>
        <Icon size={14} aria-hidden />
      </button>
    </div>
  );
});
