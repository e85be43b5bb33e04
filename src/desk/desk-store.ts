/** The store of the open draft, to which edits are dispatched: workspace, history, findings, save state and access. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import { EditError } from '../core/json/edit-error.ts';
import type { Edit, Workspace } from '../core/workspace/workspace.ts';
import { emptyHistory, follow, stepBack, stepForward } from '../core/workspace/history.ts';
import type { Checker } from '../core/check/checker.ts';
import { createDraftCheck, type Checked, type InSlices, type LoadForCheck } from './draft-check.ts';
import type { ChangeOf, DraftChange, History, StepLabel } from './history.ts';
import type { FileLinkFormat } from './file-commands.ts';
import type { Pointer } from '../core/json/pointer.ts';

/** The save state shown in the top bar. */
export type SaveState =
  | { readonly kind: 'saved' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'failed'; readonly why: string }
  /** Stored only in memory, until the page closes. */
  | { readonly kind: 'memory'; readonly why: string };

/** The open draft with its history and its findings. */
export interface OpenDraft extends Checked {
  readonly id: string;
  readonly workspace: Workspace;
  readonly history: History;
  /** The last change; null if there was none since the draft was opened, or if it is not a step of this tab. */
  readonly change: DraftChange | null;
  /** The workspace as it was when the draft was opened. */
  readonly openedAs: Workspace;
}

/** The open draft, and how it is saved and shared with other tabs. */
export interface DeskState {
  readonly draft: OpenDraft | null;
  readonly save: SaveState;
  /** The linked file of the open draft; null for none. */
  readonly file: LinkedFile | null;
  /** While this tab follows another one, `dispatch`, `undo` and `redo` change nothing. */
  readonly access: Access;
  readonly elsewhere: OtherTabs;
}

/** The changes of the state. */
export interface DeskActions {
  /** Opens a draft with the given workspace and history. */
  open(id: string, workspace: Workspace, history?: History, access?: Access): void;
  close(): void;
  /**
   * Completes a pending first check, for callers that need its result. The draft stays unchecked while the rules are
   * being loaded. Never throws: if the check fails, the draft is uncheckable.
   */
  checkNow(): void;
  /** Applies an edit as one step. Only `applied` changed the draft. Throws only for a bug, never `EditError`. */
  dispatch(edit: EditOf, step: StepLabel): EditResult;
  /** Says whether the typed text is one that an input method is composing. */
  compose(isComposing: boolean): void;
  undo(): void;
  redo(): void;
  setSave(save: SaveState): void;
  setFile(file: LinkedFile | null): void;
  /** Shows what another tab wrote, and makes this tab read-only. */
  follow(workspace: Workspace): void;
  /** Continues from the given workspace as the writing tab. */
  write(workspace: Workspace, history: History): void;
  setElsewhere(elsewhere: Partial<OtherTabs>): void;
}

/** A part of the state as a separate store, which notifies only about changes of that part. */
type PartSource<Part> = Pick<StoreApi<Part>, 'getState' | 'getInitialState' | 'subscribe'>;

/** The store of the open draft. */
export interface DeskStore extends StoreApi<DeskState> {
  readonly actions: DeskActions;
  /** The open draft. */
  readonly draft: PartSource<OpenDraft | null>;
  /** Whether this tab writes the open draft. */
  readonly access: PartSource<Access>;
}

/** What the store needs from outside. */
interface DeskStoreOptions {
  /** Applies an edit (`core/assessment/apply-edit.ts`). Passed in, so that the library loads without it. */
  readonly applyEdit: (workspace: Workspace, edit: Edit) => Workspace;
  /** Describes a change (`desk/history.ts`). Passed in for the same reason. */
  readonly changeOf: ChangeOf;
  readonly createChecker: () => Checker | undefined;
  /** Runs the first check of a large document in slices; without it, the check runs in one piece. */
  readonly inSlices?: InSlices;
  /** Loads what the check of a workspace needs; without it, everything is there. */
  readonly loadFor?: LoadForCheck;
  /** Now, in ms since 1970. */
  readonly clock: () => number;
}

/** The state without news from other tabs. */
const noOtherTabs: OtherTabs = { asking: false, deleted: 'no', note: null };

const closed: DeskState = {
  draft: null,
  save: { kind: 'saved' },
  file: null,
  access: 'writing',
  elsewhere: noOtherTabs,
};

/**
 * Returns a part of the state as a separate store. Saving one key press changes the save state twice, which hundreds of
 * fields do not need to know, so they listen to their part and only the part listens to the state.
 */
