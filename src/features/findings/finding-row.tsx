import { memo } from 'react';
import { Button } from '@mantine/core';
import type { Finding, Fix } from '../../core/rules/finding.ts';
import { useCanWrite } from '../../shared/context.tsx';
import { LevelIcon, levelWords } from '../../ui/level-icon.tsx';
import { EntryName } from './entry-words.tsx';
import { FixButton } from './fix-button.tsx';
import { MovedClaimsButton } from './moved-claims-button.tsx';
import { ruleEntryId } from '../../core/canon/entry.ts';
import { RuleDocs } from './rule-docs.tsx';
import { SourceLink } from './source-link.tsx';
import classes from './findings-list.module.css';

interface FindingRowProps {
  readonly finding: Finding;
  /** Whether the row names its entry, because the group does not. */
  readonly showsEntry: boolean;
  readonly active: boolean;
  /** The finding’s index in the list, without group headings. */
  readonly line: number;
  readonly onGo: (finding: Finding, line: number) => void;
  readonly onFix: (fix: Fix, line: number) => void;
  /** Opens the search of the passages, to choose other text for the claim. */
  readonly onSearch: (finding: Finding, line: number) => void;
}

/** One finding with its level, message, fixes and the explanation of its rule. Memoised. */
export const FindingRow = memo(function FindingRow(props: FindingRowProps) {
  const { finding, showsEntry, active, line, onGo, onFix, onSearch } = props;
  const canWrite = useCanWrite();
  const unchecked = finding.certainty === 'unchecked';
  return (
    <div
      className={classes.finding}
      data-row
      data-help={ruleEntryId(finding.ruleId)}
      data-unchecked={unchecked || undefined}
    >
      <button
        type="button"
        className={classes.main}
        data-main
        tabIndex={active ? 0 : -1}
        onClick={() => onGo(finding, line)}
      >
        <LevelIcon level={unchecked ? 'unchecked' : finding.level} />
        <span className={classes.level} data-level={finding.level}>
          {unchecked ? `${levelWords[finding.level]}, ${levelWords.unchecked}` : levelWords[finding.level]}
        </span>
        {showsEntry ? (
          <span className={classes.entry}>
            <EntryName finding={finding} />
          </span>
        ) : null}
        <span className={classes.message}>{finding.message}</span>
      </button>
      <span className={classes.fixes}>
        {finding.fixes.map((fix, index) =>
          fix.preview ? (
            <FixButton
              key={index}
              fix={fix}
              preview={fix.preview}
              tabIndex={active ? 0 : -1}
              disabled={!canWrite}
              onFix={() => onFix(fix, line)}
            />
          ) : (
            <Button
              key={index}
              data-fix
              size="compact-xs"
              variant="light"
              disabled={!canWrite}
              tabIndex={active ? 0 : -1}
              onClick={() => onFix(fix, line)}
            >
              {fix.title}
            </Button>
          ),
        )}
        {finding.ruleId === 'anchor/words-in-no-passage' ? (
          <Button
            size="compact-xs"
            variant="light"
            disabled={!canWrite}
            tabIndex={active ? 0 : -1}
            onClick={() => onSearch(finding, line)}
          >
            Search the passages
          </Button>
        ) : null}
        {finding.ruleId.startsWith('anchor/') ? (
          <MovedClaimsButton finding={finding} tabIndex={active ? 0 : -1} />
        ) : null}
        <SourceLink finding={finding} tabIndex={active ? 0 : -1} />
        {showsEntry ? null : <RuleDocs ruleId={finding.ruleId} tabIndex={active ? 0 : -1} />}
      </span>
    </div>
  );
});
