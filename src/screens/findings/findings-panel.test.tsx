import { expect, it } from 'vitest';
import { addEntry } from '../../core/workspace/edits.ts';
import { workspaceOf } from '../../core/rules/example-workspace.ts';
import { untilRendered, renderInDesk } from '../../shared/rendered.fixtures.tsx';
import { useLevelCount } from '../../shared/to-complete.ts';
import { ToComplete } from './findings-panel.tsx';

function Counts() {
  return (
    <p>
      <ToComplete /> {useLevelCount('error')} errors
    </p>
  );
}

it('counts what a new entry lacks as “to complete”, until it is left or an export is tried', async () => {
  const { screen, desk, view } = renderInDesk(<Counts />, workspaceOf({ title: 'From a file' }));
  const words = () => screen.getByText(/errors/).textContent;
  expect(words()).toBe(' 0 errors');
  await untilRendered(() => {
    desk.actions.dispatch((workspace) => addEntry(workspace, 'claims'), { label: 'add claim' });
    view.actions.select({ section: 'claims', index: 2 });
  });
  expect(words()).toMatch(/^[1-9]\d* to complete 0 errors$/);
  await untilRendered(() => view.actions.select({ section: 'claims', index: 0 }));
  expect(words()).toMatch(/^ [1-9]\d* errors$/);
  await untilRendered(() => view.actions.select({ section: 'claims', index: 2 }));
  await untilRendered(() => view.actions.noteExportTried());
  expect(words()).toMatch(/^ [1-9]\d* errors$/);
});
