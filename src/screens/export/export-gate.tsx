/**
 * In the export dialog, the findings that matter for an export: errors block it, violations need a confirmation,
 * notices do neither.
 */
import { Checkbox } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { errorsInWords, type Exportability } from '../../core/check/levels.ts';
import type { Finding, Level } from '../../core/rules/finding.ts';
import { useDraft } from '../../shared/context.tsx';
import { FindingText } from '../../shared/finding-text.tsx';
import { findingEntry } from '../../shared/finding-entry.ts';
import { countedLevel, LevelIcon } from '../../ui/level-icon.tsx';
import { Bdi } from '../../ui/bdi.tsx';
import classes from './transfer.module.css';

/** The findings that matter for the export of the assessment. */
export interface Gate extends Exportability {
  /** The check is not finished, so its findings are incomplete. */
  readonly uncheckable: boolean;
}

interface ExportGateProps {
  readonly gate: Gate;
  readonly confirmed: boolean;
  readonly onConfirm: (confirmed: boolean) => void;
  readonly onGoTo: (finding: Finding) => void;
}

/** The maximum number of findings listed in the dialog; the findings panel lists all of them. */
const maxListed = 100;

const gateId = 'export-gate';

const notFinished = 'Confirm: the check is not finished';

/** “Confirm 3 violations”, or what to confirm if the check is not finished. */
export function confirmWords({ toConfirm, uncheckable }: Pick<Gate, 'toConfirm' | 'uncheckable'>): string {
  return uncheckable ? notFinished : `Confirm ${countedLevel('violation', toConfirm.length)}`;
}

/** Whether the assessment may be exported: it has no errors, and what needs a confirmation is confirmed. */
export function isGateOpen({ refused, toConfirm, uncheckable }: Gate, confirmed: boolean): boolean {
  return refused.length === 0 && (confirmed || (!uncheckable && toConfirm.length === 0));
}

/** Leads to the box that confirms the violations, or else to the first error. Both may be out of sight. */
export function focusGate(): void {
  const gate = document.getElementById(gateId);
  (gate?.querySelector('input') ?? gate?.querySelector('button'))?.focus();
}

export function ExportGate({ gate, confirmed, onConfirm, onGoTo }: ExportGateProps) {
  const { refused, toConfirm, notices, uncheckable } = gate;
  const confirm = (label: string) => (
    <Checkbox
      className={classes.confirm}
      checked={confirmed}
      onChange={(event) => onConfirm(event.currentTarget.checked)}
      label={label}
    />
  );
  if (uncheckable) return <NotChecked below={confirm('Export anyway, unchecked')} />;
  return (
    <div id={gateId}>
      {refused.length > 0 && (
        <Obstacles level="error" findings={refused} onGoTo={onGoTo}>
          {errorsInWords(refused)} Fix them before you export, or export a desk file instead. Select an error to go to
          its field.
        </Obstacles>
      )}
      {toConfirm.length > 0 && (
        <Obstacles
          level="violation"
          findings={toConfirm}
          onGoTo={onGoTo}
          below={
            refused.length === 0 &&
            confirm(
              toConfirm.length === 1
                ? 'I have read this violation. Export anyway'
                : `I have read these ${toConfirm.length} violations. Export anyway`,
            )
          }
        >
          The contract does not say which rules a recipient checks, so you decide.
        </Obstacles>
      )}
      {notices.length > 0 && (
        <p className={classes.notices}>
          <LevelIcon level="notice" /> {countedLevel('notice', notices.length)}.{' '}
          {notices.length === 1 ? 'It does' : 'They do'} not block the export.
        </p>
      )}
    </div>
  );
}

/** Shown instead of the findings if the check is not finished, because “could not check” does not mean “no errors”. */
function NotChecked({ below }: { readonly below: ReactNode }) {
  return (
    <section id={gateId} className={classes.gate} data-level="violation" aria-label={notFinished}>
      <h3 className={classes.gateTitle}>
        <LevelIcon level="unchecked" size={20} /> {notFinished}
      </h3>
      <p>
        The check is not finished, so this file may not be a valid ww3.assessment/v1 document. You can export a desk
        file instead.
      </p>
      {below}
    </section>
  );
}

interface ObstaclesProps {
  readonly level: Exclude<Level, 'notice'>;
  readonly findings: readonly Finding[];
  readonly onGoTo: (finding: Finding) => void;
  /** The explanation above the list. */
  readonly children: ReactNode;
  readonly below?: ReactNode;
}

function Obstacles({ level, findings, onGoTo, children, below }: ObstaclesProps) {
  const workspace = useDraft((draft) => draft.workspace);
  const rest = findings.length - maxListed;
  const title =
    level === 'error'
      ? `Cannot export: ${countedLevel(level, findings.length)}`
      : confirmWords({ toConfirm: findings, uncheckable: false });
  return (
    <section className={classes.gate} data-level={level} aria-label={title}>
      <h3 className={classes.gateTitle}>
        <LevelIcon level={level} size={20} /> {title}
      </h3>
      <p>{children}</p>
      <ul className={classes.findings}>
        {findings.slice(0, maxListed).map((finding, index) => (
          <li key={index}>
            <button type="button" className={classes.finding} onClick={() => onGoTo(finding)}>
              <span>
                <span dir="ltr">
                  <FindingText finding={finding} />
                </span>
                <Bdi className={classes.place}>{findingEntry(workspace, finding).name}</Bdi>
              </span>
              <IconArrowRight size={16} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
      {rest > 0 && <p>{rest.toLocaleString('en')} more in Findings.</p>}
      {below}
    </section>
  );
}
