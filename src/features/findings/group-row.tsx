/** The heading of a group in the findings list: the entry and its text, or the rule and its explanation. */
import { memo } from 'react';
import { LevelIcon } from '../../ui/level-icon.tsx';
import type { FindingsRow } from './arrange-findings.ts';
import { EntryName, EntryWords } from './entry-words.tsx';
import { ApplyAllButton } from './repair-button.tsx';
import { RuleDocs } from './rule-docs.tsx';
import classes from './findings-list.module.css';

type GroupRowProps = Pick<Extract<FindingsRow, { type: 'group' }>, 'by' | 'first' | 'count' | 'level'>;

export const GroupRow = memo(function GroupRow({ by, first, count, level }: GroupRowProps) {
  return (
    <div className={classes.group}>
      <LevelIcon level={level} size={14} />
      <h3 className={classes.groupTitle}>{by === 'rule' ? first.ruleId : <EntryName finding={first} />}</h3>
      <span className={classes.groupWords} dir="auto">
        {by === 'rule' ? null : <EntryWords finding={first} />}
      </span>
      {by === 'rule' ? <ApplyAllButton ruleId={first.ruleId} /> : null}
      {by === 'rule' ? <RuleDocs ruleId={first.ruleId} /> : null}
      <span className={classes.groupCount}>{count}</span>
    </div>
  );
});
