/** Lists the problems of a text that cannot be read. Each one leads to its position. */
import { AboutFile } from '../../shared/about-file.tsx';
import type { FileProblem } from '../../store/file-report.ts';
import classes from './source.module.css';

export function ProblemList({
  problems,
  onGo,
}: {
  readonly problems: readonly FileProblem[];
  readonly onGo: (problem: FileProblem) => void;
}) {
  return (
    <ul className={classes.problems} aria-label="Problems">
      {problems.map((problem, index) => (
        <li key={index}>
          <button type="button" className={classes.problem} dir="ltr" onClick={() => onGo(problem)}>
            <AboutFile sentence={problem.message} />
          </button>
        </li>
      ))}
    </ul>
  );
}
