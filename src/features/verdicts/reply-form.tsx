/** In the verdict list, a form for the analyst’s reply to a verdict. The note may be empty. */
import { Button, Textarea } from '@mantine/core';
import { useState, type KeyboardEvent } from 'react';
import classes from './verdict-cell.module.css';

interface ReplyFormProps {
  /** The current reply; empty for none. */
  readonly note: string;
  readonly onSave: (note: string) => void;
  readonly onCancel: () => void;
}

export function ReplyForm({ note, onSave, onCancel }: ReplyFormProps) {
  const [text, setText] = useState(note);
  const onKeyDown = (event: KeyboardEvent): void => {
    // Otherwise the list would handle letters typed here as shortcuts.
    event.stopPropagation();
    if (event.key === 'Escape') onCancel();
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSave(text);
  };
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        onSave(text);
      }}
    >
      <Textarea
        size="xs"
        label="Reply"
        description="What did you change, or why not? Your reply is included when you export the review."
        data-reply
        autoFocus
        rows={3}
        maxLength={5000}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <div className={classes.buttons}>
        <Button size="compact-sm" type="submit">
          Save reply
        </Button>
        <Button size="compact-sm" variant="default" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
