import { CloseButton } from '@mantine/core';
import type { EvidenceMatrix } from '../../core/matrix/matrix.ts';
import type { PulledThread } from '../../core/matrix/thread.ts';
import { GapsPanel } from './gaps-panel.tsx';
import type { MatrixView } from './matrix-view.ts';
import { ThreadPanel } from './thread-panel.tsx';
import classes from './panel.module.css';

interface SidePanelProps {
  readonly matrix: EvidenceMatrix;
  readonly thread: PulledThread;
  readonly view: MatrixView;
  readonly onView: (part: Partial<MatrixView>) => void;
  readonly onEntry: (at: number) => void;
  readonly narrow: boolean;
}

/** Beside the matrix: what stands out in it, or what would stand without some of it. */
export function SidePanel({ matrix, thread, view, onView, onEntry, narrow }: SidePanelProps) {
  const title = view.panel === 'gaps' ? 'Gaps' : 'Pull a thread';
  return (
    <aside aria-label={title} className={classes.panel} data-narrow={narrow || undefined}>
      <div className={classes.head}>
        <h2>{title}</h2>
        <CloseButton aria-label={`Close “${title}”`} onClick={() => onView({ panel: null })} />
      </div>
      {view.panel === 'gaps' ? (
        <GapsPanel matrix={matrix} view={view} onView={onView} />
      ) : (
        <ThreadPanel
          matrix={matrix}
          off={view.off}
          thread={thread}
          onOff={(off) => onView({ off })}
          onEntry={onEntry}
        />
      )}
    </aside>
  );
}
