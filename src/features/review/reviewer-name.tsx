import { Button, TextInput } from '@mantine/core';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { begunInWords } from './begun-in-words.ts';
import { isBegunHere } from './own-review.ts';
import { useReviewDesk } from './use-review.ts';
import classes from './bar.module.css';

/** Who reviews: asked once, kept on this device, and written into the verdicts' file only. */
export function ReviewerName() {
  const { name, setName, waiting, review } = useReviewDesk();
  const [typed, setTyped] = useState(name);
  const [changing, setChanging] = useState(name === '');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (waiting) field.current?.focus();
  }, [waiting]);
  if (!changing && name !== '') {
    return (
      <p className={classes.name}>
        Reviewer: <bdi>{name}</bdi>
        {review && !isBegunHere(review.review_id) ? (
          <span className={classes.hint}>
            You go on with the review begun {begunInWords(review.started_at)}. Is it somebody else’s of this name?
            Change yours.
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
  function keep(event: SyntheticEvent): void {
    event.preventDefault();
    const given = typed.trim();
    if (given === '') return field.current?.focus();
    setName(given);
    setChanging(false);
    // The keys of the desk are heard wherever no text is typed.
    return field.current?.blur();
  }
  return (
    <form className={classes.nameForm} onSubmit={keep} data-native-undo>
      <TextInput
        ref={field}
        size="xs"
        maxLength={200}
        aria-label="Your name, for the verdicts"
        placeholder="Your name, for the verdicts"
        autoComplete="name"
        value={typed}
        data-native-undo
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Button size="compact-sm" variant="default" type="submit" disabled={typed.trim() === ''}>
        Keep name
      </Button>
      {waiting ? (
        <span role="alert" className={classes.hint}>
          Say whose verdicts these are; then yours is kept.
        </span>
      ) : null}
    </form>
  );
}
