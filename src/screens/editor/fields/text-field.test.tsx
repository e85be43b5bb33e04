import { act } from '@testing-library/react';
import { expect, it } from 'vitest';
import { viewClaim } from '../../../core/assessment/view.ts';
import { workspaceOf } from '../../../core/rules/example-workspace.ts';
import { renderInDesk, typeInto } from '../../../shared/rendered.fixtures.tsx';
import { formSchemas, schemaBelow } from '../form/form-schemas.ts';
import { PlaceProvider } from '../place/place.tsx';
import { PropositionField } from './text-field.tsx';

const schema = schemaBelow(formSchemas.claims, 'proposition');

function renderProposition(assessment = {}) {
  const made = renderInDesk(
    <main>
      <PlaceProvider kind="claims" index={0}>
        <PropositionField field="/proposition" schema={schema} />
      </PlaceProvider>
      <input aria-label="Next field" />
    </main>,
    workspaceOf({ title: 'x', assessment }),
  );
  const { screen, click, entries } = made;
  const field = () => screen.queryByRole('textbox', { name: 'Proposition' });
  /** Opens the field, replaces its words and leaves it. */
  const restate = (words: string): void => {
    click('Restate…');
    const input = field() as HTMLElement;
    expect(document.activeElement).toBe(input);
    typeInto(input, words);
    act(() => screen.getByRole('textbox', { name: 'Next field' }).focus());
  };
  return { ...made, field, restate, claim: () => viewClaim(entries('claims')[0]) };
}

it('shows the words of a verbatim claim once, and opens for other words, which are a paraphrase', () => {
  const made = renderProposition();
  expect(made.screen.getByRole('group', { name: 'Proposition' }).textContent).toContain('The actual text');
  expect(made.field()).toBeNull();
  made.restate('Nobody goes there.');
  expect(made.claim()).toMatchObject({ proposition: 'Nobody goes there.', representation: 'paraphrase' });
});

it('leaves the claim verbatim while the proposition uses words of the text, or has none', () => {
  for (const words of ['Harbour Council', '']) {
    const made = renderProposition();
    made.restate(words);
    expect(made.claim()).toMatchObject({ proposition: words, representation: 'verbatim' });
    made.screen.unmount();
  }
});

it('is open for a paraphrase, and for a proposition that is not the whole text', () => {
  for (const changed of [{ '/claims/0/representation': 'paraphrase' }, { '/claims/0/proposition': 'Harbour' }]) {
    const { screen, field } = renderProposition(changed);
    expect(field()).not.toBeNull();
    expect(screen.queryByRole('button', { name: 'Restate…' })).toBeNull();
    screen.unmount();
  }
});
