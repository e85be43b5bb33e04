/** The heading of a rule in the findings list, with its explanation and its fixes to apply together. */
import { memo } from 'react';
import { useToComplete } from '../../shared/to-complete.ts';
import { LevelIcon } from '../../ui/level-icon.tsx';
import type { FindingsRow } from './arrange-findings.ts';
import { ApplyAllButton } from './repair-button.tsx';
import { RuleDocs } from './rule-docs.tsx';
import classes from './findings-list.module.css';

type GroupRowProps = Pick<Extract<FindingsRow, { type: 'group' }>, 'first' | 'count' | 'level'>;

export const GroupRow = memo(function GroupRow({ first: { ruleId }, count, level }: GroupRowProps) {
  const toComplete = useToComplete();
  const isMissing = [...toComplete].filter((finding) => finding.ruleId === ruleId).length === count;
  return (
    <div className={classes.group}>
      <LevelIcon level={isMissing ? 'missing' : level} size={14} />
      <h3 className={classes.groupTitle}>{ruleId}</h3>
      <ApplyAllButton ruleId={ruleId} />
      <RuleDocs ruleId={ruleId} />
      <span className={classes.groupCount}>{count}</span>
    </div>
  );
});
