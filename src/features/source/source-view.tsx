/** The JSON view of the open draft, with a switch between assessment and casefile. */
import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { pointer, type Pointer } from '../../core/json/pointer.ts';
import { useDraft, useStores } from '../../shared/context.tsx';
import type { Selection } from '../../store/view-store.ts';
import { CasefileSource } from './casefile-source.tsx';
import { OriginalBar, OriginalBeside, useOriginal } from './original-beside.tsx';
import { ProblemList } from './problem-list.tsx';
import { SourceFoot, type SourceTarget } from './source-foot.tsx';
import { SourceStatusLine } from './source-status.tsx';
import type { SourceSession } from './source-session.ts';
import { useAssessmentSource } from './use-assessment-source.ts';
import classes from './source.module.css';

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
