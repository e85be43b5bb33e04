import { fireEvent } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInDesk, untilRendered } from '../../shared/rendered.fixtures.tsx';
import { SectionList } from './section-list.tsx';

it('leads from a queue back to the section whose place it takes', async () => {
  const { screen, view } = renderInDesk(<SectionList />);
  await untilRendered(() => view.actions.showMarks());
  await untilRendered(() => void fireEvent.click(screen.getByRole('button', { name: /^Claims/ })));
  expect(view.getState()).toMatchObject({ selection: { section: 'claims' }, sorting: false });
});
