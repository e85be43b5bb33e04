/** Gives the JSON view of the assessment its editor, its session and its status. */
import { use, useEffect, useRef, useState, type RefObject } from 'react';
import { useStores } from '../../shared/context.tsx';
import { LocalStepsContext } from '../../shared/local-steps.ts';
import { useSourceTexts } from '../../shared/source-texts.tsx';
import { useToast } from '../../ui/toast.tsx';
import { createSourceEditor } from './source-editor.ts';
import { sourceTextOf } from './shown-texts.ts';
import { SourceSession } from './source-session.ts';
import type { SourceState } from './source-state.ts';

/** Creates the JSON editor of the open draft's assessment in an element, until the element is removed. */
export function useAssessmentSource(
  host: RefObject<HTMLDivElement | null>,
  readOnly: boolean,
): { readonly state: SourceState; readonly session: SourceSession | null } {
  const { desk } = useStores();
  const texts = useSourceTexts();
  const toast = useToast();
  const stepsRef = use(LocalStepsContext);
  const [state, setState] = useState<SourceState>({ status: { kind: 'applied' }, path: '' });
  const [session, setSession] = useState<SourceSession | null>(null);
  const editorRef = useRef<ReturnType<typeof createSourceEditor> | null>(null);

  useEffect(() => {
    const { draft } = desk.getState();
    if (!host.current || !draft) return undefined;
    const parent = host.current;
    const running: { session?: SourceSession } = {};
    const editor = createSourceEditor({
      parent,
      text: sourceTextOf(draft.workspace.assessment),
      label: 'JSON',
      readOnly: false,
      ownUndo: false,
      onEdit: () => running.session?.onEdit(),
      onCursor: () => running.session?.cursorMoved(),
    });
    const started = new SourceSession({
      editor,
      desk,
      texts,
      onState: setState,
      onTrouble: (text) => toast({ text, trouble: true }),
    });
    running.session = started;
    editorRef.current = editor;
    stepsRef.current = started;
    let isMounted = true;
    void texts
      .heldText(draft.id)
      .catch(() => undefined)
      .then((held) => {
        if (!isMounted) return;
        if (held) started.restore(held);
        setSession(started);
      });
    return () => {
      isMounted = false;
      stepsRef.current = null;
      if (started.end() !== undefined) toast({ text: notAppliedMessage });
      editor.destroy();
      editorRef.current = null;
    };
  }, [desk, texts, host, stepsRef, toast]);

  useEffect(() => editorRef.current?.setReadOnly(readOnly), [readOnly, session]);
  return { state, session };
}

const notAppliedMessage = 'Your JSON changes were not applied, but are saved. Open the JSON view again to continue.';
