/** The author’s private note below the form of an entry or of the document, and the list of all notes on entries. */
import { Button } from '@mantine/core';
import { IconNote } from '@tabler/icons-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { AuthorText } from '../../../shared/author-text.tsx';
import { idFieldOf, type IdentifiedList } from '../../../core/assessment/ids.ts';
import { listOf } from '../../../core/assessment/view.ts';
import { ownText } from '../../../core/json/own.ts';
import { valueAt } from '../../../core/json/pointer.ts';
import { notedEntries, noteEdit, noteOn, type NoteTarget } from '../../../core/workspace/private-notes.ts';
import { useCanWrite, useDraft, useViewActions } from '../../../shared/context.tsx';
import { useDispatchAndTell } from '../../../shared/dispatch-and-tell.ts';
import { TextArea } from '../../../shared/field/text-area.tsx';
import type { OpenDraft } from '../../../desk/desk-store.ts';
import { placeOf } from '../../../desk/place-of.ts';
import { SmallButton } from '../../../ui/small-button.tsx';
import classes from './below-form.module.css';

const explanation = 'Saved only in this browser. No exported file or report contains it.';

/** A note, or the button that starts one. It is closed again if it is left empty. */
function Note({ target }: { readonly target: NoteTarget | undefined }) {
  const text = useDraft(({ workspace }) => noteOn(workspace, target));
  const run = useDispatchAndTell();
  const canWrite = useCanWrite();
  const [isStarted, setStarted] = useState(false);
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isStarted) return;
    section.current?.querySelector('textarea')?.focus({ preventScroll: true });
    section.current?.scrollIntoView({ block: 'nearest' });
  }, [isStarted]);
  if (text === '' && !isStarted) {
    return canWrite ? (
      <div className={classes.open}>
        <Button
          size="compact-sm"
          variant="subtle"
          leftSection={<IconNote size={15} />}
          onClick={() => setStarted(true)}
        >
          Add private note
        </Button>
      </div>
    ) : null;
  }
  const group = target ? `/notes/${target.list}/${target.id}` : '/notes/draft';
  return (
    <section ref={section} className={classes.section} aria-labelledby="editor-private-note">
      <h3 id="editor-private-note" className={classes.title}>
        Private note
      </h3>
      <p id="editor-private-note-help" className={classes.none}>
        {explanation}
      </p>
      <div className={classes.field}>
        <TextArea
          aria-label={target ? `Private note on ${target.id}` : 'Private note on the draft'}
          aria-describedby="editor-private-note-help"
          value={text}
          onText={(typed) =>
            run((workspace) => noteEdit(workspace, typed, target), { label: 'typing in Private note', group })
          }
          onBlur={() => setStarted(false)}
        />
      </div>
    </section>
  );
}

/** The private note on an entry. Entries without an ID have none. */
export function EntryNote({ list, index }: { readonly list: IdentifiedList; readonly index: number }) {
  const id = useDraft(({ workspace }) => valueAt(workspace.assessment, `/${list}/${String(index)}/${idFieldOf[list]}`));
  const target = useMemo(() => (typeof id === 'string' ? { list, id } : undefined), [list, id]);
  return target ? <Note key={target.id} target={target} /> : null;
}

function NotedEntry({ list, id, text }: NoteTarget & { readonly text: string }) {
  const view = useViewActions();
  const run = useDispatchAndTell();
  const index = useDraft(({ workspace }) =>
    listOf(workspace.assessment, list).findIndex((entry) => ownText(entry, idFieldOf[list]) === id),
  );
  const words = (
    <>
      <span className={classes.id}>{id}</span>
      <AuthorText className={classes.text}>{text}</AuthorText>
    </>
  );
  if (index >= 0) {
    const go = (): void => view.select(placeOf('assessment', `/${list}/${String(index)}`).selection);
    return (
      <button type="button" className={classes.jump} onClick={go}>
        {words}
      </button>
    );
  }
  const remove = (): void => {
    run((workspace) => noteEdit(workspace, '', { list, id }), { label: `delete the private note on ${id}` });
  };
  return (
    <div className={classes.jump}>
      {words}
      <span className={classes.kind}>not in the assessment</span>
      <SmallButton onClick={remove}>Delete note</SmallButton>
    </div>
  );
}

const selectNoted = ({ workspace }: OpenDraft) => workspace.notes;

/** The private note on the draft, and the notes on its entries with links to them. */
export function DraftNotes() {
  const notes = useDraft(selectNoted);
  const entries = useMemo(() => notedEntries(notes), [notes]);
  return (
    <>
      <Note target={undefined} />
      {entries.length === 0 ? null : (
        <section className={classes.section} aria-labelledby="editor-noted">
          <div className={classes.head}>
            <h3 id="editor-noted" className={classes.title}>
              Private notes on entries
            </h3>
            <span className={classes.count}>{entries.length}</span>
          </div>
          <ul className={classes.list}>
            {entries.map((entry) => (
              <li key={`${entry.list}/${entry.id}`}>
                <NotedEntry {...entry} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
