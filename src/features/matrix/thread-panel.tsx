import { Button, SegmentedControl } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import type { EvidenceMatrix } from '../../core/matrix/matrix.ts';
import { countOff, nothingOff, type PulledThread, type SwitchedOff } from '../../core/matrix/thread.ts';
import { useDraft } from '../../store/context.tsx';
import { Consequences } from './consequences.tsx';
import { SwitchList } from './switch-list.tsx';
import { switchesOf, type SwitchKind } from './switches.ts';
import classes from './panel.module.css';

interface ThreadPanelProps {
  readonly matrix: EvidenceMatrix;
  readonly off: SwitchedOff;
  readonly thread: PulledThread;
  readonly onOff: (off: SwitchedOff) => void;
  /** Leads to an entry's place in the matrix. */
  readonly onEntry: (at: number) => void;
}

const kinds = [
  { value: 'publishers', label: 'Publishers' },
  { value: 'observations', label: 'Observations' },
  { value: 'claims', label: 'Claims' },
] as const satisfies readonly { value: SwitchKind; label: string }[];

/** Switches things off, and says what would stand without them. */
export function ThreadPanel({ matrix, off, thread, onOff, onEntry }: ThreadPanelProps) {
  const casefile = useDraft(({ workspace }) => workspace.casefile);
  const [kind, setKind] = useState<SwitchKind>('claims');
  const switches = useMemo(() => switchesOf(kind, matrix, casefile, off), [kind, matrix, casefile, off]);
  const count = countOff(off);
  return (
    <>
      <p className={classes.note}>
        Switch something off to see what would stand without it. This is a view: nothing in the draft is changed, saved
        or exported.
      </p>
      <SegmentedControl
        fullWidth
        size="xs"
        aria-label="What to switch off"
        data={[...kinds]}
        value={kind}
        onChange={(value) => setKind(kinds.find((each) => each.value === value)?.value ?? kind)}
      />
      <SwitchList key={kind} label={kind} switches={switches} off={off} onOff={onOff} />
      <div className={classes.back}>
        <span className={classes.soft} role="status">
          {count === 0
            ? 'Nothing is switched off.'
            : `${String(count)} switched off, and with that ${String(thread.off.size)} of ${String(matrix.claims.length)} claims.`}
        </span>
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconArrowBackUp size={15} aria-hidden />}
          disabled={count === 0}
          onClick={() => onOff(nothingOff)}
        >
          Put everything back
        </Button>
      </div>
      {count > 0 ? <Consequences thread={thread} onEntry={onEntry} /> : null}
    </>
  );
}
