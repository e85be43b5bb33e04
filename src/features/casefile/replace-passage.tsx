import { Alert, Button, FileButton, Group, Modal, Radio, Text, Textarea } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { useState } from 'react';
import { LoneSurrogateError } from '../../core/casefile/hash.ts';
import { replacePassage } from '../../core/casefile/replace-passage.ts';
import { useCommands, useStores } from '../../store/context.tsx';
import { useReturnedFocus } from '../../ui/use-returned-focus.ts';
import { characters, lineEnds } from './passage-texts.ts';
import { usePasteExact } from './paste-exact.ts';

interface ReplacePassageProps {
  readonly observationIndex: number;
  readonly passageIndex: number;
  /** How many claims stand on the passage. */
  readonly claims: number;
  readonly onClose: () => void;
}

/** Adds the revised text beside the old one and leads to its claims. Returns what went wrong, in words. */
function useReplace({ observationIndex, passageIndex, claims, onClose }: ReplacePassageProps) {
  const { desk, view, commands } = useStores();
  return (text: string, keepOld: boolean): string | undefined => {
    const { workspace } = desk.getState().draft ?? {};
    const observation = workspace?.casefile?.observations[observationIndex];
    const old = observation?.passages[passageIndex];
    if (!workspace || !observation || !old) return 'The passage is not in the casefile any more.';
    try {
      const place = { observationIndex, passageIndex };
      const made = replacePassage(workspace, place, text, keepOld, commands.digest);
      if (!made) return 'This is the very text that the passage has already.';
      const label = `replace passage ${String(passageIndex + 1)} by a revised text`;
      desk.actions.dispatch(made.edit, { label, keepBefore: true });
      onClose();
      const { observation_id: observationId } = observation;
      if (claims > 0) view.actions.showMigration({ from: old.passage_id, to: made.to, observationId });
      else view.actions.showPassage(made.to, observationId);
      return undefined;
    } catch (error) {
      if (error instanceof LoneSurrogateError) return error.message;
      throw error;
    }
  };
}

/** Takes the revised text of a passage: pasted, typed or out of a file, and never changed on the way. */
export function ReplacePassage(props: ReplacePassageProps) {
  const { passageIndex, claims, onClose } = props;
  const { readPassages } = useCommands();
  const replace = useReplace(props);
  const { text, fieldProps } = usePasteExact();
  const [keep, setKeep] = useState('keep');
  const [problem, setProblem] = useState<string | undefined>();
  useReturnedFocus(true);

  const take = (revised: string): void => setProblem(replace(revised, keep === 'keep'));
  const load = async (file: File | null): Promise<void> => {
    if (!file) return;
    const [source] = await readPassages([file]);
    if (source?.problem !== undefined) setProblem(`${source.fileName}: ${source.problem}`);
    else if (source?.texts.length === 1) take(source.texts[0] ?? '');
    else setProblem(`${file.name} holds several texts. Copy the one that replaces this passage and paste it here.`);
  };

  return (
    <Modal
      opened
      onClose={onClose}
      title={`Replace passage ${String(passageIndex + 1)} by a revised text`}
      size="lg"
      lockScroll={false}
      returnFocus={false}
      transitionProps={{ duration: 120 }}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <Text size="sm" mb="sm">
        A passage is never edited. The revised text becomes a passage of its own, and{' '}
        {claims === 0 ? 'no claim stands on the old one.' : 'you decide for each claim whether it moves there.'}
      </Text>
      <Textarea
        label="Revised text"
        description="It is kept exactly as pasted: nothing is trimmed, normalised or re-encoded."
        autosize
        minRows={4}
        maxRows={14}
        dir="auto"
        data-autofocus
        {...fieldProps}
      />
      <Text size="xs" c="dimmed" aria-live="polite" mih="1.2rem" mt={4}>
        {text === '' ? '' : [characters(text), lineEnds(text)].filter(Boolean).join(' · ')}
      </Text>
      <Radio.Group label="The old text" value={keep} onChange={setKeep} mt="xs">
        <Radio value="keep" mt={6} label="Keep it until every claim is moved, then ask" />
        <Radio
          value="remove"
          mt={6}
          label="Remove it now; claims that are not moved can no longer be checked against it"
        />
      </Radio.Group>
      {problem !== undefined && (
        <Alert role="alert" mt="sm" color="red" title="The text was not taken">
          {problem}
        </Alert>
      )}
      <Group justify="flex-end" gap="sm" mt="md">
        <FileButton
          accept=".txt,.md,.html,.htm,.json,text/plain,text/html"
          onChange={(file) => void load(file)}
          inputProps={{ 'aria-label': 'File with the revised text' }}
        >
          {(button) => (
            <Button {...button} variant="default" leftSection={<IconFileText size={16} aria-hidden />}>
              Load from a file…
            </Button>
          )}
        </FileButton>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button disabled={text === ''} onClick={() => take(text)}>
          Replace
        </Button>
      </Group>
    </Modal>
  );
}
