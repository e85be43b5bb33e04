import { LevelIcon } from '../../ui/level-icon.tsx';
import type { FindingsRow, Grouping } from './arrange-findings.ts';
import { RuleDocs } from './rule-docs.tsx';
import classes from './findings-list.module.css';

interface GroupRowProps {
  readonly row: Extract<FindingsRow, { type: 'group' }>;
  readonly by: Grouping;
}

/** The head of a group: the entry and its words, or the rule and its explanation. */
export function GroupRow({ row, by }: GroupRowProps) {
  return (
    <div className={classes.group}>
      <LevelIcon level={row.level} size={14} />
      <h3 className={classes.groupTitle}>{row.title}</h3>
      <span className={classes.groupWords} dir="auto">
        {row.words.slice(0, 200)}
      </span>
      {by === 'rule' ? <RuleDocs ruleId={row.title} /> : null}
      <span className={classes.groupCount}>{row.count}</span>
    </div>
  );
}