function partOf<Part>(store: StoreApi<DeskState>, select: (state: DeskState) => Part): PartSource<Part> {
  const listeners = new Set<(part: Part, before: Part) => void>();
  store.subscribe((state, stateBefore) => {
    const [part, before] = [select(state), select(stateBefore)];
    if (part !== before) for (const listener of listeners) listener(part, before);
  });
  return {
    getState: () => select(store.getState()),
    getInitialState: () => select(store.getInitialState()),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Creates the store of the open draft. It does no input or output: `drafts` subscribes to it. */
export function createDeskStore(options: DeskStoreOptions): DeskStore {
  const { applyEdit, changeOf, createChecker, inSlices, loadFor, clock } = options;
  const store = createStore<DeskState>(() => closed);
  const checking = createDraftCheck({ createChecker, inSlices, loadFor, onDone: take });

  function take(checked: Checked): void {
    const { draft } = store.getState();
    if (draft) store.setState({ draft: { ...draft, ...checked } });
  }

  function writable(): OpenDraft | null {
    const { access, draft } = store.getState();
    return access === 'writing' ? draft : null;
  }

  /** Changes from another tab are not steps of this tab. */
  function show(workspace: Workspace, history: History, access: Access): void {
    const { draft } = store.getState();
    if (!draft) return;
    const checked = draft.workspace === workspace ? {} : checking.follow(workspace);
    store.setState({ draft: { ...draft, workspace, history, change: null, ...checked }, access });
  }

  let composedSince: number | undefined;

  function advance(draft: OpenDraft, workspace: Workspace, made: StepLabel | 'undo' | 'redo'): void {
    const change = changeOf(draft.history, draft.workspace, workspace, made, clock(), composedSince);
    const history = follow(draft.history, draft.workspace, change.mark);
    store.setState({ draft: { ...draft, workspace, history, change, ...checking.follow(workspace) } });
  }

  const actions: DeskActions = {
    open(id, workspace, history = emptyHistory, access = 'writing') {
      store.setState({
        draft: { id, workspace, history, change: null, openedAs: workspace, ...checking.begin(workspace) },
        save: { kind: 'saved' },
        file: null,
        access,
        elsewhere: noOtherTabs,
      });
    },
    close() {
      checking.end();
      store.setState(closed);
    },
    checkNow() {
      const checked = checking.now();
      if (checked) take(checked);
    },
    dispatch(edit, step) {
      const { draft, access } = store.getState();
      if (!draft) return { kind: 'closed' };
      if (access === 'following') return { kind: 'read-only' };
      let workspace: Workspace;
      try {
        workspace = applyEdit(draft.workspace, typeof edit === 'function' ? edit(draft.workspace) : edit);
      } catch (error) {
        if (!(error instanceof EditError)) throw error;
        return { kind: 'refused', message: error.message, path: error.path };
      }
      if (workspace === draft.workspace) return { kind: 'unchanged' };
      advance(draft, workspace, step);
      return { kind: 'applied' };
    },
    compose(isComposing) {
      composedSince = isComposing ? clock() : undefined;
    },
    undo() {
      const draft = writable();
      const back = draft && stepBack(draft.history, draft.workspace);
      if (draft && back) advance(draft, back.workspace, 'undo');
    },
    redo() {
      const draft = writable();
      const forward = draft && stepForward(draft.history, draft.workspace);
      if (draft && forward) advance(draft, forward.workspace, 'redo');
    },
    setSave(save) {
      store.setState({ save });
    },
    setFile(file) {
      store.setState({ file });
    },
    follow(workspace) {
      show(workspace, emptyHistory, 'following');
    },
    write(workspace, history) {
      show(workspace, history, 'writing');
    },
    setElsewhere(elsewhere) {
      store.setState({ elsewhere: { ...store.getState().elsewhere, ...elsewhere } });
    },
  };
  return Object.assign(store, {
    actions,
    draft: partOf(store, ({ draft }) => draft),
    access: partOf(store, ({ access }) => access),
  });
}

/** Waits until the draft with this ID is open, or another one than before. */
export function whenOpen(desk: Pick<DeskStore, 'getState' | 'subscribe'>, draftId: string): Promise<void> {
  return new Promise((resolve) => {
    const before = desk.getState().draft?.id;
    const look = (): boolean => {
      const { draft } = desk.getState();
      const isSettled = draft !== null && (draft.id === draftId || draft.id !== before);
      if (isSettled) resolve();
      return isSettled;
    };
    if (look()) return;
    const stop = desk.subscribe(() => {
      if (look()) stop();
    });
  });
}

/** Whether this tab writes the open draft, or is read-only while another tab writes it. */
export type Access = 'writing' | 'following';

/** What other tabs do with the open draft. */
export interface OtherTabs {
  /** Whether this tab is waiting for the writing tab to release the draft. */
  readonly asking: boolean;
  /** Whether another tab deleted the draft: 'aside' can be restored, 'gone' is permanent. */
  readonly deleted: 'no' | 'aside' | 'gone';
  /** A message about the last event; null for none. */
  readonly note: string | null;
}

/** The file on disk that the open draft was read from or saved to. */
export interface LinkedFile {
  readonly name: string;
  readonly format: FileLinkFormat;
  /** When it was last read or written here, in ms since 1970. */
  readonly at: number;
  /** Whether it contains the current draft. */
  readonly current: boolean;
  /** Its state on disk. */
  readonly disk: 'same' | 'changed' | 'gone' | 'unknown';
  /** Whether it is being written. */
  readonly writing: boolean;
}

/** An edit, or a function that makes one from the current draft. The function may throw `EditError`. */
export type EditOf = Edit | ((workspace: Workspace) => Edit);

/** The result of an edit. */
export type EditResult =
  | { readonly kind: 'applied' }
  | { readonly kind: 'unchanged' }
  /** Another tab writes the draft. */
  | { readonly kind: 'read-only' }
  /** No draft is open, or not the one that the edit is for. */
  | { readonly kind: 'closed' }
  /** The edit is not possible: why, as a sentence, and a JSON Pointer to the place that prevented it. */
  | { readonly kind: 'refused'; readonly message: string; readonly path: Pointer };
