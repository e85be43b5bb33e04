import type { Text } from '@codemirror/state';
import { EditError } from '../../core/assessment/edit-error.ts';
import type { JsonObject } from '../../core/assessment/json.ts';
import type { Pointer } from '../../core/assessment/pointer.ts';
import type { FileProblem } from '../../store/commands.ts';
import { sourceEdit } from '../../core/files/source-edit.ts';
import { pathAt } from '../../core/files/value-ranges.ts';
import { writeAssessment } from '../../core/files/write.ts';
import type { Finding, Fix } from '../../core/rules/finding.ts';
import { textBefore } from '../../core/rules/text-before.ts';
import type { DeskStore } from '../../store/desk-store.ts';
import type { LocalSteps } from '../../store/local-steps.ts';
import type { HeldText, SourceTexts } from '../../store/source-texts.tsx';
import { diagnosticsOf, offsetAt, placesOf, problemMarks } from './diagnostics.ts';
import { readingWords } from '../../ui/reading-note.ts';
import type { SourceEditor } from './source-editor.ts';
import { readSource } from './read-source.ts';
import { createSourceReader, largeText } from './source-reader.ts';
import { textChanges } from './text-changes.ts';

/** How the text stands to the draft. */
export type SourceStatus =
  /** The text is the draft's. */
  | { readonly kind: 'applied' }
  /** Typed, and not looked at yet. */
  | { readonly kind: 'pending' }
  /** It cannot be read; the draft keeps its last readable state. */
  | { readonly kind: 'unreadable'; readonly problems: readonly FileProblem[] }
  /** It can be read, but the draft was changed elsewhere since the text was taken from it. */
  | { readonly kind: 'parted' };

/** What the interface shows of the source. */
export interface SourceState {
  readonly status: SourceStatus;
  /** The value at the cursor. */
  readonly path: Pointer;
}

export interface SourceSessionParts {
  readonly editor: SourceEditor;
  readonly desk: DeskStore;
  readonly texts: Pick<SourceTexts, 'hold' | 'release' | 'onPageHidden'>;
  readonly onState: (state: SourceState) => void;
  /** Says that a fix could not be made. */
  readonly onTrouble: (sentence: string) => void;
}

/** One sitting at the source of the open draft's assessment. */
export interface SourceSession extends LocalSteps {
  /** Something was typed. */
  edited(): void;
  cursorMoved(): void;
  /** Selects the value at a pointer, or what lacks it. */
  reveal(path: Pointer): void;
  revealProblem(problem: FileProblem): void;
  /** Puts a held-back text in the draft's place, to be gone on with. */
  restore(held: HeldText): void;
  /** Gives up what was typed and not applied: the text is the draft's again. */
  discard(): void;
  /** Applies a readable text over what changed elsewhere. */
  applyAnyway(): void;
  /** Ends the sitting. Gives the text that is held back, if there is one. */
  end(): string | undefined;
}

/** How long after the last key, in ms, a text is looked at and kept. */
const pause = { read: 300, readLarge: 900, keep: 150, keepLarge: 600, cursor: 120, cursorLarge: 500 };

/** A short mark of a text: two texts with the same mark are taken for the same (FNV-1a, 32 bits, and the length). */
export function markOfText(text: string): string {
  let hash = 0x811c9dc5;
  for (let unit = 0; unit < text.length; unit += 1) hash = Math.imul(hash ^ text.charCodeAt(unit), 0x01000193);
  return `${text.length}-${(hash >>> 0).toString(16)}`;
}

/** The text under which an assessment was last seen here: an undo gives it back as it was typed. Texts share their parts. */
type Shown = WeakMap<JsonObject, Text>;

/** The text of the draft as the source shows it first. */
export function sourceTextOf(assessment: JsonObject): string {
  return writeAssessment(assessment);
}

