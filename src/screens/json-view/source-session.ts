/** Applies the JSON editor's text to the open draft, shows changes made elsewhere, and stores what is not applied. */
import type { JsonObject } from '../../core/json/json.ts';
import type { Pointer } from '../../core/json/pointer.ts';
import type { Edit } from '../../core/workspace/workspace.ts';
import { sourceEdit } from '../../core/files/source-edit.ts';
import { pathAt } from '../../core/files/value-ranges.ts';
import type { FileProblem } from '../../desk/file-commands.ts';
import type { DeskStore, EditResult } from '../../desk/desk-store.ts';
import { failureToast } from '../../shared/dispatch-and-tell.ts';
import type { LocalSteps } from '../../shared/desk-contexts.ts';
import type { SourceTexts, UnappliedText } from '../../desk/source-texts.ts';
import { fixLabel, type Finding, type Fix } from '../../core/rules/finding.ts';
import { textBefore } from '../../core/rules/texts-of-finding.ts';
import { readOnlyMessage } from '../../ui/read-only-note.ts';
import { diagnosticsOf, offsetAt, placesOf, problemMarks } from './diagnostics.ts';
import { ShownTexts, sourceTextOf, UnappliedSource, textChanges } from './text-changes.ts';
import { readSource } from './read-source.ts';
import type { SourceEditor } from './source-editor.ts';
import { createSourceReader, largeText, SourcePauses } from './source-reader.ts';

export interface SourceSessionParts {
  readonly editor: SourceEditor;
  readonly desk: DeskStore;
  readonly texts: Pick<SourceTexts, 'hold' | 'release' | 'onPageHidden'>;
  readonly onState: (state: SourceState) => void;
  /** Called with a sentence if the text or a fix cannot be applied. */
  readonly onTrouble: (sentence: string) => void;
}

/** The history step of applying the text. */
const step = { label: 'edit JSON', group: 'source' };

/** A session of editing the JSON of the open draft's assessment. */
export class SourceSession implements LocalSteps {
  readonly #editor: SourceEditor;
  readonly #desk: DeskStore;
  readonly #onState: (state: SourceState) => void;
  readonly #onTrouble: (sentence: string) => void;
  readonly #draftId: string;
  readonly #shown = new ShownTexts();
  readonly #reader = createSourceReader();
  readonly #pauses = new SourcePauses();
  readonly #unapplied: UnappliedSource;
  readonly #findings: SourceFindings;
  readonly #unhook: readonly (() => void)[];
  #status: SourceStatus = { kind: 'applied' };
  #path: Pointer = '';
  /** The assessment that was last applied, and its text. A text that differs from it is not applied yet. */
  #assessment: JsonObject | undefined;
  #applied;
  #applying = false;
  /** Whether the restored text was based on an earlier version of the draft. */
  #hasConflict = false;

