/** In an observation’s form: its passages, each with its hash, its length and its claims. */
import { useMemo, useState, lazy, memo, Suspense } from 'react';
import { Alert, Button, Group, Radio, Text, ActionIcon } from '@mantine/core';
import { IconFileText, IconCopy } from '@tabler/icons-react';
import { pointer } from '../../core/json/pointer.ts';
import type { CodePointSpan } from '../../core/text/span.ts';
import type { Observation, Passage } from '../../core/casefile/types.generated.ts';
import type { Finding } from '../../core/rules/finding.ts';
import { useDraft, useViewActions, useStores, useCanWrite, useView } from '../../shared/context.tsx';
import { FindingLines } from '../../shared/field/finding-lines.tsx';
import { SmallButton } from '../../ui/small-button.tsx';
import { type NewPassage, removePassage, type PassageRef } from '../../core/workspace/casefile-edits.ts';
import type { Edit, Workspace } from '../../core/workspace/workspace.ts';
import { LoneSurrogateError } from '../../core/casefile/hash.ts';
import { revisionFrom } from '../../core/workspace/revisions.ts';
import { marksMovedInWords, replacePassage, type Replacement } from '../../core/workspace/replace-passage.ts';
import { useDispatchAndTell } from '../../shared/dispatch-and-tell.ts';
import { chooseFiles } from '../../ui/choose-files.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { useReturnedFocus } from '../../ui/use-focus.ts';
import {
  ExactTextField,
  describeLength,
  describeLineEndings,
  PasteChoiceField,
  usePasteExact,
  passageFiles,
  useReadTexts,
  shortPassageId,
} from './passage-input.tsx';
import { shortenEnd, spacesForLineEnds } from '../../core/text/shorten.ts';
import { PassageOrigin } from '../../shared/passage-origin.tsx';
import { Writable } from '../../ui/writable.tsx';
import { useRemoval, claimsOfPassage, nameSome, useTexts } from './use-casefile.ts';
import { RemovalButton } from './item-row.tsx';
import classes from './casefile.module.css';

// Below a passage in its observation’s form: the findings about its text, each with a button that shows the place.

interface PassageFindingsProps {
  readonly observation: Observation;
  readonly passage: Passage;
  /** The index of the passage in its observation. */
  readonly index: number;
}

const none: readonly Finding[] = [];

function PassageFindings({ observation, passage, index }: PassageFindingsProps) {
  const { showPassage, setPending, leadToPassage } = useViewActions();
  const at = useDraft(({ workspace }) => workspace.casefile?.observations.indexOf(observation) ?? -1);
  const all = useDraft(({ check }) => (at < 0 ? none : check.at(`casefile:${pointer('observations', at)}`)));
  const findings = useMemo(() => {
    const text = pointer('observations', at, 'passages', index, 'text');
    return all.length === 0 ? none : all.filter(({ path }) => path === text);
  }, [all, at, index]);
  const span = findings.find((finding) => finding.span !== undefined)?.span;
  const show = (place: CodePointSpan): void => {
    const { passage_id: passageId } = passage;
    setPending({ passageId, span: place, reveal: true });
    showPassage(passageId, observation.observation_id);
    leadToPassage();
  };
  if (findings.length === 0) return null;
  return (
    <div>
      <FindingLines findings={findings} />
      {span ? <SmallButton onClick={() => show(span)}>Show the first one</SmallButton> : null}
    </div>
  );
}

// The dialog that replaces a passage with a revised one: pasted, typed or from a file, and never changed.

interface ReplacePassageProps extends PassageRef {
  /** The passage's number in its observation, from 1, as shown on the screen. */
  readonly number: number;
  /** The number of claims on the passage. */
  readonly claims: number;
  readonly onClose: () => void;
}

/**
 * Returns a function that adds the revised text as a new passage and shows the passage's claims. The function returns
 * an error message, if any.
 */
