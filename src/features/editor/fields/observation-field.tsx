/** The field for the observation of a claim, chosen by number and title; also names an observation in one line. */
import { showDirections } from '../../../core/passage/directions.ts';
import { useMemo } from 'react';
import type { Observation } from '../../../core/casefile/types.generated.ts';
import { useDraft } from '../../../shared/context.tsx';
import { useClaimLanguage } from '../../../shared/use-claim-language.ts';
import { ObservationText } from '../../../shared/observation-text.tsx';
import { PickBox, type PickOption } from '../../../ui/pick-box.tsx';
import { FieldFrame } from '../field/field-frame.tsx';
import type { EntryFieldProps } from './rjsf-field.tsx';
import { useField } from './use-field.ts';
import classes from './observation-field.module.css';

const noObservations: readonly Observation[] = [];

/** Returns the number and title of an observation, in one line. */
export function observationLabel(observation_id: number, title: string | undefined): string {
  return title ? `${String(observation_id)} · ${showDirections(title)}` : String(observation_id);
}

function optionOf({ observation_id, title, published_at }: Observation): PickOption {
  return {
    value: String(observation_id),
    label: observationLabel(observation_id, title),
    content: (
      <span className={classes.option}>
        <span className={classes.number}>{observation_id}</span>
        <span dir="auto">
          <ObservationText number={observation_id} text={title === '' ? 'Untitled' : title} />
        </span>
        {published_at ? <span className={classes.date}>{published_at.slice(0, 10)}</span> : null}
      </span>
    ),
  };
}

/** The observation of a claim, chosen by number and title. */
export function ObservationField(props: EntryFieldProps) {
  const { field } = props;
  const { value, edits, title, choose, frame } = useField(props);
  const observations = useDraft(({ workspace }) => workspace.casefile?.observations ?? noObservations);
  const options = useMemo(() => observations.map(optionOf), [observations]);
  const language = useClaimLanguage({ observation_id: typeof value === 'number' ? value : undefined });
  const number = typeof value === 'number' ? value : undefined;
  const chosen = options.find((option) => option.value === String(number));
  const aside = number !== undefined && !chosen ? <span className={classes.note}>not in the casefile</span> : null;
  const remove = (): boolean => edits.unset(field, { label: `remove ${title}` });
  const wrong =
    value === undefined || number !== undefined
      ? undefined
      : {
          expected: 'the number of an observation',
          replacements: [{ title: 'Choose an observation', onReplace: remove }],
        };
  return (
    <FieldFrame {...frame} aside={aside} wrong={wrong}>
      {(control) => (
        <PickBox
          {...control}
          shown={chosen?.label ?? (number === undefined ? '' : String(number))}
          chosen={chosen?.value}
          lang={language}
          options={options}
          onPick={(picked) => choose(Number(picked))}
          placeholder="Search by number or title"
          empty="The casefile has no observations yet. Add one in Casefile."
        />
      )}
    </FieldFrame>
  );
}