  constructor({ editor, desk, texts, onState, onTrouble }: SourceSessionParts) {
    [this.#editor, this.#desk, this.#onState, this.#onTrouble] = [editor, desk, onState, onTrouble];
    this.#draftId = desk.getState().draft?.id ?? '';
    this.#unapplied = new UnappliedSource(texts, this.#draftId);
    this.#findings = new SourceFindings({ editor, desk, isDirty: () => this.#isDirty(), onTrouble });
    this.#assessment = this.#assessmentNow();
    this.#applied = editor.view.state.doc;
    if (this.#assessment) this.#shown.note(this.#assessment, this.#applied);
    this.#unhook = [this.#watchDraft(), texts.onPageHidden(() => this.#save())];
    this.#findings.mark();
  }

  /** Handles a change by the person. */
  onEdit(): void {
    if (!this.#isDirty() && this.#assessmentNow() === this.#assessment) {
      // The change was undone, so there is nothing to apply.
      this.#settle();
      return;
    }
    if (this.#status.kind !== 'unreadable') this.#show({ status: { kind: 'pending' } });
    this.#pauses.later('read', this.#length(), () => void this.#readText(false));
    this.#pauses.later('save', this.#length(), () => this.#save());
  }

  cursorMoved(): void {
    this.#pauses.later('cursor', this.#length(), () => this.#show({ path: this.pathNow() }));
  }

  /** The path of the value at the cursor. The state shows it a moment later. */
  pathNow(): Pointer {
    return pathAt(this.#editor.text(), this.#editor.view.state.selection.main.head);
  }

  /** Selects the value at a pointer, or its nearest existing ancestor. */
  reveal(path: Pointer): void {
    const { from, to } = placesOf(this.#editor.text(), [path])(path);
    this.#editor.select(from, to);
  }

  revealProblem(problem: FileProblem): void {
    const at = offsetAt(this.#editor.view.state.doc, problem);
    this.#editor.select(at, at);
  }

  /** Shows a stored text instead of the draft's, so that the person can continue with it. */
  restore(stored: UnappliedText): void {
    if (stored.text === this.#editor.text()) return;
    this.#hasConflict = this.#unapplied.resume(stored, this.#editor.text());
    this.#editor.type(textChanges(this.#editor.text(), stored.text));
  }

  /** Discards the changes that were not applied, and shows the draft's text again. */
  discard(): void {
    this.#assessment = this.#assessmentNow();
    this.#hasConflict = false;
    if (!this.#assessment) return;
    this.#editor.change(textChanges(this.#editor.text(), this.#shown.textOf(this.#assessment)), false);
    this.#unapplied.release(true);
    this.#settle();
  }

  /** Applies a valid text although the draft was changed elsewhere. */
  applyAnyway(): void {
    void this.#readText(true);
  }

  undo(): boolean {
    if (!this.#isDirty()) return false;
    if (this.#editor.canUndo()) this.#editor.undo();
    return true;
  }

  redo(): boolean {
    return this.#editor.redo();
  }

  /** Ends the session. Returns the text that is not applied, if there is one. */
  end(): string | undefined {
    this.#applyAtOnce();
    this.#save();
    this.#pauses.cancelAll();
    this.#reader.stop();
    for (const unhook of this.#unhook) unhook();
    return this.#isDirty() ? this.#editor.text() : undefined;
  }

  #assessmentNow(): JsonObject | undefined {
    const { draft } = this.#desk.getState();
    return draft?.id === this.#draftId ? draft.workspace.assessment : undefined;
  }

  #isDirty(): boolean {
    return !this.#editor.view.state.doc.eq(this.#applied);
  }

  #length(): number {
    return this.#editor.view.state.doc.length;
  }

  #show(next: Partial<SourceState>): void {
    this.#status = next.status ?? this.#status;
    this.#path = next.path ?? this.#path;
    this.#onState({ status: this.#status, path: this.#path });
  }

  /** Marks the current text as the draft's. */
  #settle(): void {
    this.#pauses.cancel('read');
    this.#pauses.cancel('save');
    this.#applied = this.#editor.view.state.doc;
    if (this.#assessment) this.#shown.note(this.#assessment, this.#applied);
    this.#editor.forgetSteps();
    this.#unapplied.release();
    this.#show({ status: { kind: 'applied' } });
    this.#findings.mark();
  }

  #apply(document: JsonObject): void {
    const now = this.#assessmentNow();
    if (!now) return;
    const edit = sourceEdit(now, document);
    const result = edit && this.#dispatch(edit);
    // A read-only tab cannot change the draft, so the text stays unapplied.
    if (result && result.kind !== 'applied') {
      const failure = failureToast(result, step);
      if (failure && result.kind !== 'read-only') this.#onTrouble(failure.text);
      this.#show({ status: { kind: 'conflict' } });
      return;
    }
    this.#assessment = this.#assessmentNow();
    this.#settle();
  }

  #dispatch(edit: Edit): EditResult {
    this.#applying = true;
    try {
      return this.#desk.actions.dispatch(edit, step);
    } finally {
      this.#applying = false;
    }
  }

  async #readText(anyway: boolean): Promise<void> {
    const text = this.#editor.text();
    const reading = await this.#reader.read(text);
    const now = this.#assessmentNow();
    if (!reading || text !== this.#editor.text() || now === undefined) return;
    if (!reading.ok) {
      this.#show({ status: { kind: 'unreadable', problems: reading.problems } });
      this.#editor.mark(problemMarks(this.#editor.view.state.doc, reading.problems));
    } else if (!anyway && (now !== this.#assessment || this.#hasConflict)) this.#show({ status: { kind: 'conflict' } });
    else {
      this.#hasConflict = false;
      this.#apply(reading.document);
    }
  }

  /** Applies the last changes at once, unless the text is large. */
  #applyAtOnce(): void {
    if (!this.#isDirty() || this.#hasConflict || this.#assessmentNow() !== this.#assessment) return;
    if (this.#length() >= largeText) return;
    const reading = readSource(this.#editor.text());
    if (reading.ok) this.#apply(reading.document);
  }

  #save(): void {
    this.#pauses.cancel('save');
    if (!this.#isDirty()) return;
    this.#unapplied.hold(this.#editor.text(), () => (this.#assessment ? sourceTextOf(this.#assessment) : ''));
  }

  #watchDraft(): () => void {
    let check = this.#desk.getState().draft?.check;
    return this.#desk.subscribe(({ draft }) => {
      if (draft?.id !== this.#draftId) return;
      this.#follow();
      if (draft.check === check) return;
      check = draft.check;
      if (!this.#applying && !this.#isDirty()) this.#findings.mark();
    });
  }

  /** Handles a change of the draft made elsewhere: by undo, by a fix, or in another tab. */
  #follow(): void {
    const now = this.#assessmentNow();
    if (!now || this.#applying || now === this.#assessment) return;
    if (this.#isDirty()) {
      void this.#readText(false);
      return;
    }
    this.#assessment = now;
    this.#editor.change(textChanges(this.#editor.text(), this.#shown.textOf(now)), this.#editor.view.hasFocus);
    this.#settle();
  }
}

/** Connects the JSON editor with the checker: marks findings in the text and applies their fixes. */
interface SourceFindingsParts {
  readonly editor: Pick<SourceEditor, 'text' | 'mark'>;
  readonly desk: DeskStore;
  /** Whether the text has changes that are not applied to the draft. */
  readonly isDirty: () => boolean;
  /** Called with a sentence if a fix cannot be applied. */
  readonly onTrouble: (sentence: string) => void;
}

/** Shows the findings of the open draft's assessment in the editor, with their fixes. */
class SourceFindings {
  readonly #parts: SourceFindingsParts;

  constructor(parts: SourceFindingsParts) {
    this.#parts = parts;
  }

  /** Marks the findings. The text must be that of the draft, or their positions are wrong. */
  mark(): void {
    const { editor } = this.#parts;
    editor.mark(
      diagnosticsOf(
        editor.text(),
        this.#findings(),
        (fix) => this.#fix(fix),
        (fix) => this.#textReplaced(fix),
      ),
    );
  }

  #findings(): readonly Finding[] {
    const findings = this.#parts.desk.getState().draft?.check.findings ?? [];
    return findings.filter(({ document }) => document === 'assessment');
  }

  #textReplaced(fix: Fix): string {
    const { draft } = this.#parts.desk.getState();
    return draft ? textBefore(draft.workspace, fix) : '';
  }

  #fix(fix: Fix): void {
    const { desk, isDirty, onTrouble } = this.#parts;
    if (isDirty()) {
      onTrouble('Finish or discard your JSON changes before you apply a fix.');
      return;
    }
    const label = fixLabel(fix);
    const result = desk.actions.dispatch(fix.edit, { label });
    if (result.kind === 'read-only') onTrouble(readOnlyMessage);
    if (result.kind === 'refused') onTrouble(`“${label}” no longer applies: ${result.message}`);
  }
}

/** The relation of the text to the draft. */
export type SourceStatus =
  /** The text is applied to the draft. */
  | { readonly kind: 'applied' }
  /** The person is typing; the text was not read yet. */
  | { readonly kind: 'pending' }
  /** The text is not valid; the draft keeps the last valid one. */
  | { readonly kind: 'unreadable'; readonly problems: readonly FileProblem[] }
  /** The text is valid, but the draft was changed elsewhere in the meantime. */
  | { readonly kind: 'conflict' };

/** The state that the JSON view shows. */
export interface SourceState {
  readonly status: SourceStatus;
  /** The path of the value at the cursor. */
  readonly path: Pointer;
}
