import { act } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInDesk } from './rendered.fixtures.tsx';
import { useUnfinished } from './unfinished.ts';

/** Renders a field at a path. `set` types in it; `moveTo` lets it show the field of another path. */
function renderField(path: string) {
  const setters: ((text: string | undefined) => void)[] = [];
  function Field({ at }: { readonly at: string }) {
    const [text = 'nothing', setText] = useUnfinished(at);
    setters.push(setText);
    return <h1>{text}</h1>;
  }
  const { screen } = renderInDesk(<Field at={path} />);
  const setter = () => setters.at(-1) ?? (() => undefined);
  return {
    shown: () => screen.getByRole('heading').textContent,
    setter,
    set: (text: string | undefined) => act(() => setter()(text)),
    moveTo: (at: string) => screen.rerender(<Field at={at} />),
  };
}

it('shows the text of its path if it shows another field, and then its own again', () => {
  const { shown, set, moveTo } = renderField('/one');
  set('first');
  moveTo('/two');
  expect(shown()).toBe('nothing');
  set('second');
  moveTo('/one');
  expect(shown()).toBe('first');
  set(undefined);
  moveTo('/two');
  expect(shown()).toBe('second');
});

it('sets the text of the field that was shown when the setter was returned', () => {
  const { shown, setter, moveTo } = renderField('/three');
  const setFirst = setter();
  moveTo('/four');
  act(() => setFirst('first'));
  expect(shown()).toBe('nothing');
  moveTo('/three');
  expect(shown()).toBe('first');
});
