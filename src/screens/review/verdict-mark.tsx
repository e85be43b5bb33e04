/** The icons of verdicts, for buttons and as a mark on links, claims and entries. */
import {
  IconBan,
  IconCheck,
  IconCircle,
  IconCircleDashedX,
  IconCircleMinus,
  IconCirclePlus,
  IconQuestionMark,
  IconRefreshAlert,
} from '@tabler/icons-react';
import type { VerdictValue } from '../../core/review/edits.ts';
import { doneWord } from './keys.ts';
import type { OwnVerdict } from './queue.ts';
import classes from './wording.module.css';

export const verdictIcons: Readonly<Record<VerdictValue, typeof IconCheck>> = {
  accept: IconCheck,
  question: IconQuestionMark,
  reject: IconBan,
  supports: IconCirclePlus,
  contradicts: IconCircleDashedX,
  neither: IconCircleMinus,
};

interface VerdictMarkProps {
  readonly own: OwnVerdict | undefined;
  /** The kind of the reviewed item, to tell it from links beside it that have verdicts of their own. */
  readonly subject?: string;
}

/** The reviewer's verdict as an icon, with a text for screen readers and as a tooltip. */
export function VerdictMark({ own, subject }: VerdictMarkProps) {
  const outdated = own !== undefined && own.standing.state !== 'current';
  const Icon = !own ? IconCircle : outdated ? IconRefreshAlert : verdictIcons[own.verdict.verdict];
  const words = !own
    ? subject
      ? `${subject} not reviewed`
      : 'Not reviewed'
    : `${doneWord(own.verdict.verdict)}${outdated ? ', outdated' : ''}`;
  return (
    <span className={classes.mark} data-verdict={outdated ? 'stale' : own?.verdict.verdict} title={words}>
      <Icon size={15} stroke={2.2} aria-hidden />
      <span className={classes.unseen}>{words}.</span>
    </span>
  );
}
