/** The desk for wide windows: three resizable columns, with the findings below. */
import { SplitPanes, type Pane } from '../../ui/split-panes.tsx';
import { regions } from './regions.tsx';

const columns: readonly Pane[] = [
  { id: 'outline', content: regions.outline, size: 22, min: 14, handle: 'Resize outline' },
  { id: 'editor', content: regions.editor, size: 40, min: 24, handle: 'Resize editor' },
  { id: 'passage', content: regions.passage, size: 38, min: 20 },
];

const rows: readonly Pane[] = [
  {
    id: 'columns',
    content: <SplitPanes panes={columns} orientation="horizontal" name="columns" />,
    size: 80,
    min: 35,
    handle: 'Resize findings',
  },
  { id: 'findings', content: regions.findings, size: 20, min: 6 },
];

export function WideDesk() {
  return <SplitPanes panes={rows} orientation="vertical" name="rows" />;
}
