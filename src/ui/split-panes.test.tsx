import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SplitPanes } from './split-panes.tsx';
import { renderThemed } from './rendered.fixtures.tsx';

const panes = [
  { id: 'list', content: 'List', size: 30, min: 20, handle: 'Resize list' },
  { id: 'text', content: 'Text', size: 70, min: 60 },
];

it('a click on an edge changes the size without dragging', () => {
  renderThemed(<SplitPanes panes={panes} orientation="horizontal" name="test" />);
  const edge = screen.getByRole('separator', { name: 'Resize list' });
  const sizes = (): string[] =>
    panes.map(({ id }) => document.querySelector<HTMLElement>(`[data-pane="${id}"]`)?.style.flexBasis ?? '');
  const click = (): void => {
    fireEvent.pointerDown(edge);
    fireEvent.pointerUp(edge);
    fireEvent.click(edge, { detail: 1 });
  };
  expect(sizes()).toEqual(['30%', '70%']);
  click();
  expect(sizes()).toEqual(['40%', '60%']);
  click();
  expect(sizes()).toEqual(['21%', '79%']);
  click();
  expect(sizes()).toEqual(['30%', '70%']);
});
