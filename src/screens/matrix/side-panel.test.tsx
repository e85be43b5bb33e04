import { expect, it } from 'vitest';
import { matrixOf } from '../../core/matrix/matrix.ts';
import { small } from '../../shared/desk.fixtures.ts';
import { renderInDesk, untilRendered } from '../../shared/rendered.fixtures.tsx';
import { useMatrixView } from './matrix-view.ts';
import { SidePanel } from './side-panel.tsx';

const effects = { off: new Set() } as never;

function Panel() {
  const [view, change] = useMatrixView('gaps');
  const shown = { ...view, panel: 'gaps' as const };
  const matrix = matrixOf(small);
  return <SidePanel {...{ matrix, effects, view: shown }} onView={change} onEntry={() => undefined} narrow={false} />;
}

it.each([
  ['is not finished', () => new Promise<undefined>(() => undefined), '–Not searched yet.'],
  [
    'has failed',
    async () => undefined,
    '–Could not search the sources for shared words. Reload the page to try again.',
  ],
  ['has found nothing', async () => [], '0'],
])('says so of shared words if the search %s', async (_, findSharedWords, expected) => {
  const { screen } = renderInDesk(<Panel />, small, { drafts: { findSharedWords: findSharedWords as never } });
  await untilRendered(() => undefined);
  const gap = screen.getByRole('button', { name: /All support shares the same words/ }).closest('li');
  expect(gap?.textContent).toBe(`All support shares the same words${expected}`);
});
