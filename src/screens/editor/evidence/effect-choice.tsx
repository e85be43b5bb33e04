/** The buttons that set whether new evidence links support or contradict. */
import { RadioRow } from '../field/radio-row.tsx';
import type { Effect } from './use-link-edits.ts';

const effects = [
  { value: 'supports', title: 'Supports', meaning: 'supports' },
  { value: 'contradicts', title: 'Contradicts', meaning: 'contradicts' },
] as const;

interface EffectChoiceProps {
  /** The DOM ID of the first choice. */
  readonly id: string;
  readonly effect: Effect;
  readonly onEffect: (effect: Effect) => void;
}

/** The effect of new evidence links. */
export function EffectChoice({ id, effect, onEffect }: EffectChoiceProps) {
  return (
    <RadioRow
      id={id}
      label="Effect"
      choices={effects}
      value={effect}
      onChoose={(next) => onEffect(next === 'contradicts' ? 'contradicts' : 'supports')}
    />
  );
}
