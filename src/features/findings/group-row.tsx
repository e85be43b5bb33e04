/** The heading of a group in the findings list: the entry and its text, or the rule and its explanation. */
import { memo } from 'react';
import type { Finding } from '../../core/rules/finding.ts';
import { findingEntryKey } from '../../shared/finding-entry.ts';
import { useToComplete } from '../../shared/to-complete.ts';
import { LevelIcon } from '../../ui/level-icon.tsx';
import type { FindingsRow } from './arrange-findings.ts';
import { EntryName, EntryWords } from './entry-words.tsx';
import { ApplyAllButton } from './repair-button.tsx';
import { RuleDocs } from './rule-docs.tsx';
import classes from './findings-list.module.css';

type GroupRowProps = Pick<Extract<FindingsRow, { type: 'group' }>, 'by' | 'first' | 'count' | 'level'>;

export const GroupRow = memo(function GroupRow({ by, first, count, level }: GroupRowProps) {
  const toComplete = useToComplete();
  const key = findingEntryKey(first);
  const isOfGroup = (finding: Finding): boolean =>
    by === 'rule' ? finding.ruleId === first.ruleId : findingEntryKey(finding) === key;
  const isMissing = toComplete.has(first) && [...toComplete].filter(isOfGroup).length === count;
  return (
    <div className={classes.group}>
      <LevelIcon level={isMissing ? 'missing' : level} size={14} />
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
