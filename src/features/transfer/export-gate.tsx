import { Checkbox } from '@mantine/core';
import { IconArrowRight, IconCircleCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Finding, Level } from '../../core/rules/finding.ts';
import { countedLevel, LevelIcon } from '../../ui/level-icon.tsx';
import classes from './transfer.module.css';

interface ExportGateProps {
  readonly gate: {
    readonly refused: readonly Finding[];
    readonly asked: readonly Finding[];
    readonly notices: readonly Finding[];
    /** The check broke off: what stands in the way is not known. */
    readonly uncheckable: boolean;
  };
  readonly confirmed: boolean;
  readonly onConfirm: (confirmed: boolean) => void;
  readonly onGoTo: (finding: Finding) => void;
}

/** More than this many are not read in a dialogue; the findings panel has them all. */
const mostListed = 100;

/** What stands in the way of an export: errors refuse it, violations ask, notices never do (decisions 4). */
export function ExportGate({ gate, confirmed, onConfirm, onGoTo }: ExportGateProps) {
  const { refused, asked, notices, uncheckable } = gate;
  const confirm = (label: string) => (
    <Checkbox
      className={classes.confirm}
      checked={confirmed}
      onChange={(event) => onConfirm(event.currentTarget.checked)}
      label={label}
    />
  );
  if (uncheckable) return <NotChecked below={confirm('I export it all the same, unchecked')} />;
  return (
    <>
      {refused.length > 0 && (
        <Obstacles level="error" findings={refused} onGoTo={onGoTo}>
          The file would not be a usable ww3.assessment/v1 document. Each of these leads to its field. The whole desk
          can be exported as it is.
        </Obstacles>
      )}
      {asked.length > 0 && (
        <Obstacles
          level="violation"
          findings={asked}
          onGoTo={onGoTo}
          below={
            refused.length === 0 &&
            confirm(
              asked.length === 1
                ? 'I have read this violation and export all the same'
                : `I have read these ${asked.length} violations and export all the same`,
            )
          }
        >
          The contract does not show which of its rules a receiver checks, so these are yours to decide.
        </Obstacles>
      )}
      {refused.length === 0 && asked.length === 0 && (
        <section className={classes.gate}>
          <p className={classes.gateTitle}>
            <IconCircleCheck size={20} aria-hidden /> Nothing stands in the way of this export.
          </p>
        </section>
      )}
      {notices.length > 0 && (
        <p className={classes.notices}>
          <LevelIcon level="notice" /> {countedLevel('notice', notices.length)} besides: worth a look, never in the way.
        </p>
      )}
    </>
  );
}

/** “Could not check” is never “fine”. */
function NotChecked({ below }: { readonly below: ReactNode }) {
  const title = 'To be confirmed: it could not be checked';
  return (
    <section className={classes.gate} data-level="violation" aria-label={title}>
      <h3 className={classes.gateTitle}>
        <LevelIcon level="unchecked" size={20} /> {title}
      </h3>
      <p>
        The check broke off, so it is not known whether this is a ww3.assessment/v1 document, and what a receiver would
        find wrong with it. The whole desk can be exported as it is.
      </p>
      {below}
    </section>
  );
}

interface ObstaclesProps {
  readonly level: Exclude<Level, 'notice'>;
  readonly findings: readonly Finding[];
  readonly onGoTo: (finding: Finding) => void;
  /** What this means, before the list. */
  readonly children: ReactNode;
  readonly below?: ReactNode;
}

function Obstacles({ level, findings, onGoTo, children, below }: ObstaclesProps) {
  const count = countedLevel(level, findings.length);
  const rest = findings.length - mostListed;
  const title = level === 'error' ? `Refused: ${count}` : `To be confirmed: ${count}`;
  return (
    <section className={classes.gate} data-level={level} aria-label={title}>
      <h3 className={classes.gateTitle}>
        <LevelIcon level={level} size={20} /> {title}
      </h3>
      <p>{children}</p>
      <ul className={classes.findings}>
        {findings.slice(0, mostListed).map((finding, index) => (
          <li key={index}>
            <button type="button" className={classes.finding} onClick={() => onGoTo(finding)}>
              <span>
                <span dir="auto">{finding.message}</span>
                <span className={classes.place}>{finding.path === '' ? 'the document' : finding.path}</span>
              </span>
              <IconArrowRight size={16} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
      {rest > 0 && <p>{rest.toLocaleString('en')} more stand in Findings.</p>}
      {below}
    </section>
  );
}
