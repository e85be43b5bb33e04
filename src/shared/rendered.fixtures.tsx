/** Renders a component for tests as the application does, with the stores of a small open draft. */
import { rules } from '../core/rules/index.generated.ts';
import { createSupportCheck } from '../core/check/support-check.ts';
import { sha256 } from '@noble/hashes/sha2.js';
import { act, fireEvent, render } from '@testing-library/react';
import { useEffect, type ReactNode } from 'react';
import type { Workspace } from '../core/workspace/workspace.ts';
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

/** Renders a component inside all providers. Commands that the component calls are given in `commands`. */
export function renderInDesk(component: ReactNode, workspace?: Workspace, commands: Partial<Stores> = {}) {
  const made = deskForTests(workspace);
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
    ...commands,
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
  return { ...made, screen, asker };
}

/** Renders a hook in the same way. `now` returns its last result. */
export function renderHookInDesk<Result>(useResult: () => Result, workspace?: Workspace, commands?: Partial<Stores>) {
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