function useReplace({ observationId, passageId, number, claims, onClose }: ReplacePassageProps) {
  const { desk, view, digest } = useStores();
  const run = useDispatchAndTell();
  return (text: string | NewPassage, keepsOld: boolean): string | undefined => {
    const label = `replace passage ${String(number)} with a revised passage`;
    const made: { replacement?: Replacement | undefined } = {};
    const edit = (workspace: Workspace): Edit => {
      made.replacement = replacePassage(workspace, { observationId, passageId }, text, keepsOld, digest);
      return made.replacement?.edit ?? { type: 'batch', edits: [] };
    };
    const before = desk.getState().draft?.workspace;
    const told = () => {
      const after = desk.getState().draft?.workspace;
      const words = before && after ? marksMovedInWords(before, after, passageId) : '';
      return words === '' ? undefined : { text: words };
    };
    try {
      if (!run(edit, { label, keepBefore: true }, told)) return undefined;
    } catch (error) {
      if (error instanceof LoneSurrogateError) return error.message;
      throw error;
    }
    if (!made.replacement) return 'The new text is identical to the current passage.';
    onClose();
    const { to } = made.replacement;
    if (claims > 0) view.actions.showMigration({ from: passageId, to, observationId });
    else view.actions.showPassage(to, observationId);
    return undefined;
  };
}

function ReplacePassage(props: ReplacePassageProps) {
  const { number, claims, onClose } = props;
  const { read, progress } = useReadTexts();
  const replace = useReplace(props);
  const { text, fieldProps, choice, put } = usePasteExact();
  // The passage that was read from a file. It is replaced as read, unless the person changes the text in the field.
  const [loaded, setLoaded] = useState<NewPassage>();
  const [keep, setKeep] = useState('keep');
  const [problem, setProblem] = useState<string | undefined>();
  useReturnedFocus(true);

  const submit = (revised: string | NewPassage): void => setProblem(replace(revised, keep === 'keep'));
  const load = async (file: File): Promise<void> => {
    const found = await read([file], (whole) => [whole]);
    if (!found) return;
    const [passage, ...others] = found.passages;
    if (!passage) setProblem(found.problems.join(' '));
    else if (others.length > 0 && !found.hasChoices) {
      setProblem(`${file.name} contains several texts. Copy the one you need and paste it here.`);
    } else if (found.hasChoices) {
      setProblem(undefined);
      setLoaded(passage);
      put(passage.text);
    } else submit(passage);
  };

  return (
    <Dialog
      opened
      onClose={onClose}
      title={`Replace passage ${String(number)} with a revised passage`}
      size="lg"
      returnFocus={false}
      transitionProps={{ duration: 120 }}
    >
      <Text size="sm" mb="sm">
        Passages cannot be edited, so the revised text is added as a new passage.{' '}
        {claims === 0 ? 'The old passage has no claims.' : 'You decide for each claim whether to move it.'}
      </Text>
      <ExactTextField
        label="Revised passage"
        data-autofocus
        field={fieldProps}
        facts={text === '' ? progress : [describeLength(text), describeLineEndings(text)].filter(Boolean).join(' · ')}
      />
      <PasteChoiceField text={text} choice={choice} put={put} />
      {loaded?.text === text && (
        <Text size="sm" mt={4} role="status">
          This is the text of the file. Check it, then choose “Replace”. To choose other parts of the file, add the file
          to the observation as a new passage.
        </Text>
      )}
      <Radio.Group label="Old passage" value={keep} onChange={setKeep} mt="xs">
        <Radio value="keep" mt={6} label="Keep it, and ask again when all claims are moved" />
        <Radio value="remove" mt={6} label="Remove it now (claims that you do not move can no longer be checked)" />
      </Radio.Group>
      {problem !== undefined && (
        <Alert role="alert" mt="sm" color="red" title="Could not use this text">
          {problem}
        </Alert>
      )}
      <Group justify="flex-end" gap="sm" mt="md">
        <Button
          variant="default"
          leftSection={<IconFileText size={16} aria-hidden />}
          onClick={() => chooseFiles({ accept: passageFiles }, ([file]) => void (file && load(file)))}
        >
          Load from a file…
        </Button>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button disabled={text === ''} onClick={() => submit(loaded?.text === text ? loaded : text)}>
          Replace
        </Button>
      </Group>
    </Dialog>
  );
}

// * The buttons below a passage in the casefile for a revised passage: add the revised text, or move the claims to a
// newer passage.

interface PassageRevisionProps {
  readonly observation: Observation;
  readonly passage: Passage;
  readonly index: number;
  /** The number of claims on the passage. */
  readonly claims: number;
}

