import { expect, it } from 'vitest';
import { Dialog } from './dialog.tsx';
import { renderThemed } from './rendered.fixtures.tsx';

it('is named by its title, and screen readers do not read its content as a description', () => {
  const screen = renderThemed(
    <Dialog opened onClose={() => undefined} title="Add sources" transitionProps={{ duration: 0 }}>
      <label>
        Title <input />
      </label>
    </Dialog>,
  );
  const dialog = screen.getByRole('dialog', { name: 'Add sources' });
  expect(dialog.hasAttribute('aria-describedby')).toBe(false);
  expect(screen.queryByRole('banner')).toBeNull();
  expect(screen.getByRole('button', { name: 'Close' })).toBeTruthy();
});
