/** One row of the findings list: level, message, entry, buttons for fixes, and the explanation of the rule. */
import { memo, useDeferredValue, useState, useRef } from 'react';
import { Button, Popover, ActionIcon } from '@mantine/core';
import type { Finding, Fix } from '../../core/rules/finding.ts';
import { useCanWrite, useDraft, useStores, useViewActions } from '../../shared/context.tsx';
import { FindingText } from '../../shared/finding-text.tsx';
import { useToComplete } from '../../shared/to-complete.ts';
import { LevelIcon, levelWords } from '../../ui/level-icon.tsx';
import { ruleEntryId, entryAddress } from '../../core/reference/entry.ts';
import classes from './findings.module.css';
import { findingEntry } from '../../shared/finding-entry.ts';
import { languageOfEdit } from '../../core/workspace/texts-at.ts';
import { FixChange } from '../../shared/text-change.tsx';
import { listOf, viewClaim } from '../../core/assessment/view.ts';
import { revisionFrom } from '../../core/workspace/revisions.ts';
import { findingClaim } from './finding-target.ts';
import { IconCode, IconHelp } from '@tabler/icons-react';
import { jsonViewAddress } from '../../desk/json-view-address.ts';
import { byIdentity } from '../../core/json/by-identity.ts';
import { occurrences } from '../../core/json/grouped.ts';
import { authorityInWords, contract, convention } from '../../core/authority/authority.ts';
import type { Rule, RuleDocs as Texts } from '../../core/rules/rule.ts';
import { isPlainClick } from '../../ui/keyboard.ts';

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

/**
 * Shows the name of a finding’s entry. It subscribes to the document itself, so that the list need not, and is deferred
 * like the list, so that both match.
 */
function EntryName({ finding }: { readonly finding: Finding }) {
  return useDeferredValue(useDraft(({ workspace }) => findingEntry(workspace, finding).name));
}

interface FixButtonProps {
  readonly finding: Finding;
  readonly fix: Fix;
  readonly tabIndex: number;
  readonly disabled: boolean;
  readonly onFix: () => void;
}

/**
 * The button for a fix in a row of the findings list. A fix that replaces text shows a preview before it is applied.
 */
