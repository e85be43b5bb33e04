import { expect, it } from 'vitest';
import { small } from '../../shared/desk.fixtures.ts';
import { renderInDesk } from '../../shared/rendered.fixtures.tsx';
import { TitleField } from './top-bar.tsx';

it('shows a line end of the title as a space, and keeps it in the draft', () => {
  const { screen, title } = renderInDesk(<TitleField />, { ...small, title: 'The north\nchannel' });
  expect(screen.getByLabelText('Title')).toHaveProperty('value', 'The north channel');
  expect(title()).toBe('The north\nchannel');
});
