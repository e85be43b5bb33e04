import { Button, TextInput } from '@mantine/core';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { useReviewDesk } from './use-review.ts';
import classes from './bar.module.css';

/** Who reviews: asked once, kept on this device, and written into the verdicts' file only. */
export function ReviewerName() {
  const { name, setName, waiting, hasNamesake, heading } = useReviewDesk();
  const [typed, setTyped] = useState(name);
  const [changing, setChanging] = useState(name === '');
  const field = useRef<HTMLInputElement>(null);
  const isAsked = waiting !== null || (changing && name !== '');
  useEffect(() => {
    if (isAsked) field.current?.focus();
  }, [isAsked, waiting]);
  if (!changing && name !== '') {
    return (
      <p className={classes.name}>
        Reviewer: <bdi>{name}</bdi>
        {hasNamesake ? (
          <span className={classes.hint}>
            A review by this name was loaded. It stays as it is, and your verdicts go into a review of your own.
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
    return leave();
  }
  /** The keys of the review desk work from its heading on. */
  function leave(): void {
    setChanging(false);
    heading.current?.focus({ preventScroll: true });
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
        onKeyDown={(event) => {
          if (event.key === 'Escape') leave();
        }}
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
