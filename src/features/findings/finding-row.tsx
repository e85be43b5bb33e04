/** One row of the findings list: level, message, entry, fixes and the explanation of the rule. Memoised. */
import { memo } from 'react';
import { Button } from '@mantine/core';
import type { Finding, Fix } from '../../core/rules/finding.ts';
import { useCanWrite } from '../../shared/context.tsx';
import { FindingText } from '../../shared/finding-text.tsx';
import { useToComplete } from '../../shared/to-complete.ts';
import { LevelIcon, levelWords } from '../../ui/level-icon.tsx';
import { EntryName } from './entry-name.tsx';
import { FixButton } from './fix-button.tsx';
import { MovedClaimsButton } from './moved-claims-button.tsx';
import { ruleEntryId } from '../../core/reference/entry.ts';
import { RuleDocs } from './rule-docs.tsx';
import { SourceLink } from './source-link.tsx';
import classes from './findings-list.module.css';

interface FindingRowProps {
  readonly finding: Finding;
  /** Whether the row explains its rule, because no heading above does. */
  readonly showsRule: boolean;
  readonly active: boolean;
  readonly onGo: (finding: Finding) => void;
  readonly onFix: (fix: Fix) => void;
  /** Opens the search of the passages, to choose other text for the claim. */
  readonly onSearch: (finding: Finding) => void;
}

export const FindingRow = memo(function FindingRow(props: FindingRowProps) {
  const { finding, showsRule, active, onGo, onFix, onSearch } = props;
  const canWrite = useCanWrite();
  const tabIndex = active ? 0 : -1;
  const unchecked = finding.certainty === 'unchecked';
  const isMissing = useToComplete().has(finding);
  return (
    <div
      className={classes.finding}
      data-row
      data-help={ruleEntryId(finding.ruleId)}
      data-unchecked={unchecked || undefined}
    >
      <button type="button" className={classes.main} data-main tabIndex={tabIndex} onClick={() => onGo(finding)}>
        <LevelIcon level={isMissing ? 'missing' : unchecked ? 'unchecked' : finding.level} />
        <span className={classes.level} data-level={isMissing ? 'missing' : finding.level}>
          {isMissing
            ? 'to do'
            : unchecked
              ? `${levelWords[finding.level]}, ${levelWords.unchecked}`
              : levelWords[finding.level]}
        </span>{' '}
        {/* A title on the button would be read out after the same words. */}
        <span className={classes.message} title={finding.message}>
          <FindingText finding={finding} />
        </span>{' '}
        <span className={classes.entry}>
          <EntryName finding={finding} />
        </span>
      </button>
      <span className={classes.fixes}>
        {finding.fixes.map((fix, index) => (
          <FixButton
            key={index}
            finding={finding}
            fix={fix}
            tabIndex={tabIndex}
            disabled={!canWrite}
            onFix={() => onFix(fix)}
          />
        ))}
        {finding.ruleId === 'anchor/words-in-no-passage' ? (
          <Button
            size="compact-xs"
            variant="light"
            disabled={!canWrite}
            tabIndex={tabIndex}
            onClick={() => onSearch(finding)}
          >
            Search the passages
          </Button>
        ) : null}
        {finding.ruleId.startsWith('anchor/') ? <MovedClaimsButton finding={finding} tabIndex={tabIndex} /> : null}
        <SourceLink finding={finding} tabIndex={tabIndex} />
        {showsRule ? <RuleDocs ruleId={finding.ruleId} tabIndex={tabIndex} /> : null}
      </span>
    </div>
  );
});
