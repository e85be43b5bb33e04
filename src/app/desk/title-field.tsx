import { TextInput } from '@mantine/core';
import { useCanWrite, useDeskActions, useDraft } from '../../store/context.tsx';
import { readingNoteId } from '../../ui/reading-note.ts';
import classes from './top-bar.module.css';

const untitled = 'Untitled assessment';

/** The draft's title, in its place and editable. */
export function TitleField() {
  const title = useDraft((draft) => draft.workspace.title);
  const { dispatch } = useDeskActions();
  const canWrite = useCanWrite();
  return (
    <>
      <h1 className={classes.hidden}>{title === '' ? untitled : title}</h1>
      <TextInput
        aria-label="Title"
        placeholder={untitled}
        className={classes.title}
        classNames={{ input: classes.titleInput }}
        size="sm"
        value={title}
        dir="auto"
        readOnly={!canWrite}
        aria-describedby={canWrite ? undefined : readingNoteId}
        onChange={({ currentTarget: { value } }) =>
          dispatch({ type: 'set', path: '/title', value }, { label: 'typing in Title', group: '/title' })
        }
      />
    </>
  );
}
