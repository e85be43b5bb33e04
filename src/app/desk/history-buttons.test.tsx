import { act, fireEvent } from '@testing-library/react';
import { expect, it } from 'vitest';
import { small } from '../../shared/desk.fixtures.ts';
import { renderInDesk } from '../../shared/rendered.fixtures.tsx';
import { TitleField } from './top-bar.tsx';
import { useComposedSteps, useHistorySteps } from './history-buttons.tsx';
import { useShortcuts } from './shortcuts.ts';

const nothing = (): void => undefined;

function Desk() {
  const { undo, redo } = useHistorySteps();
  useComposedSteps();
  const others = { save: nothing, find: nothing, help: nothing, openHelp: nothing };
  const regions = { nextRegion: nothing, previousRegion: nothing, findInPassage: () => false };
  useShortcuts({ undo, redo, ...others, ...regions }, true);
  return <TitleField />;
}

/** Renders the title and types as a browser does, with the caret behind the typed text. */
function renderTitle(title: string) {
  const { steps, screen } = renderInDesk(<Desk />, { ...small, title });
  const input = screen.getByLabelText('Title') as HTMLInputElement;
  act(() => input.focus());
  const type = (text: string, caret: number, inputType = 'insertText'): void => {
    // Past the setter that React watches.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input.setSelectionRange(caret, caret);
    fireEvent(input, new InputEvent('input', { bubbles: true, inputType }));
  };
  const press = (key: string, shiftKey = false) => fireEvent.keyDown(input, { key, ctrlKey: true, shiftKey });
  const shown = () => `${input.value.slice(0, input.selectionEnd ?? 0)}|${input.value.slice(input.selectionEnd ?? 0)}`;
  return { input, type, press, steps, shown };
}

const long = 'The board met in the north. '.repeat(120);

it.each([
  ['plain text here', 'plainABC text here', 8, 'plain| text here', 'plainABC| text here'],
  [long, `The board ABC${long.slice(9)}`, 13, `The board| ${long.slice(10)}`, `The board ABC|${long.slice(9)}`],
  ['seed', 'sed', 1, 'se|ed', 's|ed'],
  ['aab', 'aaab', 1, '|aab', 'a|aab'],
])('puts the caret where the undone and the redone edit of “%.15s” is', (title, typed, caret, undone, redone) => {
  const { type, press, shown } = renderTitle(title);
  type(typed, caret);
  press('z');
  expect(shown()).toBe(undone);
  press('z', true);
  expect(shown()).toBe(redone);
});

it('makes no step of a cancelled composition, however long it took', () => {
  const { input, type, steps } = renderTitle('plain');
  fireEvent.compositionStart(input);
  // The clock of the tests goes on by a second with each change, and a pause of 1.5 seconds begins a new step.
  for (const text of ['plainに', 'plainにほ', 'plain二本', 'plain日本', 'plain'])
    type(text, text.length, 'insertCompositionText');
  fireEvent.compositionEnd(input);
  expect(steps()).toEqual([]);
});

it('makes one step of a composition, and another one of what is typed after it', () => {
  const { input, type, press, steps, shown } = renderTitle('plain');
  fireEvent.compositionStart(input);
  for (const text of ['plainに', 'plain二 本', 'plain日本']) type(text, text.length, 'insertCompositionText');
  fireEvent.compositionEnd(input);
  expect(steps()).toEqual(['typing in Title']);
  type('plain日本 ', 8);
  type('plain日本 t', 9);
  press('z');
  expect(shown()).toBe('plain日本 |');
  press('z');
  expect(shown()).toBe('plain|');
});

it('makes no step of a letter that was typed and deleted', () => {
  const { type, steps } = renderTitle('plain');
  type('plainq', 6);
  type('plain', 5, 'deleteContentBackward');
  expect(steps()).toEqual([]);
});
