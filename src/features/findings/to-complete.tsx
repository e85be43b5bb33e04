/** In the header of the findings: how much a draft started here still lacks. */
import { useToComplete } from '../../shared/to-complete.ts';
import classes from './findings-header.module.css';

export function ToComplete() {
  const { size } = useToComplete();
  return size === 0 ? null : <span className={classes.toComplete}>{`${String(size)} to complete`}</span>;
}