export function startSourceSession({ editor, desk, texts, onState, onTrouble }: SourceSessionParts): SourceSession {
  const draftId = desk.getState().draft?.id ?? '';
  const shown: Shown = new WeakMap();
  const reader = createSourceReader();
  let assessment = assessmentNow();
  let status: SourceStatus = { kind: 'applied' };
  let path: Pointer = '';
  /** The text that stands for the draft; what differs from it is not applied. */
  let applied = editor.view.state.doc;
  let base = '';
  let applying = false;
  /** Whether the held text began from a state that the draft no longer has. */
  let parted = false;
  const timers = { read: 0, keep: 0, cursor: 0 };
  if (assessment) shown.set(assessment, applied);

  function assessmentNow(): JsonObject | undefined {
    const { draft } = desk.getState();
    return draft?.id === draftId ? draft.workspace.assessment : undefined;
  }

  function textOf(document: JsonObject): string {
    return shown.get(document)?.toString() ?? sourceTextOf(document);
  }

  function show(next: Partial<SourceState>): void {
    status = next.status ?? status;
    path = next.path ?? path;
    onState({ status, path });
  }

  function isDirty(): boolean {
    return !editor.view.state.doc.eq(applied);
  }

  function findingsHere(): readonly Finding[] {
    const findings = desk.getState().draft?.check.findings ?? [];
    return findings.filter(({ document }) => document === 'assessment');
  }

  function textReplaced(made: Fix): string {
    const { draft } = desk.getState();
    return draft ? textBefore(draft.workspace, made) : '';
  }

  function markFindings(): void {
    editor.mark(diagnosticsOf(editor.text(), findingsHere(), fix, textReplaced));
  }

  function fix({ title, edit }: Fix): void {
    if (isDirty()) {
      onTrouble('What you typed is not applied yet. Finish it or discard it first; then the fix can be made.');
      return;
    }
    if (desk.getState().access === 'following') {
      onTrouble(readingWords);
      return;
    }
    try {
      desk.actions.dispatch(edit, { label: title });
    } catch (error) {
      if (!(error instanceof EditError)) throw error;
      onTrouble(`“${title}” cannot be done any more: ${error.message}`);
    }
  }

  /** The text is the draft's from here on. */
  function settle(): void {
    clearTimeout(timers.read);
    applied = editor.view.state.doc;
    if (assessment) shown.set(assessment, applied);
    editor.forgetSteps();
    if (base !== '') void texts.release(draftId);
    clearTimeout(timers.keep);
    base = '';
    show({ status: { kind: 'applied' } });
    markFindings();
  }

  function apply(document: JsonObject): void {
    const now = assessmentNow();
    if (!now) return;
    const edit = sourceEdit(now, document);
    if (edit) {
      applying = true;
      try {
        desk.actions.dispatch(edit, { label: 'edit source', group: 'source' });
      } finally {
        applying = false;
      }
    }
    // A window that only reads the draft changes nothing in it: the text is kept until it may.
    if (edit && assessmentNow() === now) {
      show({ status: { kind: 'parted' } });
      return;
    }
    assessment = assessmentNow();
    settle();
  }

  async function look(anyway: boolean): Promise<void> {
    const text = editor.text();
    const reading = await reader.read(text);
    if (!reading || text !== editor.text() || assessmentNow() === undefined) return;
    if (!reading.ok) {
      show({ status: { kind: 'unreadable', problems: reading.problems } });
      editor.mark(problemMarks(editor.view.state.doc, reading.problems));
    } else if (!anyway && (assessmentNow() !== assessment || parted)) show({ status: { kind: 'parted' } });
    else {
      parted = false;
      apply(reading.document);
    }
  }
  /** Applies what was typed just now, where that takes no time. */
  function applyAtOnce(): void {
    if (!isDirty() || parted || assessmentNow() !== assessment || editor.view.state.doc.length >= largeText) return;
    const reading = readSource(editor.text());
    if (reading.ok) apply(reading.document);
  }

  function keep(): void {
    clearTimeout(timers.keep);
    if (!isDirty()) return;
    if (base === '') base = markOfText(assessment ? sourceTextOf(assessment) : '');
    void texts.hold(draftId, { text: editor.text(), base });
  }

  function later(name: keyof typeof timers, work: () => void, ms: number): void {
    clearTimeout(timers[name]);
    timers[name] = window.setTimeout(work, ms);
  }

  function edited(): void {
    if (!isDirty() && assessmentNow() === assessment) {
      // Typed and taken back: nothing is left to apply.
      settle();
      return;
    }
    const large = editor.view.state.doc.length >= largeText;
    if (status.kind !== 'unreadable') show({ status: { kind: 'pending' } });
    later('read', () => void look(false), large ? pause.readLarge : pause.read);
    later('keep', keep, large ? pause.keepLarge : pause.keep);
  }

  /** The draft changed elsewhere: by undo, by a fix, in another window. */
  function follow(): void {
    const now = assessmentNow();
    if (!now || applying || now === assessment) return;
    if (isDirty()) {
      void look(false);
      return;
    }
    assessment = now;
    editor.change(textChanges(editor.text(), textOf(now)), editor.view.hasFocus);
    settle();
  }

  function discard(): void {
    assessment = assessmentNow();
    parted = false;
    if (!assessment) return;
    base ||= 'held';
    editor.change(textChanges(editor.text(), textOf(assessment)), false);
    settle();
  }

  let check = desk.getState().draft?.check;
  const unsubscribe = desk.subscribe(({ draft }) => {
    if (draft?.id !== draftId) return;
    follow();
    if (draft.check === check) return;
    check = draft.check;
    if (!applying && !isDirty()) markFindings();
  });
  const stopWatching = texts.onPageHidden(keep);
  markFindings();

  return {
    edited,
    cursorMoved() {
      const wait = editor.view.state.doc.length >= largeText ? pause.cursorLarge : pause.cursor;
      later('cursor', () => show({ path: pathAt(editor.text(), editor.view.state.selection.main.head) }), wait);
    },
    reveal(to) {
      const { from, to: end } = placesOf(editor.text(), [to])(to);
      editor.select(from, end);
    },
    revealProblem(problem) {
      const at = offsetAt(editor.view.state.doc, problem);
      editor.select(at, at);
    },
    restore(held) {
      if (held.text === editor.text()) return;
      base = held.base;
      parted = base !== markOfText(editor.text());
      editor.type(textChanges(editor.text(), held.text));
    },
    discard,
    applyAnyway: () => void look(true),
    undo() {
      if (!isDirty()) return false;
      if (editor.canUndo()) editor.undo();
      return true;
    },
    redo: () => editor.redo(),
    end() {
      applyAtOnce();
      keep();
      Object.values(timers).forEach((timer) => clearTimeout(timer));
      reader.stop();
      unsubscribe();
      stopWatching();
      return isDirty() ? editor.text() : undefined;
    },
  };
}
