import { fireEvent } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { holdTyping } from './type-ahead.tsx';
import { renderThemed } from './rendered.fixtures.tsx';

afterEach(() => vi.restoreAllMocks());

/** A form with the field that the person types into. */
function Form({ onSave }: { readonly onSave: (name: FormDataEntryValue | null) => void }) {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSave(new FormData(event.currentTarget).get('name'));
      }}
    >
      <button type="button">Menu</button>
      <input aria-label="Name" name="name" />
      <button type="submit">Save</button>
    </form>
  );
}

function renderForm() {
  const onSave = vi.fn();
  const screen = renderThemed(<Form onSave={onSave} />);
  const field = screen.getByLabelText('Name') as HTMLInputElement;
  const menu = screen.getByText('Menu');
  const press = (key: string, more: KeyboardEventInit = {}): boolean =>
    fireEvent.keyDown(document.body, { key, ...more });
  return { field, menu, press, onSave };
}

it('types into the field and then presses Enter, which submits the form', async () => {
  const { field, press, onSave } = renderForm();
  const end = holdTyping();
  for (const key of ['Enter', 'A', 'd', 'a', 'Enter']) press(key);
  end(true);
  field.focus();
  await expect.poll(() => onSave.mock.calls).toEqual([['Ada']]);
});

it('still holds keys if a menu that closes moves the focus before the content is rendered', async () => {
  const { field, menu, press } = renderForm();
  const end = holdTyping();
  press('A');
  menu.focus();
  press('d');
  end(true);
  field.focus();
  await expect.poll(() => field.value).toBe('Ad');
});

it('holds characters with AltGr, but no shortcuts, and no key that is still pressed', async () => {
  const { field, press } = renderForm();
  const end = holdTyping();
  press('c', { repeat: true });
  expect(press('z', { ctrlKey: true })).toBe(true);
  const isAltGr = vi.spyOn(KeyboardEvent.prototype, 'getModifierState').mockReturnValue(true);
  expect(press('@', { ctrlKey: true, altKey: true })).toBe(false);
  isAltGr.mockRestore();
  end(true);
  field.focus();
  await expect.poll(() => field.value).toBe('@');
});
