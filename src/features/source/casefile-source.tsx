/**
 * The JSON view of the casefile, read-only because passage IDs are hashes of the text: editing a text would change its
 * ID.
 */
import { useEffect, useRef, useState } from 'react';
import type { Pointer } from '../../core/json/pointer.ts';
import { pathAt } from '../../core/files/value-ranges.ts';
import { writeCasefile } from '../../core/files/write.ts';
import { useDraft } from '../../shared/context.tsx';
import type { Selection } from '../../store/view-store.ts';
import { diagnosticsOf, placesOf } from './diagnostics.ts';
import { createSourceEditor, type SourceEditor } from './source-editor.ts';
import { SourceFoot, type SourceTarget } from './source-foot.tsx';
import { textChanges } from './text-changes.ts';
import classes from './source.module.css';

/** How long the cursor must rest, in ms, before its path is looked up. */
const cursorPause = 250;

export function CasefileSource({
  target,
  onOpenForm,
}: {
  readonly target: SourceTarget;
  readonly onOpenForm: (selection: Selection, field: Pointer) => void;
}) {
  const host = useRef<HTMLDivElement>(null);
  const casefile = useDraft(({ workspace }) => workspace.casefile);
  const findings = useDraft(({ check }) => check.findings);
  const [editor, setEditor] = useState<SourceEditor | null>(null);
  const [path, setPath] = useState<Pointer>('');

  useEffect(() => {
    if (!host.current) return undefined;
    let timer = 0;
    const made = createSourceEditor({
      parent: host.current,
      label: 'Casefile JSON',
      readOnly: true,
      onCursor: () => {
        clearTimeout(timer);
        timer = window.setTimeout(() => setPath(pathAt(made.text(), made.view.state.selection.main.head)), cursorPause);
      },
    });
    setEditor(made);
    return () => {
      clearTimeout(timer);
      made.destroy();
    };
  }, []);
  useEffect(() => {
    if (!editor || !casefile) return;
    editor.change(textChanges(editor.text(), writeCasefile(casefile)), false);
    const here = findings.filter(({ document }) => document === 'casefile');
    editor.mark(
      diagnosticsOf(
        editor.text(),
        here.map((finding) => ({ ...finding, fixes: [] })),
        () => undefined,
        () => '',
      ),
    );
  }, [editor, casefile, findings]);
  useEffect(() => {
    if (!editor || target.path === '') return;
    const { from, to } = placesOf(editor.text(), [target.path])(target.path);
    editor.select(from, to);
  }, [editor, target]);

  return (
    <>
      <div className={classes.status}>
        <p>Read-only. Edit the casefile in the Casefile section.</p>
      </div>
      <div ref={host} className={classes.editor} />
      <SourceFoot document="casefile" path={path} onOpenForm={onOpenForm} />
    </>
  );
}
