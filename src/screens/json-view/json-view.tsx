/** The JSON view of the open draft, with a switch between assessment and casefile. */
import { Button } from '@mantine/core';
import { use, useEffect, useRef, useState, type RefObject } from 'react';
import { type Pointer, pointer } from '../../core/json/pointer.ts';
import { useDraft, useStores } from '../../shared/context.tsx';
import { FindingText } from '../../shared/finding-text.tsx';
import { placeOf } from '../../desk/place-of.ts';
import type { Selection } from '../../desk/view-store.ts';
import { Bdi } from '../../ui/bdi.tsx';
import classes from './source.module.css';
import { pathAt } from '../../core/files/value-ranges.ts';
import { writeCasefile } from '../../core/files/write.ts';
import { LocalStepsContext } from '../../shared/desk-contexts.ts';
import { useSourceTexts } from '../../shared/source-texts.tsx';
import { useToast } from '../../ui/toast.tsx';
import { OriginalBar, OriginalBeside, useOriginal, ProblemList } from './original-beside.tsx';
import { SourceSession, type SourceState, type SourceStatus } from './source-session.ts';
import { diagnosticsOf, placesOf } from './diagnostics.ts';
import { createSourceEditor, type SourceEditor } from './source-editor.ts';
import { textChanges, sourceTextOf } from './text-changes.ts';

// The line below the JSON editor, where a person sees the path at the cursor and opens its field in the form.

/**
 * A value for the JSON view to show; `serial` changes with each request, so that the same value can be requested twice.
 */
export interface SourceTarget {
  readonly document: 'assessment' | 'casefile';
  readonly path: Pointer;
  readonly serial: string;
}

/** The path of the value at the cursor, a button that opens its field, and the keys of the editor. */
function SourceFoot({
  document,
  path,
  pathNow = () => path,
  onOpenForm,
}: {
  readonly document: 'assessment' | 'casefile';
  readonly path: Pointer;
  /** The path at the cursor right now; `path` may lag behind. */
  readonly pathNow?: () => Pointer;
  readonly onOpenForm: (selection: Selection, field: Pointer) => void;
}) {
  const finding = useDraft(({ check }) =>
    check.findings.find((one) => one.document === document && one.path === path && path !== ''),
  );
  const { view } = useStores();
  const open = (): void => {
    // An unreadable text has no path, so the button opens the entry selected on the desk.
    const now = pathNow();
    if (now === '') return onOpenForm(view.getState().selection, '');
    const { selection, field } = placeOf(document, now);
    onOpenForm(selection, field);
  };
  return (
    <div className={classes.foot}>
      <span role="group" className={classes.path} aria-label="Value at the cursor">
        <Bdi>{path === '' ? 'Whole document' : path}</Bdi>
      </span>
      <Button size="compact-sm" variant="default" onClick={open}>
        Open in form
      </Button>
      <p className={classes.keys} role="status">
        {finding ? (
          <>
            {`${finding.level}: `}
            <FindingText finding={finding} />
          </>
        ) : (
          'F8 next finding · Shift F8 list findings · Tab leave editor'
        )}
      </p>
    </div>
  );
}

interface SourceViewProps {
  readonly target: SourceTarget;
  readonly readOnly: boolean;
  /** Opens the form of an entry, at a field. */
  readonly onOpenForm: (selection: Selection, field: Pointer) => void;
  readonly onShow: (document: 'assessment' | 'casefile') => void;
}

/** The main landmark “JSON”: shows the draft's JSON and lets the person edit it. */
export function SourceView({ target, readOnly, onOpenForm, onShow }: SourceViewProps) {
  const hasCasefile = useDraft(({ workspace }) => workspace.casefile !== null);
  const inCasefile = target.document === 'casefile' && hasCasefile;
  return (
    <main className={classes.source} aria-label="JSON">
      <div className={classes.head}>
        <h2 className={classes.title}>JSON</h2>
        {hasCasefile && (
          <div className={classes.actions} role="group" aria-label="Document">
            {(['assessment', 'casefile'] as const).map((document) => (
              <Button
                key={document}
                size="compact-sm"
                variant={(document === 'casefile') === inCasefile ? 'light' : 'subtle'}
                aria-pressed={(document === 'casefile') === inCasefile}
                onClick={() => onShow(document)}
              >
                {document === 'casefile' ? 'Casefile' : 'Assessment'}
              </Button>
            ))}
          </div>
        )}
      </div>
      {inCasefile ? (
        <CasefileSource target={target} onOpenForm={onOpenForm} />
      ) : (
        <AssessmentSource target={target} readOnly={readOnly} onOpenForm={onOpenForm} />
      )}
    </main>
  );
}

