/** The store of what the desk shows: selection, passage, pending span, migration, and requests for the focus. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Pointer } from '../core/json/pointer.ts';
import type { ListName } from '../core/assessment/view.ts';
import type { CodePointSpan } from '../core/text/span.ts';

/** The places that the outline leads to. */
export type Section = 'document' | ListName | 'casefile';

/** What the editor shows. `index` is the entry’s index in its list, from 0; none for a whole section. */
export interface Selection {
  readonly section: Section;
  readonly index?: number;
}

/** A span that was selected in a passage but not used yet. */
export interface PendingSpan {
  readonly passageId: string;
  readonly span: CodePointSpan;
  /** Whether it was set from outside the passage, so that the passage should scroll to it. */
  readonly reveal?: boolean;
}

/** An old passage whose claims are being moved to a revised one; both are passage IDs. */
export interface MigrationView {
  readonly from: string;
  readonly to: string;
  /** The observation through which the revised passage is shown. */
  readonly observationId: number | null;
}

/** Left on the old passage, or missing from the revised one. */
export type SetAside = 'left' | 'missing';

/** The repairs that a dialog lists: those of one rule, or of all. */
export interface RepairRequest {
  readonly ruleId?: string;
}

/** The queue of claims whose text is not exactly at its place, which is shown in place of the editor. */
export interface ClaimTextsView {
  /** The index of the claim to show first; null for the first of the queue. */
  readonly first: number | null;
}

/** A field to focus once: a pointer below the selected entry such as '/span'. */
export interface FocusRequest {
  readonly field: Pointer;
  /** Increases with each request, so that the same field can be requested twice. */
  readonly serial: number;
}

/** Words to search for in the passages, once. */
export interface SearchRequest {
  readonly words: string;
  /** Increases with each request, so that the same words can be requested twice. */
  readonly serial: number;
}

/** What a screen should show first, such as a review’s target key. */
export interface Aim {
  readonly key: string;
  /** Increases with each request, so that the same target can be requested twice. */
  readonly serial: number;
}

/** The view state: nothing here is saved, undone or exported. */
export interface ViewState {
  readonly selection: Selection;
  readonly focus: FocusRequest | null;
  /** The shown passage; null for none yet. The observation is the one through which it was opened. */
  readonly passageId: string | null;
  readonly observationId: number | null;
  /** What a screen should show first, once; null for nothing specific. */
  readonly aim: Aim | null;
  /** The claim marked strongest in the passage, by its index; follows the selection and evidence links. */
  readonly activeClaim: number | null;
  /** Increases each time the passage should scroll to the active claim’s span. */
  readonly reveal: number;
  /**
   * Increases each time the passage follows what the person works on, which must not lead a narrow desk away from it.
   */
  readonly followed: number;
  readonly pending: PendingSpan | null;
  /** The ID of the entry that a new claim was last linked to from the passage; null for none. */
  readonly lastEntry: string | null;
  /** The move of claims that is shown in place of the casefile; null for none. */
  readonly migration: MigrationView | null;
  /** The words that the search of the passages should show, once; null for none. */
  readonly search: SearchRequest | null;
  /** The queue of claim texts that is shown in place of the editor; null for none. */
  readonly claimTexts: ClaimTextsView | null;
  /** Whether the queue of marks is shown in place of the editor. */
  readonly sorting: boolean;
  /** Whether the panel that links evidence to the selected entry is open. */
  readonly linking: boolean;
  /** The repairs that the dialog lists; null if it is closed. */
  readonly repair: RepairRequest | null;
  /** Claims that the user decided not to move, and why, by `setAsideKey`. Kept for this session; changes no claim. */
  readonly setAside: Readonly<Record<string, SetAside>>;
  /** Whether an export of the open draft was tried. From then on, missing fields are shown as findings. */
  readonly exportTried: boolean;
}

