/** The counter of remaining characters (code points) at the end of a field’s label. */
import { useThrottledValue } from '@mantine/hooks';
import { codePointLength } from '../../core/text/offsets.ts';
import classes from './counter.module.css';

/** Above this share of the limit, the counter is shown: before that, it says nothing that matters. */
const visibleFrom = 0.8;

/** How often it counts while a person types, in ms. Counting with every key would delay the keys on the screen. */
const interval = 250;

const digits = new Intl.NumberFormat('en');

/** Shows how many characters (code points) are left, as soon as that matters. */
export function Counter({ text, limit }: { readonly text: string; readonly limit: number | undefined }) {
  const counted = useThrottledValue(text, interval);
  if (limit === undefined) return null;
  const length = codePointLength(counted);
  if (length <= limit * visibleFrom) return null;
  const left = limit - length;
  const words =
    left < 0
      ? `${digits.format(-left)} too many of ${digits.format(limit)}`
      : `${digits.format(left)} of ${digits.format(limit)} left`;
  return (
    <span className={classes.counter} data-counter data-over={left < 0 || undefined}>
      {words}
    </span>
  );
}
