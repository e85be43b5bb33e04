/**
 * In the bar of the review screen: the reviewer's name, asked once, stored on this device, and written only into
 * reviews.
 */
import { Button, TextInput } from '@mantine/core';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { useReviewDesk } from './use-review.ts';
import { subjectName } from './words.ts';
import { Bdi } from '../../ui/bdi.tsx';
import classes from './bar.module.css';

export function ReviewerName() {
  const { name, setName, pending, hasNamesake, heading, model } = useReviewDesk();
  const [typed, setTyped] = useState(name);
  const [changing, setChanging] = useState(name === '');
  const field = useRef<HTMLInputElement>(null);
  const lastPending = pending.at(-1);
  const isEditing = lastPending !== undefined || (changing && name !== '');
  useEffect(() => {
    if (isEditing) field.current?.focus();
  }, [isEditing, lastPending]);
  if (!changing && name !== '') {
    return (
      <p className={classes.name}>
        Reviewer: <Bdi>{name}</Bdi>
        {hasNamesake ? (
          <span className={classes.hint}>
            This draft already has a review by this name. Your verdicts go into a separate review.
          </span>
        ) : null}
        <Button
          size="compact-xs"
          variant="subtle"
          onClick={() => {
            setChanging(true);
            setTyped(name);
          }}
        >
          Change name
        </Button>
      </p>
    );
  }
  function save(event: SyntheticEvent): void {
    event.preventDefault();
    const newName = typed.trim();
    if (newName === '') return field.current?.focus();
    setName(newName);
    return leave();
  }
  /** Moves the focus to the heading, where the keys of the review screen work. */
  function leave(): void {
    setChanging(false);
    heading.current?.focus({ preventScroll: true });
  }
  return (
    <form className={classes.nameForm} onSubmit={save} data-native-undo>
      <TextInput
        ref={field}
        size="xs"
        maxLength={200}
        aria-label="Your name"
        placeholder="Your name"
        autoComplete="name"
        value={typed}
        data-native-undo
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') leave();
        }}
      />
      <Button size="compact-sm" variant="default" type="submit" disabled={typed.trim() === ''}>
        Save name
      </Button>
      {lastPending ? (
        <span role="alert" className={classes.hint}>
          {pending.length === 1
            ? `Enter your name to save your verdict on ${subjectName(model, lastPending)}.`
            : `Enter your name to save your ${pending.length} verdicts.`}
        </span>
      ) : null}
    </form>
  );
}
