import { memo } from 'react';
import type { Consequence, Loss, PulledThread } from '../../core/matrix/thread.ts';
import { ToneIcon } from './grid-headings.tsx';
import { consequenceSentence } from './sentences.ts';
import classes from './panel.module.css';

interface ConsequencesProps {
  readonly thread: PulledThread;
  readonly onEntry: (at: number) => void;
}

const groups: readonly (readonly [Loss, string])[] = [
  ['last-support', 'Lose their last support'],
  ['only-verbatim', 'Lose their only verbatim support'],
  ['becomes-capability-alone', 'Become capability alone'],
  ['last-contradiction', 'Lose all that contradicts them'],
];

/** What becomes of the entries, in sentences; an entry that loses several things stands under the first. */
export const Consequences = memo(function Consequences({ thread, onEntry }: ConsequencesProps) {
  const { touched, untouched } = thread;
  const standing = touched.filter(({ losses }) => losses.length === 0);
  return (
    <section aria-label="What would stand" className={classes.consequences}>
      <h3>What would stand</h3>
      <p role="status" className={classes.soft}>
        {summary(thread)}
      </p>
      {groups.map(([loss, title]) => {
        const members = touched.filter(({ losses }) => losses[0] === loss);
        return members.length === 0 ? null : (
          <div key={loss}>
            <h4>
              {title} ({members.length})
            </h4>
            <Sentences consequences={members} onEntry={onEntry} />
          </div>
        );
      })}
      {standing.length > 0 ? (
        <details open={standing.length <= 12}>
          <summary>Stand on with less ({standing.length})</summary>
          <Sentences consequences={standing} onEntry={onEntry} />
        </details>
      ) : null}
      {untouched > 0 ? (
        <p className={classes.soft}>
          {untouched === 1 ? 'One entry cites' : `${String(untouched)} entries cite`} nothing that is switched off.
        </p>
      ) : null}
    </section>
  );
});

function summary({ touched }: PulledThread): string {
  const losing = touched.filter(({ losses }) => losses.length > 0).length;
  if (touched.length === 0) return 'No entry cites what is switched off.';
  if (losing === 0) return 'Every entry that cites it stands on with less.';
  return losing === 1 ? 'One entry loses something.' : `${String(losing)} entries lose something.`;
}

interface SentencesProps {
  readonly consequences: readonly Consequence[];
  readonly onEntry: (at: number) => void;
}

function Sentences({ consequences, onEntry }: SentencesProps) {
  return (
    <ul className={classes.sentences}>
      {consequences.map((consequence) => (
        <li key={consequence.entry.at}>
          <button type="button" className={classes.sentence} onClick={() => onEntry(consequence.entry.at)}>
            <ToneIcon tone={consequence.losses.length > 0 ? 'loses' : 'stands'} losses={consequence.losses} />
            <span>{consequenceSentence(consequence)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
