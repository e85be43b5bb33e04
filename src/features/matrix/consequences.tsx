/**
 * In the panel “What if”: the effect of the exclusions on each entry, in sentences. An entry with several losses is
 * listed under the first.
 */
import { memo } from 'react';
import type { Consequence, Loss, ExclusionEffects } from '../../core/matrix/exclusions.ts';
import { ToneIcon } from './grid-headings.tsx';
import { consequenceSentence } from './sentences.ts';
import classes from './panel.module.css';

interface ConsequencesProps {
  readonly effects: ExclusionEffects;
  readonly onEntry: (at: number) => void;
}

const groups: readonly (readonly [Loss, string])[] = [
  ['last-support', 'Lose all support'],
  ['only-verbatim', 'Lose all verbatim support'],
  ['becomes-capability-alone', 'Rest on capability alone'],
  ['last-contradiction', 'Lose all contradicting evidence'],
];

export const Consequences = memo(function Consequences({ effects, onEntry }: ConsequencesProps) {
  const { touched, untouched } = effects;
  const withoutLosses = touched.filter(({ losses }) => losses.length === 0);
  return (
    <section aria-label="Effect of exclusion" className={classes.consequences}>
      <h3>Effect of exclusion</h3>
      <p role="status" className={classes.soft}>
        {summary(effects)}
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
      {withoutLosses.length > 0 ? (
        <details open={withoutLosses.length <= 12}>
          <summary>Fewer claims, no losses ({withoutLosses.length})</summary>
          <Sentences consequences={withoutLosses} onEntry={onEntry} />
        </details>
      ) : null}
      {untouched > 0 ? (
        <p className={classes.soft}>
          {untouched === 1 ? '1 entry cites' : `${String(untouched)} entries cite`} no excluded claim.
        </p>
      ) : null}
    </section>
  );
});

function summary({ touched }: ExclusionEffects): string {
  const losing = touched.filter(({ losses }) => losses.length > 0).length;
  if (touched.length === 0) return 'No entry cites an excluded claim.';
  if (losing === 0) return 'No losses. Affected entries have fewer claims.';
  return losing === 1 ? 'Losses in 1 entry.' : `Losses in ${String(losing)} entries.`;
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
            <ToneIcon tone={consequence.losses.length > 0 ? 'losses' : 'fewer'} losses={consequence.losses} />
            <span>{consequenceSentence(consequence)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
