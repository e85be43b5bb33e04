/** In the dialogs that share and export a draft: the field for what the author asks reviewers to look at. */
import { Textarea } from '@mantine/core';
import { useCallback, useEffect, useRef } from 'react';
import { briefEdit } from '../../core/workspace/edits.ts';
import { useTextLanguage } from '../../shared/author-text.tsx';
import { useCanWrite, useDraft, useStores } from '../../shared/context.tsx';
import { useDispatchAndTell } from '../../shared/dispatch-and-tell.ts';
import { noteOwnBrief } from '../../shared/own-briefs.ts';
import { readOnlyMessage } from '../../ui/read-only-note.ts';
import classes from './transfer.module.css';

const title = 'Brief for reviewers';

/** The longest brief that can be typed, in UTF-16 units. From 80 % on, the field says how many are left. */
const longestBrief = 2000;

export function BriefField() {
  const { digest } = useStores();
  const brief = useDraft(({ workspace }) => workspace.brief ?? '');
  const canWrite = useCanWrite();
  const language = useTextLanguage();
  const run = useDispatchAndTell();
  const typed = useRef('');
  // Noted when the field is left or the dialog is closed, and not for every key.
  const note = useCallback((): void => {
    if (typed.current !== '') noteOwnBrief(typed.current, digest);
  }, [digest]);
  useEffect(() => note, [note]);
  const write = (text: string): void => {
    typed.current = text.trim() === '' ? '' : text;
    run((workspace) => briefEdit(workspace, typed.current), { label: `typing in ${title}`, group: '/brief' });
  };
  return (
    <Textarea
      mt="md"
      size="sm"
      rows={3}
      autosize={false}
      label={title}
      description={
        <span className={classes.briefWords}>
          {canWrite
            ? 'What to look at, and by when. It is in the draft and in the file, which opens in Review for others.'
            : readOnlyMessage}
          {brief.length > longestBrief * 0.8 && <span>{`${longestBrief - brief.length} of 2,000 left`}</span>}
        </span>
      }
      maxLength={longestBrief}
      value={brief}
      dir="auto"
      lang={brief === '' ? undefined : language}
      readOnly={!canWrite}
      onChange={(event) => write(event.currentTarget.value)}
      onBlur={note}
    />
  );
}
