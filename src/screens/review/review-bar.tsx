/** The bar at the top of the review screen: the reviewer, the progress, the export of the verdicts, and the brief. */
import { Button, Group, Kbd, TextInput } from '@mantine/core';
import { IconFileExport } from '@tabler/icons-react';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { reviewFileName } from '../../core/files/file-names.ts';
import { writeReview } from '../../core/files/write.ts';
import { AuthorText } from '../../shared/author-text.tsx';
import { useDraft, useStores } from '../../shared/context.tsx';
import { useAnnounce } from '../../ui/announcer.tsx';
import { useLetterKeys } from '../../ui/keyboard.ts';
import { ScreenSwitch } from '../../ui/screen-switch.tsx';
import { useToast } from '../../ui/toast.tsx';
import { counted } from '../../core/json/words.ts';
import { Bdi } from '../../ui/bdi.tsx';
import { progressInWords } from './queue.ts';
import { Shortened } from './shortened.tsx';
import { useReviewDesk } from './use-review.ts';
import { subjectName } from './words.ts';
import classes from './screen.module.css';

export function ReviewBar() {
  const { progress, model, go, current } = useReviewDesk();
  const document = model.byKey.get('document');
  return (
    <div className={classes.bar}>
      <ScreenSwitch />
      <p className={classes.progress} role="status">
        {progressInWords(progress)}
      </p>
      <ReviewerName />
      <Group gap="var(--space-3)" ms="auto">
        <OnlyChainButton />
        <Button
          size="compact-sm"
          variant="default"
          aria-pressed={current?.kind === 'document'}
          onClick={() => document && go(document)}
        >
          Overall verdict
        </Button>
        <ExportButton />
      </Group>
    </div>
  );
}

/** What the author asks reviewers to look at, and by when. */
export function Brief() {
  const brief = useDraft(({ workspace }) => workspace.brief);
  if (brief === undefined) return null;
  return (
    <Shortened of="brief" what="the brief" className={classes.brief}>
      {(more) => (
        <>
          <p data-shortened>
            <strong>Brief:</strong> <AuthorText>{brief}</AuthorText>
          </p>
          {more}
        </>
      )}
    </Shortened>
  );
}

/** Narrows the columns to the chain of the selected entry or claim, or shows everything again. */
function OnlyChainButton() {
  const { onlyChain, toggleOnlyChain } = useReviewDesk();
  const letters = useLetterKeys();
  const say = useAnnounce();
  return (
    <Button
      className={classes.chain}
      size="compact-sm"
      variant={onlyChain ? 'filled' : 'default'}
      aria-pressed={onlyChain}
      aria-keyshortcuts={letters ? 'O' : undefined}
      rightSection={letters ? <Kbd size="xs">O</Kbd> : null}
      title="Show only the claims, entries and passages linked with the selected entry or claim"
      onClick={() => say(toggleOnlyChain())}
    >
      Only this chain
    </Button>
  );
}

/** Exports the reviewer's verdicts as a file. */
function ExportButton() {
  const { review } = useReviewDesk();
  const { download } = useStores().exports;
  const toast = useToast();
  const isEmpty = !review || review.verdicts.length === 0;
  function save(): void {
    if (!review) return;
    const fileName = reviewFileName(review);
    download(fileName, writeReview(review));
    const count = review.verdicts.length;
    const what = count === 1 ? 'verdict' : counted(count, 'verdict');
    toast({ text: `Downloaded ${fileName} with your ${what}. Send it to the author.` });
  }
  return (
    <Button
      size="compact-sm"
      leftSection={<IconFileExport size={15} aria-hidden />}
      disabled={isEmpty}
      title={isEmpty ? 'You have not given any verdicts yet' : undefined}
      onClick={save}
    >
      Export review file
    </Button>
  );
}

/**
 * In the bar of the review screen: the reviewer's name, asked once, stored on this device, and written only into
 * reviews.
 */
function ReviewerName() {
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
