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

it('has its name when a field in it takes the focus at once', () => {
  let name: string | null | undefined;
  renderThemed(
    <Dialog opened onClose={() => undefined} title="Add sources" transitionProps={{ duration: 0 }}>
      <input
        autoFocus
        onFocus={(event) => (name = event.currentTarget.closest('[role=dialog]')?.getAttribute('aria-label'))}
      />
    </Dialog>,
  );
  expect(name).toBe('Add sources');
});
