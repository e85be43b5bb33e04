/** Below the passage while it has the focus: widens and narrows the selection or the active claim at both ends. */
import { NativeSelect } from '@mantine/core';
import { IconArrowBarLeft, IconArrowBarRight, IconArrowBarToLeft, IconArrowBarToRight } from '@tabler/icons-react';
import type { Adjustment } from '../../core/text/adjust.ts';
import { ToolButton } from '../../ui/tool-button.tsx';
import { adjustKeys, type AdjustUnit } from './adjust-keys.ts';
import parts from '../../ui/parts.module.css';
import classes from './selection-bar.module.css';

interface AdjustBarProps {
  /** What the span is of: a claim, or the selection. */
  readonly of: string;
  readonly unit: AdjustUnit;
  readonly onUnit: (unit: AdjustUnit) => void;
  readonly onAdjust: (how: Pick<Adjustment, 'edge' | 'direction'>) => void;
}

const units: readonly { readonly value: AdjustUnit; readonly label: string }[] = [
  { value: 'character', label: 'Character' },
  { value: 'word', label: 'Word' },
  { value: 'sentence', label: 'Sentence' },
];

const buttons = [
  { edge: 'start', direction: 'widen', Icon: IconArrowBarLeft },
  { edge: 'start', direction: 'narrow', Icon: IconArrowBarToRight },
  { edge: 'end', direction: 'narrow', Icon: IconArrowBarToLeft },
  { edge: 'end', direction: 'widen', Icon: IconArrowBarRight },
] as const;

export function AdjustBar({ of, unit, onUnit, onAdjust }: AdjustBarProps) {
  return (
    <div role="group" aria-label={`Adjust span of ${of}`} className={classes.adjust}>
      {buttons.map(({ edge, direction, Icon }) => (
        <ToolButton
          key={`${edge} ${direction}`}
          label={`${direction === 'widen' ? 'Widen' : 'Narrow'} ${edge} by ${unit}`}
          hint={adjustKeys[edge][direction]}
          onClick={() => onAdjust({ edge, direction })}
        >
          <Icon size={16} aria-hidden className={parts.mirrored} />
        </ToolButton>
      ))}
      <NativeSelect
        size="xs"
        aria-label="Adjust by"
        className={classes.unit ?? ''}
        value={unit}
        onChange={({ currentTarget: { value } }) =>
          onUnit(units.find((candidate) => candidate.value === value)?.value ?? 'word')
        }
        data={[...units]}
      />
    </div>
  );
}
