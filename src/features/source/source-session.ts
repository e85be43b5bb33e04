import type { JsonObject } from '../../core/assessment/json.ts';
import type { Pointer } from '../../core/assessment/pointer.ts';
import { sourceEdit } from '../../core/files/source-edit.ts';
import { pathAt } from '../../core/files/value-ranges.ts';
import type { FileProblem } from '../../store/commands.ts';
import type { DeskStore } from '../../store/desk-store.ts';
import type { LocalSteps } from '../../store/local-steps.ts';
import type { HeldText, SourceTexts } from '../../store/source-texts.tsx';
import { offsetAt, placesOf, problemMarks } from './diagnostics.ts';
import { HeldSource } from './held-source.ts';
import { readSource } from './read-source.ts';
import { ShownTexts, sourceTextOf } from './shown-texts.ts';
import type { SourceEditor } from './source-editor.ts';
import { SourceFindings } from './source-findings.ts';
import { SourcePauses } from './source-pauses.ts';
import { createSourceReader, largeText } from './source-reader.ts';
import type { SourceState, SourceStatus } from './source-state.ts';
import { textChanges } from './text-changes.ts';

export interface SourceSessionParts {
  readonly editor: SourceEditor;
  readonly desk: DeskStore;
  readonly texts: Pick<SourceTexts, 'hold' | 'release' | 'onPageHidden'>;
  readonly onState: (state: SourceState) => void;
  /** Says that a fix could not be made. */
  readonly onTrouble: (sentence: string) => void;
}

/** One sitting at the source of the open draft's assessment. */
export class SourceSession implements LocalSteps {
  readonly #editor: SourceEditor;
  readonly #desk: DeskStore;
  readonly #onState: (state: SourceState) => void;
  readonly #draftId: string;
  readonly #shown = new ShownTexts();
  readonly #reader = createSourceReader();
  readonly #pauses = new SourcePauses();
  readonly #held: HeldSource;
  readonly #findings: SourceFindings;
  readonly #unhook: readonly (() => void)[];
  #status: SourceStatus = { kind: 'applied' };
  #path: Pointer = '';
  /** The assessment whose text stands for the draft, and that text; what differs from it is not applied. */
  #assessment: JsonObject | undefined;
  #applied;
  #applying = false;
  /** Whether the held text began from a state that the draft no longer has. */
  #parted = false;

