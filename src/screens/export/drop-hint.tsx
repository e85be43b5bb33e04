/** The hint “Drop to open”, which covers the page while files are dragged over it. */
import { IconFileDownload } from '@tabler/icons-react';
import classes from './transfer.module.css';

export function DropHint() {
  return (
    <div className={classes.drop} aria-hidden>
      <IconFileDownload size={40} stroke={1.5} />
      <p>Drop to open</p>
      <p className={classes.dropHint}>
        Assessments, desk files and blind review packets open as new drafts. Casefiles and review files are added to the
        open draft. Texts, web pages and folders become sources.
      </p>
    </div>
  );
}
