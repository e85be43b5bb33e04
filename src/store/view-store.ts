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
  /** Whether it was marked from elsewhere, so that the passage should scroll to it. */
  readonly reveal?: boolean;
}

/** An earlier text whose claims are being moved to a revised one; both are passage ids. */
export interface MigrationView {
  readonly from: string;
  readonly to: string;
  /** Through which observation the revised text is looked at. */
  readonly observationId: number | null;
}

/** Left behind on the earlier text, or found to be missing from the revised one. */
export type SetAside = 'left' | 'missing';

/** A place to put the keyboard focus, once: a pointer below the selected entry such as '/span'. */
export interface FocusRequest {
  readonly field: Pointer;
  /** Grows with each request, so that the same field can be asked for twice. */
  readonly serial: number;
}

/** What a screen should show first: in its own words, such as a review's target key. */
export interface Aim {
  readonly key: string;
  /** Grows with each request, so that the same thing can be asked for twice. */
  readonly serial: number;
}

/** What is looked at: nothing here is saved, undone or exported. */
export interface ViewState {
  readonly selection: Selection;
  readonly focus: FocusRequest | null;
  /** The passage shown; null for none yet. The observation says through which one it was reached. */
  readonly passageId: string | null;
  readonly observationId: number | null;
  /** What a screen should show first, once; null for nothing in particular. */
  readonly aim: Aim | null;
  /** The claim marked strongest in the passage, by its index; follows the selection and evidence links. */
  readonly activeClaim: number | null;
  /** Grows each time the passage should scroll to the active claim's span. */
  readonly reveal: number;
  readonly pending: PendingSpan | null;
  /** The moving of claims that stands in place of the casefile's screen; null for none. */
  readonly migration: MigrationView | null;
  /** Claims that somebody decided not to move, and why, by `setAsideKey`. A note for this sitting: it changes no claim. */
  readonly setAside: Readonly<Record<string, SetAside>>;
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
  /** Asks the screen that is gone to for what it should show first. */
  aimAt(key: string | undefined): void;
  setPending(pending: PendingSpan | null): void;
  /** Shows the moving of claims to a revised text, and the revised text beside it. */
  showMigration(migration: MigrationView): void;
  /** Leads to the passage that is shown, where only one region is on the screen. */
  leadToPassage(): void;
  /** Notes that a claim is not to be moved; null takes the note back. */
  setAside(key: string, how: SetAside | null): void;
  noteExportTried(): void;
  reset(): void;
}

export interface ViewStore extends StoreApi<ViewState> {
  readonly actions: ViewActions;
}

const initial: ViewState = {
  selection: { section: 'document' },
  focus: null,
  aim: null,
  passageId: null,
  observationId: null,
  activeClaim: null,
  reveal: 0,
  pending: null,
  migration: null,
  setAside: {},
  exportTried: false,
};

export function createViewStore(): ViewStore {
  const store = createStore<ViewState>(() => initial);
  let serial = 0;
  const actions: ViewActions = {
    select(selection, field) {
      const focus = field === undefined ? null : { field, serial: (serial += 1) };
      const activeClaim = selection.section === 'claims' && selection.index !== undefined ? selection.index : null;
      store.setState({ selection, focus, activeClaim, migration: null });
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
    aimAt(key) {
      store.setState({ aim: key === undefined ? null : { key, serial: (serial += 1) } });
    },
    setPending(pending) {
      store.setState({ pending });
    },
    showMigration(migration) {
      store.setState({
        selection: { section: 'casefile' },
        focus: { field: '/migration', serial: (serial += 1) },
        activeClaim: null,
        passageId: migration.to,
        observationId: migration.observationId,
        pending: null,
        migration,
      });
    },
    leadToPassage() {
      store.setState({ reveal: store.getState().reveal + 1 });
    },
    setAside(key, how) {
      const others = Object.entries(store.getState().setAside).filter(([other]) => other !== key);
      store.setState({ setAside: Object.fromEntries(how === null ? others : [...others, [key, how]]) });
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