/** Scrolls to the value that the address or the selection on the desk asks for. */
function useReveal(session: SourceSession | null, target: SourceTarget): void {
  const { view } = useStores();
  const { serial, path } = target;
  useEffect(() => {
    if (path !== '') session?.reveal(path);
  }, [session, serial, path]);
  useEffect(
    () =>
      view.subscribe(({ selection: { section, index }, focus }, before) => {
        if (focus === before.focus && index === before.selection.index && section === before.selection.section) return;
        if (section === 'casefile') return;
        const field = focus?.field ?? '';
        if (section === 'document') session?.reveal(field);
        else session?.reveal(`${pointer(section, ...(index === undefined ? [] : [index]))}${field}`);
      }),
    [session, view],
  );
}

function AssessmentSource({ target, readOnly, onOpenForm }: Omit<SourceViewProps, 'onShow'>) {
  const host = useRef<HTMLDivElement>(null);
  const { state, session } = useAssessmentSource(host, readOnly);
  useReveal(session, target);
  const { status, path } = state;
  const original = useOriginal();
  return (
    <>
      <SourceStatusLine status={status} readOnly={readOnly} session={session} />
      {original.file && <OriginalBar file={original.file} shown={original.shown} onShow={original.show} />}
      <div className={classes.sideBySide}>
        <div>
          <div ref={host} className={classes.editor} />
        </div>
        {original.file && original.shown && <OriginalBeside original={original.file.original} />}
      </div>
      {status.kind === 'unreadable' && session && (
        <ProblemList problems={status.problems} onGo={(problem) => session.revealProblem(problem)} />
      )}
      <SourceFoot
        document="assessment"
        path={path}
        pathNow={() => session?.pathNow() ?? path}
        onOpenForm={onOpenForm}
      />
    </>
  );
}

/** How long the cursor must rest, in ms, before its path is looked up. */
const cursorPause = 250;

/**
 * The JSON view of the casefile, read-only because passage IDs are hashes of the text: editing a text would change its
 * ID.
 */
function CasefileSource({
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

interface SourceStatusLineProps {
  readonly status: SourceStatus;
  readonly readOnly: boolean;
  readonly session: SourceSession | null;
}

function words({ kind }: SourceStatus, readOnly: boolean): string {
  if (readOnly) {
    return kind === 'applied'
      ? 'Read-only: this draft is being edited in another tab.'
      : 'Read-only: this draft is being edited in another tab. Your changes here were not applied, but are saved.';
  }
  switch (kind) {
    case 'applied':
      return 'Changes here are applied to the draft.';
    case 'pending':
      return 'Not applied yet.';
    case 'unreadable':
      return 'Not applied: the JSON is not valid yet. The draft is unchanged, and your text is saved.';
    case 'conflict':
      return 'Not applied: the draft was changed elsewhere in the meantime. Your text is saved.';
  }
}

/**
 * The line of the JSON view that says whether the text is applied to the draft, with buttons to apply or discard it.
 */
function SourceStatusLine({ status, readOnly, session }: SourceStatusLineProps) {
  const { kind } = status;
  return (
    <div className={classes.status} data-kind={kind}>
      <p role="status">{words(status, readOnly)}</p>
      {kind === 'conflict' && (
        <Button size="compact-sm" variant="default" disabled={readOnly} onClick={() => session?.applyAnyway()}>
          Apply anyway
        </Button>
      )}
      {(kind === 'unreadable' || kind === 'conflict') && (
        <Button size="compact-sm" variant="default" onClick={() => session?.discard()}>
          Discard my changes
        </Button>
      )}
    </div>
  );
}

/** Creates the JSON editor of the open draft's assessment in an element, until the element is removed. */
function useAssessmentSource(
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
