import { expect, it } from 'vitest';
import { renderInDesk } from '../rendered.fixtures.tsx';
import { Counter } from './counter.tsx';
import { Frame } from './field-frame.tsx';

it('describes a control by the help, the problem and the remaining characters', () => {
  const { screen } = renderInDesk(
    <Frame
      id="reason"
      title="Reason"
      help="Why the claim supports it."
      entryId={undefined}
      counter={<Counter text="abc" limit={10} />}
      findings={[]}
      problem="Reason is missing."
    >
      {(control) => <input {...control} />}
    </Frame>,
  );
  const field = screen.getByRole('textbox', { name: 'Reason' });
  const described = (field.getAttribute('aria-describedby') ?? '').split(' ');
  const words = described.map((id) => document.getElementById(id)?.textContent).join(' ');
  expect(words).toBe('Why the claim supports it. Reason is missing. 7 of 10 left');
  expect(field.getAttribute('aria-invalid')).toBe('true');
});