function FixButton({ finding, fix, tabIndex, disabled, onFix }: FixButtonProps) {
  const [opened, setOpened] = useState(false);
  const { preview } = fix;
  const title = <FindingText finding={finding} text={fix.title} />;
  const lang = useDraft(({ workspace }) => (opened ? languageOfEdit(workspace, fix.edit) : undefined));
  const button = { 'data-fix': true, size: 'compact-xs', variant: 'light', tabIndex, disabled } as const;
  if (!preview) {
    return (
      <Button {...button} onClick={onFix}>
        {title}
      </Button>
    );
  }
  return (
    <Popover opened={opened} onChange={setOpened} width={380} position="top-end" trapFocus>
      <Popover.Target>
        <Button {...button} onClick={() => setOpened(!opened)}>
          {title}…
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <div className={classes.preview}>
          <p className={classes.previewTitle}>{title}</p>
          {preview.around ? (
            <p className={classes.previewPlace} dir="auto" lang={lang}>
              {preview.around.before}
              <mark>{preview.after}</mark>
              {preview.around.after}
            </p>
          ) : (
            <FixChange fix={fix} after={preview.after} />
          )}
          <div className={classes.previewButtons}>
            <Button size="compact-sm" variant="default" onClick={() => setOpened(false)}>
              Cancel
            </Button>
            <Button
              size="compact-sm"
              data-autofocus
              disabled={disabled}
              onClick={() => {
                setOpened(false);
                onFix();
              }}
            >
              Apply
            </Button>
          </div>
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}

interface MovedClaimsButtonProps {
  readonly finding: Finding;
  readonly tabIndex: number;
}

/**
 * The button beside a finding that opens the screen to move claims, if the claim’s passage seems to have been revised.
 */
function MovedClaimsButton({ finding, tabIndex }: MovedClaimsButtonProps) {
  const { showMigration } = useViewActions();
  const revision = useDraft(({ workspace }) => {
    const index = findingClaim(workspace.assessment, finding);
    const claim = index === undefined ? {} : viewClaim(listOf(workspace.assessment, 'claims')[index]);
    return claim.passage_id === undefined ? undefined : revisionFrom(workspace, claim.passage_id);
  });
  if (!revision) return null;
  const { from, to, observationId } = revision;
  return (
    <Button
      size="compact-xs"
      variant="light"
      tabIndex={tabIndex}
      onClick={() => showMigration({ from, to: to.passage_id, observationId })}
    >
      Review moved claims…
    </Button>
  );
}

/** The icon beside a finding that links to the finding’s value in the JSON view. */
function SourceLink({
  finding: { document, path },
  tabIndex,
}: {
  readonly finding: Pick<Finding, 'document' | 'path'>;
  readonly tabIndex: number;
}) {
  const id = useDraft((draft) => draft.id);
  return (
    <ActionIcon
      component="a"
      href={`#${jsonViewAddress(id, document, path)}`}
      size="1.5rem"
      variant="subtle"
      color="gray"
      tabIndex={tabIndex}
      aria-label="Show in JSON"
      title="Show in JSON"
    >
      <IconCode size={15} aria-hidden />
    </ActionIcon>
  );
}

/** Whether a finding has a fix that can be applied together with others. */
function isRepairable({ fixes: [fix] }: Finding): boolean {
  return fix?.kind !== undefined;
}

/** The number of repairable findings of each rule, once for each result of a check. */
const repairableCounts = byIdentity((findings: readonly Finding[]) =>
  occurrences(findings.filter(isRepairable).map((each) => each.ruleId)),
);

function total(counts: ReadonlyMap<string, number>): number {
  return [...counts.values()].reduce((sum, count) => sum + count, 0);
}

/** Opens the repairs of all findings. Shown if there are at least two. */
export function RepairButton() {
  const { showRepair } = useViewActions();
  const canWrite = useCanWrite();
  const count = useDeferredValue(useDraft(({ check }) => total(repairableCounts(check.findings))));
  if (count < 2) return null;
  return (
    <Button size="compact-xs" variant="light" disabled={!canWrite} onClick={() => showRepair({})}>
      {`Fix ${String(count)}…`}
    </Button>
  );
}

/** Opens the repairs of one rule. Shown if there are at least two. */
export function ApplyAllButton({ ruleId }: { readonly ruleId: string }) {
  const { showRepair } = useViewActions();
  const canWrite = useCanWrite();
  const count = useDraft(({ check }) => repairableCounts(check.findings).get(ruleId) ?? 0);
  if (count < 2) return null;
  return (
    <Button size="compact-xs" variant="light" disabled={!canWrite} onClick={() => showRepair({ ruleId })}>
      {`Apply all ${String(count)}…`}
    </Button>
  );
}

type Docs = Texts & Pick<Rule, 'authority'>;

const schemaDocs: Docs = {
  description: 'The contract’s schema defines which fields exist, and their types, lengths and patterns.',
  authority: contract('7 structure'),
  why: 'A document that does not match it is not a ww3.assessment/v1 document and cannot be exported.',
  fix: 'Change the field as described in the finding. The form shows the limits of each field.',
};

const crashDocs: Docs = {
  authority: convention(),
  description: 'A check failed because of a bug in Assessment Desk.',
  why: 'A failed check is never reported as passed.',
  fix: 'This is not your mistake, and the entry may be correct. All other checks ran.',
};

/** Returns the explanation of a rule or, without one, of a schema constraint or a crash. */
function docsOf(ruleId: string, rule: Rule | undefined): Docs {
  if (rule) return { ...rule.docs, authority: rule.authority };
  return ruleId.startsWith('schema/') ? schemaDocs : crashDocs;
}

/** A small button that opens the explanation of a rule. */
export function RuleDocs({ ruleId, tabIndex }: { readonly ruleId: string; readonly tabIndex?: number }) {
  const [opened, setOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // The focus returns first, because the help restores it to the element that had it.
  const leave = (): void => {
    setOpened(false);
    button.current?.focus();
  };
  return (
    <Popover width={340} position="top-end" trapFocus opened={opened} onChange={setOpened}>
      <Popover.Target>
        <ActionIcon
          ref={button}
          onClick={() => setOpened((before) => !before)}
          size="1.5rem"
          variant="subtle"
          color="gray"
          aria-label={`About rule ${ruleId}`}
          {...(tabIndex === undefined ? {} : { tabIndex })}
        >
          <IconHelp size={15} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown>
        <Explanation ruleId={ruleId} onLeave={leave} />
      </Popover.Dropdown>
    </Popover>
  );
}

function Explanation({ ruleId, onLeave }: { readonly ruleId: string; readonly onLeave: () => void }) {
  const { ruleOf } = useStores();
  const { description, authority, why, fix } = docsOf(ruleId, ruleOf(ruleId));
  return (
    // The text takes the focus, so that screen readers read it and Esc closes it.
    <div className={classes.docs} data-autofocus tabIndex={-1}>
      <p className={classes.id}>{ruleId}</p>
      <p>{description}</p>
      <p>
        <strong>Why.</strong> {why}
      </p>
      <p>
        <strong>How to fix it.</strong> {fix}
      </p>
      <p>
        <strong>Who says so.</strong> {authorityInWords(authority)}
      </p>
      <p>
        <a href={entryAddress(ruleEntryId(ruleId))} onClick={(event) => isPlainClick(event) && onLeave()}>
          Read more<span className={classes.unseen}> about rule {ruleId}</span>
        </a>
      </p>
    </div>
  );
}
