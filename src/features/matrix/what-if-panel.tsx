/** The panel “What if” beside the matrix: excludes publishers, observations or claims, and shows the effect. */
import { Button, Group, SegmentedControl } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import type { EvidenceMatrix } from '../../core/matrix/matrix.ts';
import { countExclusions, noExclusions, type ExclusionEffects, type Exclusions } from '../../core/matrix/exclusions.ts';
import { useDraft } from '../../shared/context.tsx';
import { Consequences } from './consequences.tsx';
import { ExclusionList } from './exclusion-list.tsx';
import { exclusionOptions, type ExclusionKind } from './exclusions.ts';
import classes from './panel.module.css';

interface WhatIfPanelProps {
  readonly matrix: EvidenceMatrix;
  readonly off: Exclusions;
  readonly effects: ExclusionEffects;
  readonly onOff: (off: Exclusions) => void;
  /** Moves to an entry in the matrix. */
  readonly onEntry: (at: number) => void;
}

const kinds = [
  { value: 'publishers', label: 'Publishers' },
  { value: 'observations', label: 'Observations' },
  { value: 'claims', label: 'Claims' },
] as const satisfies readonly { value: ExclusionKind; label: string }[];

export function WhatIfPanel({ matrix, off, effects, onOff, onEntry }: WhatIfPanelProps) {
  const casefile = useDraft(({ workspace }) => workspace.casefile);
  const [kind, setKind] = useState<ExclusionKind>('claims');
  const options = useMemo(() => exclusionOptions(kind, matrix, casefile, off), [kind, matrix, casefile, off]);
  const count = countExclusions(off);
  return (
    <>
      <p className={classes.note}>
        Exclude publishers, observations or claims to see which entries depend on them. This does not change your draft.
      </p>
      <SegmentedControl
        fullWidth
        size="xs"
        aria-label="What to exclude"
        data={[...kinds]}
        value={kind}
        onChange={(value) => setKind(kinds.find((each) => each.value === value)?.value ?? kind)}
      />
      <ExclusionList key={kind} label={kind} options={options} off={off} onOff={onOff} />
      <Group justify="space-between" gap="var(--space-3)">
        <span className={classes.soft} role="status">
          {count === 0
            ? 'Nothing excluded.'
            : `${String(count)} excluded (${String(effects.off.size)} of ${String(matrix.claims.length)} claims).`}
        </span>
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconArrowBackUp size={15} aria-hidden />}
          disabled={count === 0}
          onClick={() => onOff(noExclusions)}
        >
          Include all
        </Button>
      </Group>
      {count > 0 ? <Consequences effects={effects} onEntry={onEntry} /> : null}
    </>
  );
}
