/** The desk for wide windows: three resizable columns, with the findings below. */
import { memo, type ReactNode } from 'react';
import { SplitPanes, type Pane } from '../../ui/split-panes.tsx';
import { regions } from './regions.tsx';

const columns: readonly Pane[] = [
  { id: 'outline', content: regions.outline, size: 22, min: 14, handle: 'Resize outline' },
  { id: 'editor', content: regions.editor, size: 40, min: 24, handle: 'Resize editor' },
  { id: 'passage', content: regions.passage, size: 38, min: 20 },
];

/**
 * Returns the columns with the findings below. Of a window 720 pixels high, the columns keep 60 %, however far the
 * findings are pulled up.
 */
export function withFindings(content: ReactNode): readonly Pane[] {
  return [
    { id: 'columns', content, size: 72, min: 69, handle: 'Resize findings' },
    { id: 'findings', content: regions.findings, size: 28, min: 12 },
  ];
}

const rows = withFindings(<SplitPanes panes={columns} orientation="horizontal" name="columns" />);

export const WideDesk = memo(function WideDesk() {
  return <SplitPanes panes={rows} orientation="vertical" name="desk-rows" />;
});
