/** The commands that “Find anything” offers: operations, new entries, sections, screens and help. */
import { addEntry } from '../../core/workspace/edits.ts';
import { listOf, type ListName } from '../../core/assessment/view.ts';
import type { Stores } from '../../shared/context.tsx';
import type { DispatchAndTell } from '../../shared/dispatch-and-tell.ts';
import { screenNames } from '../../desk/place.ts';
import type { Section } from '../../desk/view-store.ts';
import { isApplePlatform } from '../../ui/keyboard.ts';
import { focusFind, focusRegion } from './regions.tsx';
import { screenTitles } from './screens.tsx';
import { keysFor } from './shortcuts.ts';
import { saveTitle } from './use-saving.ts';

/** A command of the palette. */
export interface DeskCommand {
  readonly name: string;
  readonly keys?: readonly string[];
  readonly run: () => void;
  /** Set if it changes the draft; such a command is disabled in a read-only tab. */
  readonly writes?: true;
}

/** The desk’s own operations, for commands that need them. */
export interface DeskOperations {
  readonly find: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly openExport: () => void;
  readonly share: () => void;
  readonly openStates: () => void;
  readonly exportAll: () => void;
  readonly print: () => void;
  readonly paste: () => void;
  readonly save: () => void;
  readonly saveAs: () => void;
  readonly source: () => void;
  readonly help: () => void;
  readonly goToHelp: () => void;
  readonly goToSignatures: () => void;
}

const places: readonly (readonly [Section, string])[] = [
  ['document', 'Document'],
  ['claims', 'Claims'],
  ['power_bases', 'Power bases'],
  ['intent_hypotheses', 'Intent hypotheses'],
  ['contradictions', 'Contradictions'],
  ['unknowns', 'Unknowns'],
  ['casefile', 'Casefile'],
];

const additions: readonly (readonly [ListName, string])[] = [
  ['power_bases', 'power basis'],
  ['intent_hypotheses', 'intent hypothesis'],
  ['contradictions', 'contradiction'],
  ['unknowns', 'unknown'],
];

function addAndSelect({ desk, view }: Stores, run: DispatchAndTell, list: ListName, what: string): void {
  const { draft } = desk.getState();
  if (!draft) return;
  const index = listOf(draft.workspace.assessment, list).length;
  if (!run((workspace) => addEntry(workspace, list), { label: `add ${what}` })) return;
  view.actions.select({ section: list, index }, '');
}

/** Returns all commands in the order of the palette. */
export function deskCommands(
  stores: Stores,
  dispatch: DispatchAndTell,
  hasReviews: boolean,
  {
    undo,
    redo,
    openExport,
    share,
    openStates,
    exportAll,
    print,
    paste,
    save,
    saveAs,
    source,
    help,
    goToHelp,
    goToSignatures,
  }: DeskOperations,
): readonly DeskCommand[] {
  const apple = isApplePlatform();
  const isBlind = stores.desk.getState().draft?.workspace.blind === true;
  return [
    { name: 'Export…', run: openExport },
    { name: 'Share…', run: share },
    { name: saveTitle(stores.files.canSaveInPlace), keys: keysFor('save', apple), run: save },
    ...(stores.files.canSaveInPlace ? [{ name: 'Save to another file…', run: saveAs }] : []),
    ...additions.map(([list, what]) => ({
      name: `New ${what}`,
      writes: true as const,
      run: () => addAndSelect(stores, dispatch, list, what),
    })),
    ...places.map(([section, title]) => ({
      name: `Go to ${title}`,
      run: () => stores.view.actions.select({ section }, ''),
    })),
    // A blind review packet contains no reviews of others.
    ...(isBlind ? [] : [{ name: 'Add review files…', run: () => stores.navigation.goTo({ to: 'verdicts' }) }]),
    ...screenNames
      .filter((to) => to !== 'verdicts' || hasReviews)
      .map((to) => ({ name: screenTitles[to], run: () => stores.navigation.goTo({ to }) })),
    { name: 'Paste entries', writes: true, run: paste },
    { name: 'Fix findings…', run: () => stores.view.actions.showRepair({}) },
    { name: 'Review claim texts', run: () => stores.view.actions.showClaimTexts(null) },
    { name: 'Sort marks', run: () => stores.view.actions.showMarks() },
    { name: 'Undo', keys: keysFor('undo', apple), writes: true, run: undo },
    { name: 'Redo', keys: keysFor('redo', apple), writes: true, run: redo },
    { name: 'Version history…', run: openStates },
    { name: 'Export all drafts', run: exportAll },
    { name: 'Print…', run: print },
    { name: 'Signatures', run: goToSignatures },
    { name: 'JSON', run: source },
    {
      name: 'Find in passage',
      keys: keysFor('findInPassage', apple),
      run: () => {
        if (!focusFind()) focusRegion('passage');
      },
    },
    { name: 'Open help', keys: keysFor('openHelp', apple), run: () => goToHelp() },
    { name: 'Keyboard shortcuts', keys: keysFor('help', apple), run: help },
    { name: 'Back to the library', run: stores.navigation.goToLibrary },
  ];
}
