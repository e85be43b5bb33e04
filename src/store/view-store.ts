import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Pointer } from '../core/assessment/pointer.ts';
import type { ListName } from '../core/assessment/workspace.ts';
import type { CodePointSpan } from '../core/passage/span.ts';

/** The places that the outline leads to. */
export type Section = 'document' | ListName | 'casefile';

/** What the editor shows. `index` is the entry's place in its list, from 0; none for a section as a whole. */
export interface Selection {
  readonly section: Section;
  readonly index?: number;
}

/** A span that somebody has marked in a passage and not yet used. */
export interface PendingSpan {
  readonly passageId: string;
  readonly span: CodePointSpan;
}

/** A place to put the keyboard focus, once: a pointer below the selected entry such as '/span'. */
export interface FocusRequest {
  readonly field: Pointer;
  /** Grows with each request, so that the same field can be asked for twice. */
  readonly serial: number;
}

/** What is looked at: nothing here is saved, undone or exported. */
export interface ViewState {
  readonly selection: Selection;
  readonly focus: FocusRequest | null;
  /** The passage shown; null for none yet. The observation says through which one it was reached. */
  readonly passageId: string | null;
  readonly observationId: number | null;
  /** The claim marked strongest in the passage, by its index; follows the selection and evidence links. */
  readonly activeClaim: number | null;
  /** Grows each time the passage should scroll to the active claim's span. */
  readonly reveal: number;
  readonly pending: PendingSpan | null;
  /** Whether an export of the open draft was tried: from then on, what is missing is no longer said quietly. */
  readonly exportTried: boolean;
}

export interface ViewActions {
  /** Shows an entry or a section, and puts the focus on one of its fields where one is named. */
  select(selection: Selection, field?: Pointer): void;
  /** Shows a passage. */
  showPassage(passageId: string, observationId: number | null): void;
  /** Marks a claim in its passage and scrolls to it, without leaving the selected entry. */
  showClaim(index: number, passageId: string | null, observationId: number | null): void;
  setPending(pending: PendingSpan | null): void;
  noteExportTried(): void;
  reset(): void;
}

export interface ViewStore extends StoreApi<ViewState> {
  readonly actions: ViewActions;
}

const initial: ViewState = {
  selection: { section: 'document' },
  focus: null,
  passageId: null,
  observationId: null,
  activeClaim: null,
  reveal: 0,
  pending: null,
  exportTried: false,
};

export function createViewStore(): ViewStore {
  const store = createStore<ViewState>(() => initial);
  let serial = 0;
  const actions: ViewActions = {
    select(selection, field) {
      const focus = field === undefined ? null : { field, serial: (serial += 1) };
      const activeClaim = selection.section === 'claims' && selection.index !== undefined ? selection.index : null;
      store.setState({ selection, focus, activeClaim });
    },
    showPassage(passageId, observationId) {
      store.setState({ passageId, observationId });
    },
    showClaim(index, passageId, observationId) {
      const { reveal } = store.getState();
      store.setState({
        activeClaim: index,
        reveal: reveal + 1,
        ...(passageId === null ? {} : { passageId, observationId }),
      });
    },
    setPending(pending) {
      store.setState({ pending });
    },
    noteExportTried() {
      store.setState({ exportTried: true });
    },
    reset() {
      store.setState(initial);
    },
  };
  return Object.assign(store, { actions });
}
