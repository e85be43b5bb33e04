import { IconFileDownload } from '@tabler/icons-react';
import classes from './transfer.module.css';

/** What stands over the page while files are held above it. */
export function DropHint() {
  return (
    <div className={classes.drop} aria-hidden>
      <IconFileDownload size={40} stroke={1.5} />
      <p>Drop to open</p>
      <p className={classes.dropHint}>
        An assessment, a casefile, a desk file or a blind review packet opens beside what is here. Reviewers’ verdicts
        come into the draft that is open.
      </p>
    </div>
  );
}
