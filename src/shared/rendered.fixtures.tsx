/** Renders a component for tests as the application does, with the stores of a small open draft. */
import { rules } from '../core/rules/index.generated.ts';
import { createSupportCheck } from '../core/check/support-check.ts';
import { sha256 } from '@noble/hashes/sha2.js';
import { act, fireEvent, render } from '@testing-library/react';
import { useEffect, type ReactNode } from 'react';
import { afterEach, beforeEach, vi } from 'vitest';
import { emptyWorkspace } from '../core/workspace/create.ts';
import { listOf, type ListName } from '../core/assessment/view.ts';
import type { Workspace } from '../core/workspace/workspace.ts';
import type { DeskActions } from '../desk/desk-store.ts';
import type { DraftCommands } from '../desk/draft-commands.ts';
import type { FileCommands } from '../desk/file-commands.ts';
import { createLibraryStore } from '../desk/library-store.ts';
import { createRequestStore } from '../desk/requests.ts';
import { AnnouncerProvider, createAnnouncer } from '../ui/announcer.tsx';
import { AskProvider, createAsker } from '../ui/ask.tsx';
import { Themed } from '../ui/rendered.fixtures.tsx';
import { ToastProvider } from '../ui/toast.tsx';
import { TextLanguageProvider } from './author-text.tsx';
import { StoresProvider, type Stores } from './context.tsx';
import { deskForTests } from './desk.fixtures.ts';

/** Commands that a test does not give. Calling one of them fails, except those in `ignored`, which do nothing. */
function missing<Commands extends object>(group: string, ignored: Partial<Commands> = {}): Commands {
  const get = (_: Commands, name: string | symbol) =>
    ignored[name as keyof Commands] ??
    (() => {
      throw new Error(`This test has no ${group}.${String(name)}.`);
    });
  return new Proxy({} as Commands, { get });
}

/** What a test gives in place of the stores and commands: of a group of commands, only those that are called. */
export type GivenStores = {
  readonly [Name in keyof Stores]?: Stores[Name] extends (...given: never[]) => unknown
    ? Stores[Name]
    : Partial<Stores[Name]>;
};

/** Gives every element a size, because a virtual list would render no rows without a layout. */
export function layOutElements(height = 2000, width = 400): void {
  beforeEach(() => {
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(height);
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
    Element.prototype.scrollIntoView = () => undefined;
  });
  afterEach(() => vi.restoreAllMocks());
}

/** Renders a component inside all providers. Commands that the component calls are given in `commands`. */
export function renderInDesk(component: ReactNode, given?: Workspace, commands: GivenStores = {}) {
  const made = deskForTests(given);
  const asker = createAsker();
  const announcer = createAnnouncer();
  const stores: Stores = {
    desk: made.desk,
    view: made.view,
    library: createLibraryStore(),
    sources: createRequestStore(),
    annotations: createRequestStore(),
    passphrases: createRequestStore(),
    navigation: missing('navigation'),
    drafts: missing<DraftCommands>('drafts', {
      listDrafts: () => Promise.resolve(),
      findSharedWords: () => Promise.resolve([]),
    }),
    files: missing<FileCommands>('files', { prepareReviews: () => Promise.resolve() }),
    exports: missing('exports'),
    originals: missing('originals'),
    signatures: async () => missing('signatures'),
    versions: missing('versions'),
    digest: sha256,
    ruleOf: (ruleId) => rules.find(({ id }) => id === ruleId),
    supportCheck: (workspace, list, index) => createSupportCheck(workspace, list, index, sha256),
    loadFor: () => undefined,
    inSlices(step) {
      step(() => false);
      return () => undefined;
    },
    ...(commands as Partial<Stores>),
  };
  const screen = render(component, {
    wrapper: ({ children }) => (
      <Themed>
        <StoresProvider stores={stores}>
          <AnnouncerProvider announcer={announcer}>
            <AskProvider asker={asker}>
              <ToastProvider>
                <TextLanguageProvider>{children}</TextLanguageProvider>
              </ToastProvider>
            </AskProvider>
          </AnnouncerProvider>
        </StoresProvider>
      </Themed>
    ),
  });
  const workspace = () => made.desk.getState().draft?.workspace ?? emptyWorkspace('');
  const button = (name: string | RegExp) => screen.getByRole('button', { name }) as HTMLButtonElement;
  return {
    ...made,
    screen,
    asker,
    workspace,
    /** The entries of a list of the draft, as they are. */
    entries: (list: ListName) => listOf(workspace().assessment, list),
    steps: () => made.desk.getState().draft?.history.past.map(({ label }) => label) ?? [],
    edit: (edit: Parameters<DeskActions['dispatch']>[0]) =>
      untilRendered(() => void made.desk.actions.dispatch(edit, { label: 'edit' })),
    undo: () => untilRendered(() => void made.desk.actions.undo()),
    /** Makes the tab read-only, as if another one wrote the draft. */
    follow: () => untilRendered(() => made.desk.actions.follow(workspace())),
    button,
    click: (name: string | RegExp): void => void fireEvent.click(button(name)),
  };
}

/** Renders a hook in the same way. `now` returns its last result. */
export function renderHookInDesk<Result>(useResult: () => Result, workspace?: Workspace, commands?: GivenStores) {
  const results: Result[] = [];
  function Hook() {
    const result = useResult();
    useEffect(() => {
      results[0] = result;
    });
    return null;
  }
  const rendering = renderInDesk(<Hook />, workspace, commands);
  const now = (): Result => {
    const [result] = results;
    if (result === undefined) throw new Error('The hook has not returned anything.');
    return result;
  };
  return { ...rendering, now };
}

/** Replaces the text of a field. */
export function typeInto(field: HTMLElement, value: string): void {
  fireEvent.change(field, { target: { value } });
}

/** Runs a change of a store, and waits until it is rendered. */
export async function untilRendered(change: () => void): Promise<void> {
  await act(async () => change());
}
