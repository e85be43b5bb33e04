/** In an observation’s form: adds passages, pasted or from files, without changing them. */
import { Alert, Button, Checkbox, Group, Text } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { useState } from 'react';
import { addPassages, type NewPassage, passagesOf } from '../../core/workspace/casefile-edits.ts';
import { findHiddenCharacters } from '../../core/text/hidden.ts';
import { LoneSurrogateError } from '../../core/casefile/hash.ts';
import { useDispatchAndTell } from '../../shared/dispatch-and-tell.ts';
import { useStores, useViewActions } from '../../shared/context.tsx';
import { chooseFiles } from '../../ui/choose-files.ts';
import {
  ExactTextField,
  describeLength,
  describeLineEndings,
  splitAtBlankLines,
  PasteChoiceField,
  usePasteExact,
  passageFiles,
  useReadTexts,
} from './passage-input.tsx';

/** The result of adding passages. `problem` says what went wrong, unless a message has already said so. */
type AddResult = { readonly done: true } | { readonly done: false; readonly problem?: string };

/** Returns a function that adds passages to an observation as one step and shows the last one. */
function useAddPassages(observationId: number): (added: readonly (string | NewPassage)[]) => AddResult {
  const { desk, digest } = useStores();
  const run = useDispatchAndTell();
  const { showPassage } = useViewActions();
  return (texts) => {
    const before = desk.getState().draft?.workspace;
    const label = texts.length === 1 ? 'add passage' : `add ${texts.length} passages`;
    try {
      if (!run((now) => addPassages(now, observationId, texts, digest), { label })) return { done: false };
    } catch (error) {
      if (error instanceof LoneSurrogateError) return { done: false, problem: error.message };
      throw error;
    }
    const now = desk.getState().draft?.workspace;
    if (!now || now === before) return { done: false, problem: 'This observation already has this passage.' };
    const last = passagesOf(now, observationId).passages.at(-1);
    if (last) showPassage(last.passage_id, observationId);
    return { done: true };
  };
}

function describeText(text: string): string {
  const hidden = findHiddenCharacters(text);
  const invisible =
    hidden.length === 0
      ? ''
      : `${hidden.length} hidden ${hidden.length === 1 ? 'character' : 'characters'} (first: ${hidden[0]?.name ?? ''})`;
  return [describeLength(text), describeLineEndings(text), invisible].filter(Boolean).join(' · ');
}

export function AddPassage({ observationId }: { readonly observationId: number }) {
  const { desk, sources: imports } = useStores();
  const { read, progress } = useReadTexts();
  const add = useAddPassages(observationId);
  const { text, fieldProps, choice, put, clear } = usePasteExact();
  const [split, setSplit] = useState(false);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const parts = (whole: string): readonly string[] => (split ? splitAtBlankLines(whole) : [whole]);
  const problemsOf = (result: AddResult): readonly string[] =>
    result.done || result.problem === undefined ? [] : [result.problem];

  const addPasted = (): void => {
    const result = add(parts(text));
    setProblems(problemsOf(result));
    if (result.done) clear();
  };
  const load = async (files: File[]): Promise<void> => {
    const draftId = desk.getState().draft?.id ?? null;
    const found = await read(files, parts);
    if (!found) return;
    if (found.hasChoices) {
      setProblems([]);
      imports.setState({ request: { files, draftId, observationId, title: '', skipped: 0 } });
      return;
    }
    setProblems(found.passages.length > 0 ? [...found.problems, ...problemsOf(add(found.passages))] : found.problems);
  };

  return (
    <div>
      <ExactTextField label="Paste a passage" field={fieldProps} facts={text === '' ? '' : describeText(text)} />
      <PasteChoiceField text={text} choice={choice} put={put} />
      <Group gap="sm" mt={4}>
        <Button size="xs" disabled={text === ''} onClick={addPasted}>
          Add passage
        </Button>
        <Button
          size="xs"
          variant="default"
          leftSection={<IconFileText size={16} aria-hidden />}
          onClick={() => chooseFiles({ accept: passageFiles, isMultiple: true }, (files) => void load(files))}
        >
          Load from files…
        </Button>
        <Checkbox
          size="xs"
          label="Add each paragraph as a separate passage"
          checked={split}
          onChange={(event) => setSplit(event.currentTarget.checked)}
        />
      </Group>
      {progress !== '' && (
        <Text size="xs" c="dimmed" role="status" dir="auto" mt={4}>
          {progress}
        </Text>
      )}
      {problems.length > 0 && (
        <Alert role="alert" mt="xs" color="red" title="Some text was not added">
          {problems.map((problem) => (
            <Text key={problem} size="sm">
              {problem}
            </Text>
          ))}
        </Alert>
      )}
    </div>
  );
}
