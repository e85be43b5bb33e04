import { memo } from 'react';
import { LevelIcon } from '../../ui/level-icon.tsx';
import type { FindingsRow, Grouping } from './arrange-findings.ts';
import { RuleDocs } from './rule-docs.tsx';
import classes from './findings-list.module.css';

interface GroupRowProps extends Pick<Extract<FindingsRow, { type: 'group' }>, 'title' | 'words' | 'count' | 'level'> {
  readonly by: Grouping;
}

/** The head of a group: the entry and its words, or the rule and its explanation. */
export const GroupRow = memo(function GroupRow({ title, words, count, level, by }: GroupRowProps) {
  return (
    <div className={classes.group}>
      <LevelIcon level={level} size={14} />
      <h3 className={classes.groupTitle}>{title}</h3>
      <span className={classes.groupWords} dir="auto">
        {words.slice(0, 200)}
      </span>
      {by === 'rule' ? <RuleDocs ruleId={title} /> : null}
      <span className={classes.groupCount}>{count}</span>
    </div>
  );
});
