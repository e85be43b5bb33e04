/**
 * On the review card: the findings on the current subject, including those that cannot be checked. Hidden in a blind
 * review.
 */
import { useDraft } from '../../shared/context.tsx';
import { FindingText } from '../../shared/finding-text.tsx';
import { LevelIcon, levelWords } from '../../ui/level-icon.tsx';
import { findingsOn, type NamedFindings } from './findings-on.ts';
import type { Subject } from './model.ts';
import { useReviewDesk } from './use-review.ts';
import classes from './covered.module.css';
import wording from './wording.module.css';

/** The maximum number of findings listed for one subject; the rest are counted. */
const maxShown = 8;

export function SubjectFindings({ subject }: { readonly subject: Subject }) {
  const { model, blind } = useReviewDesk();
  const check = useDraft((draft) => draft.check);
  const unchecked = useDraft((draft) => draft.unchecked);
  if (blind || subject.kind === 'document') return null;
  const groups = findingsOn(subject, model, check);
  const hasFindings = groups.some(({ findings }) => findings.length > 0);
  return (
    <section className={classes.findings} aria-label="Findings">
      <h4>Findings</h4>
      {hasFindings ? (
        groups.map((group) => <FindingList key={group.name} {...group} />)
      ) : (
        <p className={wording.meta}>{unchecked ? 'Checking…' : 'No findings.'}</p>
      )}
    </section>
  );
}

function FindingList({ name, findings }: NamedFindings) {
  if (findings.length === 0) return null;
  const more = findings.length - maxShown;
  return (
    <ul>
      {findings.slice(0, maxShown).map((finding, index) => {
        const level = finding.certainty === 'unchecked' ? 'unchecked' : finding.level;
        return (
          <li key={index} data-level={level}>
            <LevelIcon level={level} size={14} />
            <span dir="ltr">
              <strong>
                {name}, {levelWords[level]}:
              </strong>{' '}
              <FindingText finding={finding} />
            </span>
          </li>
        );
      })}
      {more > 0 ? <li>{`and ${String(more)} more for ${name}`}</li> : null}
    </ul>
  );
}
