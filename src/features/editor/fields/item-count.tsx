/** The note beside a list’s label: how many items it has, of how many it may have; nothing for an empty list. */
import classes from './string-list-field.module.css';

export function ItemCount({ count, limit }: { readonly count: number; readonly limit: number | undefined }) {
  if (count === 0 || limit === undefined) return null;
  return <span className={classes.count}>{`${String(count)} of ${String(limit)}`}</span>;
}
