/** Says how the analyst describes and grades an observation and its publisher as sources, in details that open. */
import { gradeCaution, gradeCode, gradeLines } from '../core/casefile/source-facts.ts';
import { casefileIndex } from '../core/casefile/lookup.ts';
import type { Observation } from '../core/casefile/types.generated.ts';
import { AuthorText } from './author-text.tsx';
import { useDesk } from './context.tsx';
import classes from './origin-details.module.css';

export function SourceGradeDetails({ observation }: { readonly observation: Observation }) {
  const publisher = useDesk(({ draft }) =>
    casefileIndex(draft?.workspace.casefile ?? null).actor(observation.publisher_actor_id ?? ''),
  );
  const lines = gradeLines(observation, publisher);
  if (lines.length === 0) return null;
  const codes = [
    observation.grade && gradeCode(observation.grade),
    publisher?.grade && gradeCode(publisher.grade) && `publisher ${gradeCode(publisher.grade)}`,
  ].filter(Boolean);
  return (
    <details className={classes.origin}>
      <summary>{codes.length === 0 ? 'About the source' : `Source grade: ${codes.join(', ')}`}</summary>
      <dl className={classes.facts}>
        {lines.map(({ name, text, isOfScale }) => (
          <div key={name}>
            <dt>{name}</dt>
            <AuthorText as="dd" lang={isOfScale ? 'en' : undefined}>
              {text}
            </AuthorText>
          </div>
        ))}
      </dl>
      <p>{gradeCaution}</p>
    </details>
  );
}
