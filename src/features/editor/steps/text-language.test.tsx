import { act } from '@testing-library/react';
import { expect, it } from 'vitest';
import { workspaceOf } from '../../../core/rules/example-workspace.ts';
import { renderInDesk, typeInto } from '../../../shared/rendered.fixtures.tsx';
import { TextLanguage } from './text-language.tsx';

it('the language of the texts is stated with a code, named, corrected, removed and undone', () => {
  const { screen, desk } = renderInDesk(<TextLanguage />, workspaceOf({ title: 'Languages' }));
  const stated = () => desk.getState().draft?.workspace.textLanguage;
  const box = screen.getByRole('textbox', { name: 'Language of your texts' });
  typeInto(box, 'd');
  expect(screen.getByText('Enter a language code such as en, ar or zh-Hant.')).toBeDefined();
  expect(box.getAttribute('aria-invalid')).toBe('true');
  typeInto(box, 'de');
  expect(stated()).toBe('de');
  expect(screen.getByText('German')).toBeDefined();
  expect(box.getAttribute('aria-invalid')).toBeNull();
  act(() => void desk.actions.undo());
  expect(stated()).toBeUndefined();
  typeInto(box, 'fa');
  typeInto(box, '');
  expect(desk.getState().draft?.workspace).not.toHaveProperty('textLanguage');
});
