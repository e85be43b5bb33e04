/** The panel beside the matrix: its gaps, or the effect of exclusions. */
import { CloseButton, Group } from '@mantine/core';
import type { EvidenceMatrix } from '../../core/matrix/matrix.ts';
import type { ExclusionEffects } from '../../core/matrix/exclusions.ts';
import { GapsPanel } from './gaps-panel.tsx';
import type { MatrixView } from './matrix-view.ts';
import { WhatIfPanel } from './what-if-panel.tsx';
import classes from './panel.module.css';

interface SidePanelProps {
  readonly matrix: EvidenceMatrix;
  readonly effects: ExclusionEffects;
  readonly view: MatrixView;
  readonly onView: (part: Partial<MatrixView>) => void;
  readonly onEntry: (at: number) => void;
  readonly narrow: boolean;
}

export function SidePanel({ matrix, effects, view, onView, onEntry, narrow }: SidePanelProps) {
  const title = view.panel === 'gaps' ? 'Gaps' : 'What if';
  return (
    <aside aria-label={title} className={classes.panel} data-narrow={narrow || undefined}>
      <Group justify="space-between" gap="var(--space-4)" wrap="nowrap">
        <h2>{title}</h2>
        <CloseButton aria-label={`Close “${title}”`} onClick={() => onView({ panel: null })} />
      </Group>
      {view.panel === 'gaps' ? (
        <GapsPanel matrix={matrix} view={view} onView={onView} />
      ) : (
        <WhatIfPanel
          matrix={matrix}
          off={view.off}
          effects={effects}
          onOff={(off) => onView({ off })}
          onEntry={onEntry}
        />
      )}
    </aside>
  );
}
