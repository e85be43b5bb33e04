import { fireEvent } from '@testing-library/react';
import { expect, it } from 'vitest';
import { originWith, pagePlace } from '../../core/casefile/origins.fixtures.ts';
import { span } from '../../core/text/span.ts';
import { workspaceOf } from '../../core/rules/example-workspace.ts';
import { renderInDesk } from '../../shared/rendered.fixtures.tsx';
import { ClaimsHere } from './claims-here.tsx';

const casefile = { origins: [originWith([pagePlace(0, 59, 3), pagePlace(60, 124, 4)])] };
const workspace = workspaceOf({ title: '', casefile });

it('names the page of each claim of the passage', async () => {
  const marks = [0, 1].map((key) => ({ key, span: span(0, 1) })) as never;
  const { screen } = renderInDesk(
    <ClaimsHere marks={marks} onStep={() => undefined} onOpen={() => undefined} />,
    workspace,
  );
  fireEvent.click(screen.getByRole('button', { name: '2 claims here' }));
  expect((await screen.findByText('C-001')).parentElement?.textContent).toMatch(/^C-001 page 3\s*The Harbour Council/);
  expect(screen.getByText('page 4')).toBeTruthy();
});
