import { EditError } from '../../core/assessment/edit-error.ts';
import type { Finding, Fix } from '../../core/rules/finding.ts';
import { textBefore } from '../../core/rules/text-before.ts';
import type { DeskStore } from '../../store/desk-store.ts';
import { readingWords } from '../../ui/reading-note.ts';
import { diagnosticsOf } from './diagnostics.ts';
import type { SourceEditor } from './source-editor.ts';

export interface SourceFindingsParts {
  readonly editor: Pick<SourceEditor, 'text' | 'mark'>;
  readonly desk: DeskStore;
  /** Whether the text has something that is not in the draft. */
  readonly isDirty: () => boolean;
  /** Says that a fix could not be made. */
  readonly onTrouble: (sentence: string) => void;
}

/** The findings of the open draft's assessment in the margin of its text, with their fixes. */
export class SourceFindings {
  readonly #parts: SourceFindingsParts;

  constructor(parts: SourceFindingsParts) {
    this.#parts = parts;
  }

  /** Marks them in the text as it is: it must be the draft's. */
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

  #fix({ title, edit }: Fix): void {
    const { desk, isDirty, onTrouble } = this.#parts;
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
}
