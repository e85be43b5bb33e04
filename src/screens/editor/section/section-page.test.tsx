import { expect, it } from 'vitest';
import { workspaceOf } from '../../../core/rules/example-workspace.ts';
import { renderInDesk } from '../../../shared/rendered.fixtures.tsx';
import { SectionPage } from './section-page.tsx';

const pageWith = (count: number) => {
  const unknowns = Array.from({ length: count }, (_, index) => `Unknown number ${String(index)}?`);
  const workspace = workspaceOf({ title: 'Full', assessment: { '/unknowns': unknowns } });
  const { screen } = renderInDesk(<SectionPage list="unknowns" missing={undefined} />, workspace);
  return { screen, button: screen.getByRole('button', { name: 'Add unknown' }) as HTMLButtonElement };
};

it.each([
  [99, false, undefined],
  [100, true, 'Limit reached: at most 100 unknowns.'],
  [103, true, 'The list now has 103 unknowns, but at most 100 are allowed. Delete 3.'],
])('with %i unknowns says at the button whether one can be added', (count, isDisabled, note) => {
  const { screen, button } = pageWith(count);
  expect(button.disabled).toBe(isDisabled);
  expect(screen.queryByText(/at most 100/)?.textContent).toBe(note);
  if (note !== undefined) expect(button.getAttribute('aria-describedby')).toBe(screen.getByText(note).id);
});
