import { codePointLength } from '../../../core/passage/offsets.ts';
import classes from './counter.module.css';

/** From this share of the limit on, what is left is shown even while the field has no focus. */
const worthSaying = 0.8;

const digits = new Intl.NumberFormat('en');

/** How many characters (code points) are left; it has its place always and is seen when it matters. */
export function Counter({ text, limit }: { readonly text: string; readonly limit: number | undefined }) {
  if (limit === undefined) return null;
  const length = codePointLength(text);
  const left = limit - length;
  const words =
    left < 0
      ? `${digits.format(-left)} too many of ${digits.format(limit)}`
      : `${digits.format(left)} of ${digits.format(limit)} left`;
  return (
    <span
      className={classes.counter}
      data-counter
      data-near={length > limit * worthSaying || undefined}
      data-over={left < 0 || undefined}
    >
      {words}
    </span>
  );
}
