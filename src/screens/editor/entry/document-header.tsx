/** The header of the document’s form: its findings, its verdicts and a caution about what no check can tell. */
import { useVerdictSummaries } from '../../../shared/use-verdict-summaries.ts';
import classes from './entry-header.module.css';
import { LevelBadge } from './level-badge.tsx';
import { VerdictMarks } from './verdict-marks.tsx';

export function DocumentHeader() {
  const verdicts = useVerdictSummaries('document');
  return (
    <header className={classes.header}>
      <div className={classes.line}>
        <h2 className={classes.title}>Document</h2>
        <LevelBadge />
        <VerdictMarks words={verdicts.entry} path="" />
      </div>
      <p className={classes.caution}>
        Who produced the assessment, and its observations. Validation of a document does not make any entry in it true.
      </p>
    </header>
  );
}