function PassageRevision({ observation, passage, index, claims }: PassageRevisionProps) {
  const { showMigration } = useViewActions();
  const [replacing, setReplacing] = useState(false);
  const canWrite = useCanWrite();
  const newer = useDraft(({ workspace }) => revisionFrom(workspace, passage.passage_id)?.to.passage_id);
  const other = observation.passages.find(({ passage_id }) => passage_id !== passage.passage_id)?.passage_id;
  const to = newer ?? other;
  return (
    <>
      <Button
        size="compact-xs"
        variant="default"
        disabled={!canWrite}
        aria-label={`Replace with revised passage… (passage ${index + 1})`}
        onClick={() => setReplacing(true)}
      >
        Replace with revised passage…
      </Button>
      {claims > 0 && to !== undefined && (
        <Button
          size="compact-xs"
          variant={newer === undefined ? 'default' : 'light'}
          aria-label={`Move claims… (from passage ${index + 1})`}
          onClick={() => showMigration({ from: passage.passage_id, to, observationId: observation.observation_id })}
        >
          Move claims…
        </Button>
      )}
      {replacing && (
        <ReplacePassage
          observationId={observation.observation_id}
          passageId={passage.passage_id}
          number={index + 1}
          claims={claims}
          onClose={() => setReplacing(false)}
        />
      )}
    </>
  );
}

/** A casefile without sources from files has no originals, and does not need this code. */
const OriginalOfPassage = lazy(async () => ({ default: (await import('./original-file.tsx')).OriginalOfPassage }));

interface RowProps {
  readonly observation: Observation;
  readonly passage: Passage;
  readonly index: number;
}

const PassageRow = memo(function PassageRow({ observation, passage, index }: RowProps) {
  const { copy } = useStores().exports;
  const { showPassage } = useViewActions();
  const removeWithMarks = useRemoval();
  const canWrite = useCanWrite();
  const shown = useView((view) => view.passageId === passage.passage_id);
  const hasOrigins = useDraft(({ workspace }) => (workspace.casefile?.origins ?? []).length > 0);
  const claims = useTexts(({ workspace }) => claimsOfPassage(workspace.assessment, passage.passage_id));
  const ends = describeLineEndings(passage.text);
  const remove = (): void => {
    const ref = { observationId: observation.observation_id, passageId: passage.passage_id };
    removeWithMarks((workspace) => removePassage(workspace, ref), 'remove passage');
  };
  return (
    <li className={classes.passage} data-shown={shown || undefined}>
      <p className={classes.passageStart} dir="auto" lang={observation.language ?? ''}>
        {spacesForLineEnds(shortenEnd(passage.text, 220))}
      </p>
      <Group gap="xs">
        <Text size="xs" className={classes.mono} title={passage.passage_id}>
          {shortPassageId(passage.passage_id)}
        </Text>
        <Text size="xs" c="dimmed">
          {describeLength(passage.text)}
          {ends && ` · ${ends}`}
          {` · ${claims.length === 0 ? 'no claims' : nameSome(claims)}`}
        </Text>
        <Group gap={4} className={classes.end}>
          <Button
            size="compact-xs"
            variant={shown ? 'filled' : 'light'}
            onClick={() => showPassage(passage.passage_id, observation.observation_id)}
          >
            {shown ? 'Shown' : 'Show'}
          </Button>
          <ActionIcon
            size="sm"
            variant="subtle"
            aria-label={`Copy passage ${index + 1}`}
            onClick={() => void copy(passage.text)}
          >
            <IconCopy size={16} aria-hidden />
          </ActionIcon>
          <Writable canWrite={canWrite}>
            <RemovalButton
              label={`Remove passage ${index + 1}`}
              references={claims}
              consequence="These claims stay, but can no longer be checked against their passage."
              onRemove={remove}
            />
          </Writable>
        </Group>
      </Group>
      <PassageFindings observation={observation} passage={passage} index={index} />
      <PassageOrigin passageId={passage.passage_id} />
      {hasOrigins && (
        <Suspense>
          <OriginalOfPassage passageId={passage.passage_id} />
        </Suspense>
      )}
      <Group gap={4} mt={4}>
        <PassageRevision observation={observation} passage={passage} index={index} claims={claims.length} />
      </Group>
    </li>
  );
});

export function PassageList({ observation }: { readonly observation: Observation }) {
  if (observation.passages.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        No passages yet. Paste the text exactly as published, or load it from files.
      </Text>
    );
  }
  return (
    <ol className={classes.passages}>
      {observation.passages.map((passage, at) => (
        <PassageRow key={passage.passage_id} observation={observation} passage={passage} index={at} />
      ))}
    </ol>
  );
}
