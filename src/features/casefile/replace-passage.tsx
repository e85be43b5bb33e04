import { Alert, Button, FileButton, Group, Modal, Radio, Text, Textarea } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import type { Edit } from '../../core/assessment/edit.ts';
import type { Workspace } from '../../core/assessment/workspace.ts';
import { LoneSurrogateError } from '../../core/casefile/hash.ts';
import type { PassageRef } from '../../core/casefile/places.ts';
import { replacePassage, type Replacement } from '../../core/casefile/replace-passage.ts';
import { useDispatchAndTell } from '../../shared/dispatch-and-tell.ts';
import { useCommands, useStores } from '../../store/context.tsx';
import { useReturnedFocus } from '../../ui/use-returned-focus.ts';
import { characters, lineEnds } from './passage-texts.ts';
import { usePasteExact } from './paste-exact.ts';

interface ReplacePassageProps extends PassageRef {
  /** Which passage of its observation it is, counted from 1: what it is called on the screen. */
  readonly number: number;
  /** How many claims stand on the passage. */
  readonly claims: number;
  readonly onClose: () => void;
}

/** Adds the revised text beside the old one and leads to its claims. Returns what went wrong, in words. */
function useReplace({ observationId, passageId, number, claims, onClose }: ReplacePassageProps) {
  const { view, commands } = useStores();
  const run = useDispatchAndTell();
  return (text: string, keepOld: boolean): string | undefined => {
    const label = `replace passage ${String(number)} by a revised text`;
    const made: { replacement?: Replacement | undefined } = {};
    const edit = (workspace: Workspace): Edit => {
      made.replacement = replacePassage(workspace, { observationId, passageId }, text, keepOld, commands.digest);
      return made.replacement?.edit ?? { type: 'batch', edits: [] };
    };
    try {
      if (!run(edit, { label, keepBefore: true })) return undefined;
    } catch (error) {
      if (error instanceof LoneSurrogateError) return error.message;
      throw error;
    }
    if (!made.replacement) return 'The passage already has exactly this text.';
    onClose();
    const { to } = made.replacement;
    if (claims > 0) view.actions.showMigration({ from: passageId, to, observationId });
    else view.actions.showPassage(to, observationId);
    return undefined;
  };
}

/** Whether the dialog was closed: then a file that is still being read replaces nothing. */
function useClosed(): () => boolean {
  const closed = useRef(false);
  useEffect(() => {
    closed.current = false;
    return () => {
      closed.current = true;
    };
  }, []);
  return () => closed.current;
}

/** Takes the revised text of a passage: pasted, typed or out of a file, and never changed on the way. */
export function ReplacePassage(props: ReplacePassageProps) {
  const { number, claims, onClose } = props;
  const { readPassages } = useCommands();
  const replace = useReplace(props);
  const { text, fieldProps } = usePasteExact();
  const [keep, setKeep] = useState('keep');
  const [problem, setProblem] = useState<string | undefined>();
  const isClosed = useClosed();
  useReturnedFocus(true);

  const take = (revised: string): void => setProblem(replace(revised, keep === 'keep'));
  const load = async (file: File | null): Promise<void> => {
    if (!file) return;
    const [source] = await readPassages([file]);
    if (isClosed()) return;
    if (source?.problem !== undefined) setProblem(`${source.fileName}: ${source.problem}`);
    else if (source?.texts.length === 1) take(source.texts[0] ?? '');
    else setProblem(`${file.name} holds several texts. Copy the one that replaces this passage and paste it here.`);
  };

  return (
    <Modal
      opened
      onClose={onClose}
      title={`Replace passage ${String(number)} by a revised text`}
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
