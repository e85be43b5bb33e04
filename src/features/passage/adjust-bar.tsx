/** The bar below the passage that widens and narrows the pending span or the active claim's span, at either end. */
import { SegmentedControl } from '@mantine/core';
import { IconArrowBarLeft, IconArrowBarRight, IconArrowBarToLeft, IconArrowBarToRight } from '@tabler/icons-react';
import type { Adjustment } from '../../core/passage/adjust.ts';
import { ToolButton } from '../../ui/tool-button.tsx';
import { adjustKeys, type AdjustUnit } from './adjust-keys.ts';
import parts from '../../ui/parts.module.css';
import classes from './selection-bar.module.css';

interface AdjustBarProps {
  /** What the buttons adjust: “selection” or a claim's ID; null if there is nothing to adjust. */
  readonly subject: string | null;
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

export function AdjustBar({ subject, unit, onUnit, onAdjust }: AdjustBarProps) {
  return (
    <div role="group" aria-label="Adjust span" className={classes.adjust}>
      <span className={classes.subject}>{subject === null ? 'Adjust span' : `Adjust ${subject}`}</span>
      <SegmentedControl
        size="xs"
        aria-label="Adjust by"
        value={unit}
        onChange={(value) => onUnit(units.find((candidate) => candidate.value === value)?.value ?? 'word')}
        data={[...units]}
      />
      <span className={classes.edges}>
        {buttons.map(({ edge, direction, Icon }) => {
          const label = `${direction === 'widen' ? 'Widen' : 'Narrow'} ${edge} by ${unit}`;
          return (
            <ToolButton
              key={`${edge} ${direction}`}
              label={label}
              hint={adjustKeys[edge][direction]}
              bordered
              disabled={subject === null}
              onClick={() => onAdjust({ edge, direction })}
            >
              <Icon size={16} aria-hidden className={parts.mirrored} />
            </ToolButton>
          );
        })}
      </span>
    </div>
  );
}
