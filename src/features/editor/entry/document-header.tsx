import { useVerdictsHere } from '../../../store/use-verdicts-here.ts';
import classes from './entry-header.module.css';
import { LevelBadge } from './level-badge.tsx';
import { VerdictMarks } from './verdict-marks.tsx';

/** Above the head of the document: what it is, how it stands, and what no check can say. */
export function DocumentHeader() {
  const verdicts = useVerdictsHere('document');
  return (
    <header className={classes.header}>
      <div className={classes.line}>
        <h2 className={classes.title}>Document</h2>
        <LevelBadge />
        <VerdictMarks words={verdicts.entry} path="" />
      </div>
      <p className={classes.caution}>
        Who wrote it and what it draws on. Validation of a document does not make any entry in it true.
      </p>
    </header>
  );
}
