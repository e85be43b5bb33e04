/** A reviewer’s verdict within a sentence: a word and a shape, readable in print and in greyscale. */
import { IconCheck, IconCircleDashed, IconQuestionMark, IconX } from '@tabler/icons-react';
import { EffectMark } from './effect-mark.tsx';
import classes from './verdict-mark.module.css';

/** The past form of each verdict; any other value is shown unchanged. */
const done: Readonly<Record<string, string>> = {
  accept: 'accepted',
  question: 'questioned',
  reject: 'rejected',
  neither: 'neither supports nor contradicts',
};

const icons: Readonly<Record<string, typeof IconCheck>> = {
  accept: IconCheck,
  question: IconQuestionMark,
  reject: IconX,
  neither: IconCircleDashed,
};

export function VerdictMark({ verdict }: { readonly verdict: string }) {
  if (verdict === 'supports' || verdict === 'contradicts') return <EffectMark effect={verdict} />;
  const Icon = icons[verdict];
  return (
    <span className={classes.verdict} data-verdict={verdict}>
      {Icon ? <Icon size={14} stroke={2.4} aria-hidden /> : null}
      {done[verdict] ?? verdict}
    </span>
  );
}
