import { Alert, Button, Checkbox, FileButton, Group, Text, Textarea } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { useState } from 'react';
import { addPassage } from '../../core/casefile/edits.ts';
import type { Edit } from '../../core/assessment/edit.ts';
import { applyEdit } from '../../core/assessment/apply-edit.ts';
import { findHiddenCharacters } from '../../core/passage/hidden.ts';
import { LoneSurrogateError } from '../../core/casefile/hash.ts';
import { useCommands, useDeskActions, useStores, useViewActions } from '../../store/context.tsx';
import { characters, lineEnds, splitAtBlankLines } from './passage-texts.ts';
import { usePasteExact } from './paste-exact.ts';

/** Adds texts to an observation as one step; the last one added is shown. Returns what went wrong, in words. */
function useAddPassages(observationIndex: number): (texts: readonly string[]) => string | undefined {
  const { desk } = useStores();
  const { dispatch } = useDeskActions();
  const { showPassage } = useViewActions();
  const { digest } = useCommands();
  return (texts) => {
    const before = desk.getState().draft?.workspace;
    if (!before) return undefined;
    const edits: Edit[] = [];
    let now = before;
    try {
      for (const text of texts) {
        const edit = addPassage(now, observationIndex, text, digest);
        edits.push(edit);
        now = applyEdit(now, edit);
      }
    } catch (error) {
      if (error instanceof LoneSurrogateError) return error.message;
      throw error;
    }
    if (now === before) return 'This observation has that passage already.';
    dispatch({ type: 'batch', edits }, { label: texts.length === 1 ? 'add passage' : `add ${texts.length} passages` });
    const observation = now.casefile?.observations[observationIndex];
    const last = observation?.passages.at(-1);
    if (observation && last) showPassage(last.passage_id, observation.observation_id);
    return undefined;
  };
}

function noteOn(text: string): string {
  const hidden = findHiddenCharacters(text);
  const invisible = hidden.length === 0 ? '' : `${hidden.length} hidden characters, first: ${hidden[0]?.name ?? ''}`;
  return [characters(text), lineEnds(text), invisible].filter(Boolean).join(' · ');
}

/** Takes passages into an observation: pasted, or out of files, and never changed on the way. */
export function AddPassage({ index }: { readonly index: number }) {
  const { readPassages } = useCommands();
  const add = useAddPassages(index);
  const { text, fieldProps, clear } = usePasteExact();
  const [split, setSplit] = useState(false);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const parts = (whole: string): readonly string[] => (split ? splitAtBlankLines(whole) : [whole]);

  const addPasted = (): void => {
    const problem = add(parts(text));
    setProblems(problem === undefined ? [] : [problem]);
    if (problem === undefined) clear();
  };
  const load = async (files: File[]): Promise<void> => {
    const sources = await readPassages(files);
    const refused = sources.flatMap(({ fileName, problem }) =>
      problem === undefined ? [] : [`${fileName}: ${problem}`],
    );
    const texts = sources.flatMap((source) => source.texts.flatMap(parts));
    const problem = texts.length > 0 ? add(texts) : undefined;
    setProblems(problem === undefined ? refused : [...refused, problem]);
  };

  return (
    <div>
      <Textarea
        label="Paste a passage"
        description="It is kept exactly as pasted: nothing is trimmed, normalised or re-encoded."
        autosize
        minRows={3}
        maxRows={12}
        dir="auto"
        {...fieldProps}
      />
      <Text size="xs" c="dimmed" aria-live="polite" mih="1.2rem" mt={4}>
        {text === '' ? '' : noteOn(text)}
      </Text>
      <Group gap="sm" mt={4}>
        <Button size="xs" disabled={text === ''} onClick={addPasted}>
          Add passage
        </Button>
        <FileButton
          multiple
          accept=".txt,.md,.html,.htm,.json,text/plain,text/html"
          onChange={(files) => void load(files)}
        >
          {(props) => (
            <Button {...props} size="xs" variant="default" leftSection={<IconFileText size={16} aria-hidden />}>
              Load from files…
            </Button>
          )}
        </FileButton>
        <Checkbox
          size="xs"
          label="One passage for each paragraph"
          checked={split}
          onChange={(event) => setSplit(event.currentTarget.checked)}
        />
      </Group>
      {problems.length > 0 && (
        <Alert role="alert" mt="xs" color="red" title="Not everything was taken">
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
