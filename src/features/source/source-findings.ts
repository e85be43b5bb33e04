/** Connects the JSON editor with the checker: marks findings in the text and applies their fixes. */
import { fixLabel, type Finding, type Fix } from '../../core/rules/finding.ts';
import { textBefore } from '../../core/rules/text-before.ts';
import type { DeskStore } from '../../store/desk-store.ts';
import { readOnlyMessage } from '../../ui/read-only-note.ts';
import { diagnosticsOf } from './diagnostics.ts';
import type { SourceEditor } from './source-editor.ts';

export interface SourceFindingsParts {
  readonly editor: Pick<SourceEditor, 'text' | 'mark'>;
  readonly desk: DeskStore;
  /** Whether the text has changes that are not applied to the draft. */
  readonly isDirty: () => boolean;
  /** Called with a sentence if a fix cannot be applied. */
  readonly onTrouble: (sentence: string) => void;
}

/** Shows the findings of the open draft's assessment in the editor, with their fixes. */
export class SourceFindings {
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
