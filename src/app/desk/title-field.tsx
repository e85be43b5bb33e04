/** The editable title of the draft in the top bar. */
import { TextInput, VisuallyHidden } from '@mantine/core';
import { useTextLanguage } from '../../shared/author-text.tsx';
import { titleInWords, untitled } from '../../core/assessment/draft-title.ts';
import { spacesForLineEnds } from '../../core/passage/shorten.ts';
import { useCanWrite, useDraft } from '../../shared/context.tsx';
import { useDispatchAndTell } from '../../shared/dispatch-and-tell.ts';
import { readOnlyNoteId } from '../../ui/read-only-note.ts';
import classes from './top-bar.module.css';

export function TitleField() {
  const title = useDraft((draft) => draft.workspace.title);
  const run = useDispatchAndTell();
  const canWrite = useCanWrite();
  const language = useTextLanguage();
  return (
    <>
      <VisuallyHidden component="h1" lang={title === '' ? undefined : language}>
        {titleInWords(title)}
      </VisuallyHidden>
      <TextInput
        aria-label="Title"
        placeholder={untitled}
        className={classes.title}
        classNames={{ input: classes.titleInput }}
        size="sm"
        value={spacesForLineEnds(title)}
        lang={language}
        readOnly={!canWrite}
        aria-describedby={canWrite ? undefined : readOnlyNoteId}
        onChange={({ currentTarget: { value } }) =>
          run({ type: 'set', path: '/title', value }, { label: 'typing in Title', group: '/title' })
        }
      />
    </>
  );
}
