import { fireEvent } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Graded } from '../../core/workspace/grade-edits.ts';
import { useDraft } from '../../shared/context.tsx';
import { renderInDesk, typeInto } from '../../shared/rendered.fixtures.tsx';
import { SourceGrade } from './source-grade.tsx';

const graded: Graded = { kind: 'observation', index: 0 };

function Form() {
  return (
    <SourceGrade graded={graded} grade={useDraft(({ workspace }) => workspace.casefile?.observations[0]?.grade)} />
  );
}

function renderForm() {
  const made = renderInDesk(<Form />);
  return {
    ...made,
    grade: () => made.workspace().casefile?.observations[0]?.grade,
    field: (name: string) => made.screen.getByLabelText(name),
  };
}

it('is a button until it is wanted, and changes nothing before the first field', () => {
  const { click, field, grade } = renderForm();
  click('Add source grade');
  expect(document.activeElement).toBe(field('Source descriptor'));
  expect(grade()).toBeUndefined();
  fireEvent.change(field('Reliability'), { target: { value: 'B' } });
  fireEvent.change(field('Credibility'), { target: { value: '2' } });
  typeInto(field('Basis of the grade'), 'Port logs.');
  expect(grade()).toEqual({ descriptor: '', reliability: 'B', credibility: '2', basis: 'Port logs.' });
});

it('stays open with its fields when it is emptied, and its removal returns the focus to the button', async () => {
  const { button, click, field, grade, undo } = renderForm();
  click('Add source grade');
  typeInto(field('Source descriptor'), 'A port agent.');
  typeInto(field('Source descriptor'), '');
  expect(grade()).toBeUndefined();
  expect(document.activeElement).toBe(field('Source descriptor'));
  typeInto(field('Source descriptor'), 'A port agent.');
  click('Remove source grade');
  expect(document.activeElement).toBe(button('Add source grade'));
  expect(grade()).toBeUndefined();
  await undo();
  expect(grade()?.descriptor).toBe('A port agent.');
});

it('has no credibility for a publisher, and shows a value that is not on the scale as it is', () => {
  const grade = { descriptor: '', reliability: 'constructor' as 'A', basis: 'One visit.' };
  const { screen } = renderInDesk(<SourceGrade graded={{ kind: 'actor', index: 0 }} grade={grade} />);
  const select = screen.getByLabelText('Reliability') as HTMLSelectElement;
  expect(select.value).toBe('constructor');
  expect(select.selectedOptions[0]?.textContent).toBe('constructor (not on the scale)');
  expect(screen.queryByLabelText('Credibility')).toBeNull();
});
