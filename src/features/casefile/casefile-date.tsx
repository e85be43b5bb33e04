/** The field for a date of an observation: when it was published or retrieved. */
import type { Observation } from '../../core/casefile/types.generated.ts';
import { pointer } from '../../core/json/pointer.ts';
import { useDispatchAndTell } from '../../shared/dispatch-and-tell.ts';
import { DateInput } from '../../shared/field/date-input.tsx';
import { CasefileField, wordsOf } from './casefile-field.tsx';

interface CasefileDateProps {
  readonly observation: Observation;
  readonly index: number;
  readonly name: 'published_at' | 'retrieved_at';
}

const pickLabels = { published_at: 'Pick publication date', retrieved_at: 'Pick retrieval date' } as const;

export function CasefileDate({ observation, index, name }: CasefileDateProps) {
  const run = useDispatchAndTell();
  const part = { kind: 'observation', index, name } as const;
  const { title } = wordsOf(part);
  const path = pointer('casefile', 'observations', index, name);
  // By number, because a text that is not stored yet belongs to the observation and not to its place in the list.
  const own = `casefile ${String(observation.observation_id)} ${name}`;
  return (
    <CasefileField part={part}>
      {(control) => (
        <DateInput
          control={control}
          path={own}
          value={observation[name]}
          edge="moment"
          pickLabel={pickLabels[name]}
          onWrite={(value, how) =>
            run(
              { type: 'set', path, value },
              how === 'typing' ? { label: `typing in ${title}`, group: path } : { label: `set ${title}` },
            )
          }
          onClear={() => run({ type: 'set', path, value: null }, { label: `clear ${title}` })}
        />
      )}
    </CasefileField>
  );
}
