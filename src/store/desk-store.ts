import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Edit } from '../core/assessment/edit.ts';
import type { Workspace } from '../core/assessment/workspace.ts';
import type { Checker, CheckResult } from '../core/check/checker.ts';
import type { LinkedFile } from './linked-file.ts';
import { emptyHistory, record, stepBack, stepForward, type History, type StepLabel } from './history.ts';

/** Where the work is: what the top bar says. */
export type SaveState =
  { readonly kind: 'saved' } | { readonly kind: 'saving' } | { readonly kind: 'failed'; readonly why: string };

/** The draft that is open, its history and what the checker found. */
export interface OpenDraft {
  readonly id: string;
  readonly workspace: Workspace;
  readonly history: History;
  readonly check: CheckResult;
}

export interface DeskState {
  readonly draft: OpenDraft | null;
  readonly save: SaveState;
  /** The open draft's file on disk; null where it has none. */
  readonly file: LinkedFile | null;
}

export interface DeskActions {
  /** Opens a draft at the given state, with an empty history. */
  open(id: string, workspace: Workspace): void;
  close(): void;
  /** Carries out an edit as one step. Throws `EditError` and changes nothing where it cannot be done. */
  dispatch(edit: Edit, step: StepLabel): void;
  undo(): void;
  redo(): void;
  setSave(save: SaveState): void;
  setFile(file: LinkedFile | null): void;
}

export interface DeskStore extends StoreApi<DeskState> {
  readonly actions: DeskActions;
}

export interface DeskStoreOptions {
  /** Carries out an edit (`core/assessment/apply-edit.ts`). Handed in, so that the library loads without it. */
  readonly applyEdit: (workspace: Workspace, edit: Edit) => Workspace;
  readonly createChecker: () => Checker;
  /** Now, in ms: only for grouping steps. */
  readonly clock: () => number;
}

/** Makes the store of the open draft. It does no input or output: services subscribe to it. */
export function createDeskStore({ applyEdit, createChecker, clock }: DeskStoreOptions): DeskStore {
  const store = createStore<DeskState>(() => ({ draft: null, save: { kind: 'saved' }, file: null }));
  let checker = createChecker();

  function change(workspace: Workspace, history: History): void {
    const { draft } = store.getState();
    if (draft) store.setState({ draft: { ...draft, workspace, history, check: checker.check(workspace) } });
  }

  const actions: DeskActions = {
    open(id, workspace) {
      checker = createChecker();
      store.setState({
        draft: { id, workspace, history: emptyHistory, check: checker.check(workspace) },
        save: { kind: 'saved' },
        file: null,
      });
    },
    close() {
      store.setState({ draft: null, save: { kind: 'saved' }, file: null });
    },
    dispatch(edit, step) {
      const { draft } = store.getState();
      if (!draft) return;
      const workspace = applyEdit(draft.workspace, edit);
      if (workspace !== draft.workspace) change(workspace, record(draft.history, draft.workspace, step, clock()));
    },
    undo() {
      const { draft } = store.getState();
      const back = draft && stepBack(draft.history, draft.workspace);
      if (back) change(back.workspace, back.history);
    },
    redo() {
      const { draft } = store.getState();
      const forward = draft && stepForward(draft.history, draft.workspace);
      if (forward) change(forward.workspace, forward.history);
    },
    setSave(save) {
      store.setState({ save });
    },
    setFile(file) {
      store.setState({ file });
    },
  };
  return Object.assign(store, { actions });
}
