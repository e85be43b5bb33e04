import { fireEvent, within } from '@testing-library/react';
import { expect, it, vi, afterEach } from 'vitest';
import { emptyCasefile } from '../../../core/casefile/create.ts';
import { withReview, withVerdict } from '../../../core/review/reviews.fixtures.ts';
import { targetsOf } from '../../../core/review/targets.ts';
import { newWorkspace, emptyWorkspace } from '../../../core/workspace/create.ts';
import type { Workspace } from '../../../core/workspace/workspace.ts';
import { OpenFilesProvider } from '../../../shared/open-files.ts';
import { untilRendered, renderInDesk, typeInto, type GivenStores } from '../../../shared/rendered.fixtures.tsx';
import { chooseInPicker } from '../../../ui/choose-files.fixtures.ts';
import { small } from '../../../shared/desk.fixtures.ts';
import { NextSteps, LastProducer, TextLanguage } from './document-steps.tsx';
import { unknownOfObservation } from '../../../core/casefile/unknown-facts.fixtures.ts';
import { PlaceProvider } from '../place/place.tsx';
import { RememberProducer } from './remember-producer.tsx';
import { workspaceOf } from '../../../core/rules/example-workspace.ts';

function renderSteps(
  workspace: Workspace | undefined,
  commands: GivenStores = {},
  openFiles: (files: readonly File[]) => void = vi.fn(),
) {
  const steps = (
    <OpenFilesProvider value={openFiles}>
      <NextSteps />
    </OpenFilesProvider>
  );
  const made = renderInDesk(steps, workspace, commands);
  const panel = () => made.screen.getByRole('region', { name: 'Next steps' });
  const current = () => within(panel()).getByRole('listitem', { current: 'step' }).textContent;
  return { ...made, panel, current };
}

it('begins with the sources, and asks for their files', () => {
  const openFiles = vi.fn();
  const files = { preloadFileReading: () => undefined };
  const { panel, click, current } = renderSteps(newWorkspace(''), { files }, openFiles);
  expect(panel().textContent).toContain('0 of 5 steps are complete.');
  expect(current()).toContain('No sources yet');
  const file = new File(['Words'], 'a.txt');
  chooseInPicker([file], () => click('Add sources…'));
  expect(openFiles).toHaveBeenCalledWith([file]);
});

it('offers the sources of the draft that has the missing casefile', async () => {
  const answer = { ...small, casefile: null };
  const { screen, workspace, undo } = renderSteps(answer, {
    drafts: {
      findCasefile: async () => ({ draftId: 'd2', title: 'Grain' }),
      readCasefile: async () => small.casefile ?? emptyCasefile(''),
    },
  });
  const use = await screen.findByRole('button', { name: /^Use the sources of “\s?Grain\s?”$/ });
  await untilRendered(() => fireEvent.click(use));
  const message = await screen.findByText(/^This draft now has the sources of/);
  expect(message.textContent).toBe('This draft now has the sources of “Grain”. They match its fingerprint.');
  expect(workspace()).toEqual(small);
  await undo();
  expect(workspace()).toEqual(answer);
});

it('follows the draft', async () => {
  const { current, edit } = renderSteps({ ...newWorkspace(''), casefile: emptyCasefile('') });
  const passages = [{ passage_id: `sha256:${'a'.repeat(64)}`, text: 'Words' }];
  const observation = { observation_id: 1, title: '', ...unknownOfObservation, passages };
  await edit({ type: 'set', path: '/casefile/observations', value: [observation] });
  expect(current()).toContain('No claims yet');
});

it('can be hidden for the draft, and shown again', () => {
  const { screen, panel, click } = renderSteps(newWorkspace(''));
  click('Hide next steps');
  expect(screen.queryByRole('region', { name: 'Next steps' })).toBeNull();
  click('Show next steps');
  expect(panel()).toBeTruthy();
});

it('leads to the export if nothing is left to do', () => {
  const { panel, screen } = renderSteps(undefined);
  expect(panel().textContent).toContain('Nothing is left to do before export.');
  expect(screen.getByRole('button', { name: 'Export assessment…' })).toBeTruthy();
});

it('says that all steps are complete if only verdicts are left, and opens these', () => {
  const goTo = vi.fn();
  const target = targetsOf(small.assessment)[0]!;
  const reviewed = withVerdict(withReview(small), target, 'question');
  const { panel, click } = renderSteps(reviewed, { navigation: { goTo } });
  expect(panel().textContent).toContain('All steps are complete.');
  click('1 unanswered verdict');
  expect(goTo).toHaveBeenCalledExactlyOnceWith({ to: 'verdicts', key: 'unanswered' });
});

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
  const now = () => made.workspace().assessment['producer'];
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
  const { offer, now, undo } = renderProducer(newWorkspace(''));
  expect(now()).toEqual({});
  fireEvent.click(offer()!);
  expect(now()).toEqual(producer);
  expect(offer()).toBeNull();
  await undo();
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

it('the language of the texts is stated with a code, named, corrected, removed and undone', async () => {
  const { screen, undo, workspace } = renderInDesk(<TextLanguage />, workspaceOf({ title: 'Languages' }));
  const stated = () => workspace().textLanguage;
  const box = screen.getByRole('textbox', { name: 'Language of your texts' });
  typeInto(box, 'd');
  expect(screen.getByText('Enter a language code such as en, ar or zh-Hant.')).toBeDefined();
  expect(box.getAttribute('aria-invalid')).toBe('true');
  typeInto(box, 'de');
  expect(stated()).toBe('de');
  expect(screen.getByText('German')).toBeDefined();
  expect(box.getAttribute('aria-invalid')).toBeNull();
  await undo();
  expect(stated()).toBeUndefined();
  typeInto(box, 'fa');
  typeInto(box, '');
  expect(workspace()).not.toHaveProperty('textLanguage');
});
