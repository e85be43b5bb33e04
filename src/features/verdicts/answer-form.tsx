import { Button, Textarea } from '@mantine/core';
import { useState, type KeyboardEvent } from 'react';
import classes from './verdict-cell.module.css';

interface AnswerFormProps {
  /** The answer as it stands; empty for none. */
  readonly note: string;
  readonly onSave: (note: string) => void;
  readonly onCancel: () => void;
}

/** Where the analyst says what was done about a verdict. The note may stay empty. */
export function AnswerForm({ note, onSave, onCancel }: AnswerFormProps) {
  const [text, setText] = useState(note);
  const onKeyDown = (event: KeyboardEvent): void => {
    // The list has keys of its own, which are letters here.
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
        label="Answer"
        description="What you did about it, or why nothing. It goes back with the review."
        data-answer
        autoFocus
        rows={3}
        maxLength={5000}
        dir="auto"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <div className={classes.buttons}>
        <Button size="compact-sm" type="submit">
          Mark answered
        </Button>
        <Button size="compact-sm" variant="default" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
