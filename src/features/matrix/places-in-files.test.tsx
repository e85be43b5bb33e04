import { expect, it } from 'vitest';
import { originWith, pagePlace } from '../../core/casefile/origins.fixtures.ts';
import { matrixOf } from '../../core/matrix/matrix.ts';
import { workspaceOf } from '../../core/rules/example-workspace.ts';
import { renderInDesk } from '../../shared/rendered.fixtures.tsx';
import { claimItem, entryItems, noEffects, type GridActions } from './axis.ts';
import { Preview } from './preview.tsx';

const casefile = { origins: [originWith([pagePlace(0, 59, 3), pagePlace(60, 124, 4)])] };
const actions: GridActions = { open: () => undefined, toggle: () => undefined } as unknown as GridActions;
const place = { block: 0, inline: 0, blockSize: 0, inlineSize: 0, above: false, before: false, space: 0 };

it('names the page of a claim’s text in the preview of a claim and of a link', () => {
  const workspace = workspaceOf({ title: '', casefile });
  const matrix = matrixOf(workspace);
  const rows = matrix.claims.map((claim) => claimItem(claim, noEffects));
  const [column] = entryItems(matrix.entries, noEffects);
  const preview = (row: number, entry: typeof column) => (
    <Preview
      matrix={matrix}
      row={rows[row]}
      column={entry}
      place={place}
      reason={null}
      actions={actions}
      onClose={() => undefined}
    />
  );
  const { screen } = renderInDesk(preview(0, undefined), workspace);
  expect(screen.getByText(/In the file: page 3/)).toBeTruthy();
  screen.rerender(preview(1, column));
  expect(screen.getByText(/In the file: page 4/)).toBeTruthy();
});
