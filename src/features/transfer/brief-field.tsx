/** In the dialogs that share and export a draft: the field for what the author asks reviewers to look at. */
import { Textarea } from '@mantine/core';
import { briefEdit } from '../../core/workspace/edits.ts';
import { useTextLanguage } from '../../shared/author-text.tsx';
import { useCanWrite, useDraft } from '../../shared/context.tsx';
import { useDispatchAndTell } from '../../shared/dispatch-and-tell.ts';

const title = 'Brief for reviewers';

/** The longest brief that can be typed, in UTF-16 units. */
const longestBrief = 2000;

export function BriefField() {
  const brief = useDraft(({ workspace }) => workspace.brief ?? '');
  const canWrite = useCanWrite();
  const language = useTextLanguage();
  const run = useDispatchAndTell();
  const write = (text: string): boolean =>
    run((workspace) => briefEdit(workspace, text.trim() === '' ? '' : text), {
      label: `typing in ${title}`,
      group: '/brief',
    });
  return (
    <Textarea
      mt="md"
      size="sm"
      rows={3}
      autosize={false}
      label={title}
      description="What to look at, and by when. It is in the draft and in the file, which then opens in Review."
      maxLength={longestBrief}
      value={brief}
      dir="auto"
      lang={brief === '' ? undefined : language}
      readOnly={!canWrite}
      onChange={(event) => write(event.currentTarget.value)}
    />
  );
}
