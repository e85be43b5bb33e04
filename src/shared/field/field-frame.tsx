/** The frame of every field: label, help, control, and the findings in a line of reserved space. */
import { useState, type FocusEvent, type ReactNode, memo, useEffect, useRef } from 'react';
import type { Finding } from '../../core/rules/finding.ts';
import classes from './field-frame.module.css';
import { FindingLines } from './finding-lines.tsx';
import { entryAddress } from '../../core/reference/entry.ts';
import { useAnnounce } from '../../ui/announcer.tsx';

/** The properties that connect a field's control with its label, help and findings. */
export interface ControlProps {
  readonly id: string;
  readonly 'aria-describedby': string;
  readonly 'aria-invalid': boolean | undefined;
}

export interface FrameProps {
  /** The DOM ID of the control. */
  readonly id: string;
  readonly title: string;
  /** The purpose of the field. It is shown while the field has the focus or the pointer is over its label. */
  readonly help?: string | undefined;
  /** Whether the purpose is only for screen readers, because what can be chosen explains itself. */
  readonly isHelpUnseen?: boolean;
  /** The ID of the help entry about the field, for the link beside the label and for F1. */
  readonly entryId: string | undefined;
  /** The field's pointer, by which a request for the focus finds it. */
  readonly field?: string | undefined;
  /**
   * What the label belongs to: the one control (default), the field as a group, or an element that refers to
   * `<id>-label`.
   */
  readonly names?: 'control' | 'group' | 'reference' | undefined;
  /** Shown at the end of the label's line. */
  readonly aside?: ReactNode;
  /** Shown at the end of the label's line while it matters. */
  readonly counter?: ReactNode;
  /** The findings that are shown below the field. */
  readonly findings: readonly Finding[];
  /** Selects findings that are only a note for now. */
  readonly isQuiet?: ((finding: Finding) => boolean) | undefined;
  /** What is wrong with the field although no rule says so, as a sentence. */
  readonly problem?: string | undefined;
  /** Shown between the control and the line below it. */
  readonly below?: ReactNode;
  readonly onBlur?: ((event: FocusEvent) => void) | undefined;
  readonly children: (control: ControlProps) => ReactNode;
}

const never = (): boolean => false;

/** A label, a control, and a line below whose space is reserved from the start. */
export function Frame(props: FrameProps) {
  const { id, title, help, entryId, field, names = 'control', aside, counter, findings, isQuiet = never } = props;
  const { problem, below, onBlur, isHelpUnseen = false, children } = props;
  const reported = findings.filter((finding) => finding.level !== 'notice' && !isQuiet(finding));
  const invalid = problem !== undefined || reported.length > 0 || undefined;
  const highest = problem !== undefined || reported.some(({ level }) => level === 'error') ? 'error' : 'violation';
  const announced = useAnnouncedProblems(title, [
    ...(problem === undefined ? [] : [problem]),
    ...reported.map(({ message }) => message),
  ]);
  const [pointed, setPointed] = useState(false);
  const label = {
    id: `${id}-label`,
    className: classes.label,
    onPointerEnter: () => setPointed(true),
    onPointerLeave: () => setPointed(false),
    children: title,
  };
  const groupProps = names === 'group' ? { role: 'group', 'aria-labelledby': `${id}-label` } : {};
  return (
    <div
      className={classes.field}
      data-field={field}
      data-control={id}
      data-help={entryId}
      data-worst={invalid && highest}
      data-pointed={pointed || undefined}
      onFocus={announced.onFocus}
      onBlur={(event) => {
        announced.onLeave(event);
        onBlur?.(event);
      }}
      {...groupProps}
    >
      <div className={classes.head}>
        <span className={classes.name}>
          {names === 'control' ? <label htmlFor={id} {...label} /> : <span {...label} />}
          <HelpLink title={title} entryId={entryId} />
        </span>
        {aside}
        {counter ? (
          <span id={`${id}-counter`} className={classes.counter}>
            {counter}
          </span>
        ) : null}
      </div>
      {children({
        id,
        'aria-describedby': `${id}-help ${id}-findings${counter ? ` ${id}-counter` : ''}`,
        'aria-invalid': invalid,
      })}
      {below}
      <div
        className={classes.foot}
        data-quiet={(problem === undefined && findings.length > 0 && findings.every(isQuiet)) || undefined}
        data-helped={(help && !isHelpUnseen) || undefined}
      >
        <div className={classes.findings} id={`${id}-findings`}>
          {problem === undefined ? null : <p className={classes.problem}>{problem}</p>}
          <FindingLines findings={findings} isQuiet={isQuiet} />
        </div>
        {help && isHelpUnseen ? (
          <p id={`${id}-help`} hidden>
            {help}
          </p>
        ) : null}
        {help && !isHelpUnseen ? (
          <p
            className={classes.help}
            id={`${id}-help`}
            data-alone={(problem === undefined && findings.every(isQuiet)) || undefined}
          >
            {help}
          </p>
        ) : null}
      </div>
    </div>
  );
}

interface HelpLinkProps {
  /** The field's title. */
  readonly title: string;
  readonly entryId: string | undefined;
}

/**
 * Links a field to its help entry. It is visible while the field has the focus or the pointer is over it. It is not a
 * tab stop, because F1 in the field does the same. Every field has one, so it is drawn as a character and hidden by
 * colour: icons, opacity and clips would create layers that the browser processes on each keystroke.
 */
export const HelpLink = memo(function HelpLink({ title, entryId }: HelpLinkProps) {
  if (entryId === undefined) return null;
  return (
    <a href={entryAddress(entryId)} className={classes.link} title={`Help: ${title} (F1)`} tabIndex={-1} data-help-link>
      <span className={classes.mark} aria-hidden>
        ?
      </span>
      <span className={classes.linkName}>Help: {title}</span>
    </a>
  );
});

/** How long after a field is left its problems are announced, in ms: the next field is announced first. */
const pause = 700;

/** Returns handlers for the field. Problems that it had when it got the focus are part of its description. */
function useAnnouncedProblems(title: string, problems: readonly string[]) {
  const say = useAnnounce();
  const shown = useRef(problems);
  const known = useRef<readonly string[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    shown.current = problems;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    onFocus({ currentTarget, relatedTarget }: FocusEvent): void {
      if (currentTarget.contains(relatedTarget)) return;
      clearTimeout(timer.current);
      known.current = shown.current;
    },
    onLeave({ currentTarget, relatedTarget }: FocusEvent): void {
      if (currentTarget.contains(relatedTarget)) return;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        const fresh = shown.current.filter((problem) => !known.current.includes(problem));
        if (fresh.length > 0) say(inWords(title, fresh));
      }, pause);
    },
  };
}

/** Names the field, unless the first problem begins with its name. */
function inWords(title: string, problems: readonly string[]): string {
  const words = problems.join(' ');
  return words.startsWith(`${title} `) ? words : `${title}: ${words}`;
}
