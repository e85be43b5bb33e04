import { fireEvent } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { emptyWorkspace, newWorkspace } from '../../../core/workspace/create.ts';
import type { Workspace } from '../../../core/workspace/workspace.ts';
import { untilRendered, renderInDesk } from '../../../shared/rendered.fixtures.tsx';
import { PlaceProvider } from '../place/place.tsx';
import { LastProducer } from './last-producer.tsx';
import { RememberProducer } from './remember-producer.tsx';

afterEach(() => localStorage.clear());

const producer = { kind: 'human', name: 'Ада Марш', version: '2' };

function renderProducer(workspace: Workspace) {
  const made = renderInDesk(
    <PlaceProvider kind="document" index={undefined}>
      <LastProducer />
      <RememberProducer>
        <input aria-label="A field" />
      </RememberProducer>
    </PlaceProvider>,
    workspace,
  );
  const leave = (): void => void fireEvent.blur(made.screen.getByRole('textbox', { name: 'A field' }));
  const offer = () => made.screen.queryByRole('button', { name: 'Use last producer' });
  const now = () => made.desk.getState().draft?.workspace.assessment['producer'];
  return { ...made, leave, offer, now };
}

const withProducer = (workspace: Workspace): Workspace => ({
  ...workspace,
  assessment: { ...workspace.assessment, producer },
});

it('offers the producer of the last draft started here, and fills it in only when it is taken', async () => {
  const first = renderProducer(withProducer(newWorkspace('')));
  expect(first.offer()).toBeNull();
  first.leave();
  first.screen.unmount();
  const { offer, now, desk } = renderProducer(newWorkspace(''));
  expect(now()).toEqual({});
  fireEvent.click(offer()!);
  expect(now()).toEqual(producer);
  expect(offer()).toBeNull();
  await untilRendered(() => desk.actions.undo());
  expect(now()).toEqual({});
});

it('does not remember the producer of a file, nor offer one for a file', () => {
  const first = renderProducer(withProducer(emptyWorkspace('')));
  first.leave();
  first.screen.unmount();
  const second = renderProducer(newWorkspace(''));
  expect(second.offer()).toBeNull();
  second.screen.unmount();
  localStorage.setItem('assessment-desk.producer', JSON.stringify(producer));
  expect(renderProducer(emptyWorkspace('')).offer()).toBeNull();
});