/** The changes of what is shown. */
export interface ViewActions {
  /** Selects an entry or a section, and focuses one of its fields if given. */
  select(selection: Selection, field?: Pointer): void;
  /** Shows a passage. */
  showPassage(passageId: string, observationId: number | null): void;
  /** Marks a claim in its passage and scrolls to it, without leaving the selected entry. */
  showClaim(index: number, passageId: string | null, observationId: number | null): void;
  /**
   * Shows a passage because the person works on something that cites it, and scrolls to the citation: to a claim, or
   * with null to the first citation of the selected entry. Leaves a narrow desk where it is.
   */
  follow(claim: number | null, passageId: string | null, observationId: number | null): void;
  /** Sets what the next screen should show first. */
  aimAt(key: string | undefined): void;
  setPending(pending: PendingSpan | null): void;
  /** Notes the entry that a new claim was linked to. */
  noteEntry(id: string): void;
  /** Shows the move of claims to a revised passage, next to that passage. */
  showMigration(migration: MigrationView): void;
  /** Searches the passages for words, and leads to the passage. */
  searchPassages(words: string): void;
  /** Shows the queue of claims whose text is not exactly at its place. */
  showClaimTexts(first: number | null): void;
  /** Shows the queue of marks to sort. */
  showMarks(): void;
  /** Opens or closes the panel that links evidence to the selected entry. Selecting anything closes it. */
  showLinking(open: boolean): void;
  /** Opens the dialog that applies fixes together; null closes it. */
  showRepair(repair: RepairRequest | null): void;
  /** Switches to the passage on a narrow desk. */
  leadToPassage(): void;
  /** Notes that a claim is not moved; null removes the note. */
  setAside(key: string, how: SetAside | null): void;
  noteExportTried(): void;
  reset(): void;
}

/** The store of what is shown of the open draft. */
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
  followed: 0,
  pending: null,
  lastEntry: null,
  migration: null,
  search: null,
  claimTexts: null,
  sorting: false,
  linking: false,
  repair: null,
  setAside: {},
  exportTried: false,
};

/** The editor shows what is selected, and no queue. Nothing is beside it. */
const noQueue = { migration: null, claimTexts: null, sorting: false, linking: false };

/** Returns what to select for a requested selection, given the entry that was selected last in its section. */
export type ResolveSelection = (requested: Selection, last: number | undefined) => Selection;

/** Creates the view store. By default a requested selection is selected as it is. */
export function createViewStore(resolve: ResolveSelection = (requested) => requested): ViewStore {
  const store = createStore<ViewState>(() => initial);
  let serial = 0;
  let lastIndex: Partial<Record<Section, number | undefined>> = {};
  const actions: ViewActions = {
    select(requested, field) {
      const selection = resolve(requested, lastIndex[requested.section]);
      lastIndex[selection.section] = selection.index;
      const focus = field === undefined ? null : { field, serial: (serial += 1) };
      const activeClaim = selection.section === 'claims' && selection.index !== undefined ? selection.index : null;
      store.setState({ selection, focus, activeClaim, ...noQueue });
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
    follow(claim, passageId, observationId) {
      const { followed } = store.getState();
      store.setState({
        activeClaim: claim,
        followed: followed + 1,
        ...(passageId === null ? {} : { passageId, observationId }),
      });
    },
    aimAt(key) {
      store.setState({ aim: key === undefined ? null : { key, serial: (serial += 1) } });
    },
    setPending(pending) {
      store.setState({ pending });
    },
    noteEntry(id) {
      store.setState({ lastEntry: id });
    },
    showMigration(migration) {
      store.setState({
        selection: { section: 'casefile' },
        focus: { field: '/migration', serial: (serial += 1) },
        activeClaim: null,
        passageId: migration.to,
        observationId: migration.observationId,
        pending: null,
        ...noQueue,
        migration,
      });
    },
    searchPassages(words) {
      const { reveal } = store.getState();
      store.setState({ search: { words, serial: (serial += 1) }, reveal: reveal + 1 });
    },
    showClaimTexts(first) {
      store.setState({
        selection: { section: 'claims' },
        focus: { field: '/claim-texts', serial: (serial += 1) },
        pending: null,
        ...noQueue,
        claimTexts: { first },
      });
    },
    showMarks() {
      const focus = { field: '/marks', serial: (serial += 1) };
      store.setState({ selection: { section: 'claims' }, focus, pending: null, ...noQueue, sorting: true });
    },
    showLinking(linking) {
      store.setState({ linking });
    },
    showRepair(repair) {
      store.setState({ repair });
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
      lastIndex = {};
      store.setState({ ...initial, followed: store.getState().followed });
    },
  };
  return Object.assign(store, { actions });
}