  constructor({ editor, desk, texts, onState, onTrouble }: SourceSessionParts) {
    [this.#editor, this.#desk, this.#onState] = [editor, desk, onState];
    this.#draftId = desk.getState().draft?.id ?? '';
    this.#held = new HeldSource(texts, this.#draftId);
    this.#findings = new SourceFindings({ editor, desk, isDirty: () => this.#isDirty(), onTrouble });
    this.#assessment = this.#assessmentNow();
    this.#applied = editor.view.state.doc;
    if (this.#assessment) this.#shown.note(this.#assessment, this.#applied);
    this.#unhook = [this.#watchDraft(), texts.onPageHidden(() => this.#keep())];
    this.#findings.mark();
  }

  /** Something was typed. */
  edited(): void {
    if (!this.#isDirty() && this.#assessmentNow() === this.#assessment) {
      // Typed and taken back: nothing is left to apply.
      this.#settle();
      return;
    }
    if (this.#status.kind !== 'unreadable') this.#show({ status: { kind: 'pending' } });
    this.#pauses.later('read', this.#length(), () => void this.#look(false));
    this.#pauses.later('keep', this.#length(), () => this.#keep());
  }

  cursorMoved(): void {
    this.#pauses.later('cursor', this.#length(), () => this.#show({ path: this.pathNow() }));
  }

  /** The value that the cursor stands in, which what is shown says a moment later. */
  pathNow(): Pointer {
    return pathAt(this.#editor.text(), this.#editor.view.state.selection.main.head);
  }

  /** Selects the value at a pointer, or what lacks it. */
  reveal(path: Pointer): void {
    const { from, to } = placesOf(this.#editor.text(), [path])(path);
    this.#editor.select(from, to);
  }

  revealProblem(problem: FileProblem): void {
    const at = offsetAt(this.#editor.view.state.doc, problem);
    this.#editor.select(at, at);
  }

  /** Puts a held-back text in the draft's place, to be gone on with. */
  restore(held: HeldText): void {
    if (held.text === this.#editor.text()) return;
    this.#parted = this.#held.resume(held, this.#editor.text());
    this.#editor.type(textChanges(this.#editor.text(), held.text));
  }

  /** Gives up what was typed and not applied: the text is the draft's again. */
  discard(): void {
    this.#assessment = this.#assessmentNow();
    this.#parted = false;
    if (!this.#assessment) return;
    this.#editor.change(textChanges(this.#editor.text(), this.#shown.textOf(this.#assessment)), false);
    this.#held.release(true);
    this.#settle();
  }

  /** Applies a readable text over what changed elsewhere. */
  applyAnyway(): void {
    void this.#look(true);
  }

  undo(): boolean {
    if (!this.#isDirty()) return false;
    if (this.#editor.canUndo()) this.#editor.undo();
    return true;
  }

  redo(): boolean {
    return this.#editor.redo();
  }

  /** Ends the sitting. Gives the text that is held back, if there is one. */
  end(): string | undefined {
    this.#applyAtOnce();
    this.#keep();
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

  /** The text is the draft's from here on. */
  #settle(): void {
    this.#pauses.cancel('read');
    this.#pauses.cancel('keep');
    this.#applied = this.#editor.view.state.doc;
    if (this.#assessment) this.#shown.note(this.#assessment, this.#applied);
    this.#editor.forgetSteps();
    this.#held.release();
    this.#show({ status: { kind: 'applied' } });
    this.#findings.mark();
  }

  #apply(document: JsonObject): void {
    const now = this.#assessmentNow();
    if (!now) return;
    const edit = sourceEdit(now, document);
    if (edit) {
      this.#applying = true;
      try {
        this.#desk.actions.dispatch(edit, { label: 'edit source', group: 'source' });
      } finally {
        this.#applying = false;
      }
    }
    // A window that only reads the draft changes nothing in it: the text is kept until it may.
    if (edit && this.#assessmentNow() === now) {
      this.#show({ status: { kind: 'parted' } });
      return;
    }
    this.#assessment = this.#assessmentNow();
    this.#settle();
  }

  async #look(anyway: boolean): Promise<void> {
    const text = this.#editor.text();
    const reading = await this.#reader.read(text);
    const now = this.#assessmentNow();
    if (!reading || text !== this.#editor.text() || now === undefined) return;
    if (!reading.ok) {
      this.#show({ status: { kind: 'unreadable', problems: reading.problems } });
      this.#editor.mark(problemMarks(this.#editor.view.state.doc, reading.problems));
    } else if (!anyway && (now !== this.#assessment || this.#parted)) this.#show({ status: { kind: 'parted' } });
    else {
      this.#parted = false;
      this.#apply(reading.document);
    }
  }

  /** Applies what was typed just now, where that takes no time. */
  #applyAtOnce(): void {
    if (!this.#isDirty() || this.#parted || this.#assessmentNow() !== this.#assessment) return;
    if (this.#length() >= largeText) return;
    const reading = readSource(this.#editor.text());
    if (reading.ok) this.#apply(reading.document);
  }

  #keep(): void {
    this.#pauses.cancel('keep');
    if (!this.#isDirty()) return;
    this.#held.hold(this.#editor.text(), () => (this.#assessment ? sourceTextOf(this.#assessment) : ''));
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

  /** The draft changed elsewhere: by undo, by a fix, in another window. */
  #follow(): void {
    const now = this.#assessmentNow();
    if (!now || this.#applying || now === this.#assessment) return;
    if (this.#isDirty()) {
      void this.#look(false);
      return;
    }
    this.#assessment = now;
    this.#editor.change(textChanges(this.#editor.text(), this.#shown.textOf(now)), this.#editor.view.hasFocus);
    this.#settle();
  }
}
