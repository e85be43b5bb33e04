/**
 * The author’s reply to a verdict. What is typed stays when the row is scrolled out of the list, or the screen left.
 */
import { useTextLanguage } from '../../shared/author-text.tsx';
import { authorName } from '../../shared/own-name.ts';
import { useUnfinished } from '../../shared/unfinished.ts';
import { ReplyForm } from '../../ui/reply-form.tsx';

interface AuthorReplyProps {
  /** Identifies the form among those of the draft. */
  readonly path: string;
  readonly description: string;
  readonly onSave: (note: string, name: string) => void;
  readonly onCancel: () => void;
}

export function AuthorReply({ path, description, onSave, onCancel }: AuthorReplyProps) {
  const [text = '', setText] = useUnfinished(path);
  const language = useTextLanguage();
  return (
    <ReplyForm
      lang={language}
      description={description}
      text={text}
      onText={setText}
      autoFocus
      name={authorName()}
      onSave={(note, name) => {
        setText(undefined);
        onSave(note, name);
      }}
      onCancel={() => {
        setText(undefined);
        onCancel();
      }}
    />
  );
}
