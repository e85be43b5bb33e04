/** A form for a reply in a thread, and for the name of the person who writes it. The text may be empty. */
import { Button, Textarea, TextInput } from '@mantine/core';
import { useState, type KeyboardEvent } from 'react';
import classes from './reply-form.module.css';

interface ReplyFormProps {
  readonly description: string;
  readonly text: string;
  /** The language in which the person writes; '' if it is not known. */
  readonly lang: string;
  readonly onText: (text: string) => void;
  /** Whether the field takes the focus when the form appears. */
  readonly autoFocus: boolean;
  /** The name that the field for it starts with; undefined if the name is known. */
  readonly name?: string | undefined;
  readonly onSave: (note: string, name: string) => void;
  readonly onCancel: () => void;
}

export function ReplyForm({ description, text, lang, onText, autoFocus, name, onSave, onCancel }: ReplyFormProps) {
  const [typedName, setTypedName] = useState(name ?? '');
  const save = (): void => onSave(text.trim(), typedName.trim());
  const onKeyDown = (event: KeyboardEvent): void => {
    // Otherwise the list would handle letters typed here as shortcuts.
    event.stopPropagation();
    if (event.key === 'Escape') onCancel();
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save();
  };
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Textarea
        size="xs"
        label="Reply"
        description={description}
        data-reply
        autoFocus={autoFocus}
        rows={3}
        maxLength={5000}
        value={text}
        lang={lang}
        onChange={(event) => onText(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      {name !== undefined && (
        <TextInput
          size="xs"
          label="Your name (optional)"
          autoComplete="name"
          maxLength={200}
          value={typedName}
          onChange={(event) => setTypedName(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
      )}
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
