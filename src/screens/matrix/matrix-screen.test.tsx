import { expect, it } from 'vitest';
import { untilRendered, renderHookInDesk, renderInDesk } from '../../shared/rendered.fixtures.tsx';
import type { Place } from '../../desk/place.ts';
import { allClaims, gridPlace, saveGridPlace, useMatrixView, withoutFilters, type MatrixView } from './matrix-view.ts';
import { useMatrix, useMatrixActions } from './matrix-screen.tsx';
import { originWith, pagePlace } from '../../core/casefile/origins.fixtures.ts';
import { matrixOf } from '../../core/matrix/matrix.ts';
import { workspaceOf } from '../../core/rules/example-workspace.ts';
import { claimItem, entryItems, noEffects, type GridActions } from './axis.ts';
import { Preview } from './preview.tsx';

function useShown(draftId: string) {
  const [view, change] = useMatrixView(draftId);
  return { view, change, ...useMatrix(view), actions: useMatrixActions(view, change) };
}

function renderMatrix(draftId: string) {
  const places: Place[] = [];
  const navigation = { goTo: (place: Place) => void places.push(place) };
  const made = renderHookInDesk(() => useShown(draftId), undefined, { navigation });
  return { ...made, places, change: (part: Partial<MatrixView>) => untilRendered(() => made.now().change(part)) };
}

it('remembers the view of each draft, and the active cell if the axes are swapped', async () => {
  const { screen, now, change } = renderMatrix('one');
  const claims = now().content.rows.map(({ name }) => name);
  saveGridPlace('one', { spot: { row: 3, column: 5 }, top: 40, start: 7 });
  await change({ swapped: true, linked: true });
  expect(gridPlace('one')).toEqual({ spot: { row: 5, column: 3 }, top: 0, start: 0 });
  expect(now().content.columns.map(({ name }) => name)).toEqual(claims);
  screen.unmount();
  expect(renderMatrix('one').now().view).toMatchObject({ swapped: true, linked: true });
  expect(renderMatrix('two').now().view).toMatchObject({ swapped: false, linked: false });
});

it('shows what matches the filters, which can be cleared without the sort order', async () => {
  const { now, change } = renderMatrix('three');
  await change({ claims: { ...allClaims, text: 'nobody asked', order: 'id' } });
  expect(now().shown.claims.map(({ id }) => id)).toEqual(['C-002']);
  await change(withoutFilters(now().view));
  expect(now().shown.claims).toHaveLength(2);
  expect(now().view.claims.order).toBe('id');
});

it('opens a cell at its link, and a heading at its entry', async () => {
  const { now, places } = renderMatrix('four');
  const [row] = now().content.rows;
  const [column] = now().content.columns;
  await untilRendered(() => now().actions.open(row, column));
  await untilRendered(() => now().actions.open(row, undefined));
  expect(places).toEqual([
    { to: 'desk', selection: { section: 'power_bases', index: 0 }, field: '/evidence/0' },
    { to: 'desk', selection: { section: 'claims', index: 0 } },
  ]);
});

it('excludes the claim of a row, marks what that changes, and includes it again', async () => {
  const { now } = renderMatrix('five');
  await untilRendered(() => now().actions.toggle(now().content.rows[0], undefined));
  expect(now().view.panel).toBe('what-if');
  expect(now().content.rows[0]?.tone).toBe('excluded');
  expect(now().content.plainRows[0]?.tone).toBeUndefined();
  await untilRendered(() => now().actions.toggle(now().content.rows[0], undefined));
  expect(now().content.rows[0]?.tone).toBeUndefined();
});

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
