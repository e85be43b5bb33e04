import type { FileProblem } from '../../store/commands.ts';
import classes from './source.module.css';

/** The problems of a text, each leading to its place. */
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
          <button type="button" className={classes.problem} dir="auto" onClick={() => onGo(problem)}>
            {problem.message}
          </button>
        </li>
      ))}
    </ul>
  );
}
