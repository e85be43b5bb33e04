/** The dialog that replaces a passage with a revised one: pasted, typed or from a file, and never changed. */
import { Alert, Button, Group, Radio, Text } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { useState } from 'react';
import type { NewPassage } from '../../core/workspace/casefile-edits.ts';
import type { Edit } from '../../core/workspace/edit.ts';
import type { Workspace } from '../../core/workspace/workspace.ts';
import { LoneSurrogateError } from '../../core/casefile/hash.ts';
import type { PassageRef } from '../../core/workspace/casefile-places.ts';
import { replacePassage, type Replacement } from '../../core/workspace/replace-passage.ts';
import { useDispatchAndTell } from '../../shared/dispatch-and-tell.ts';
import { useStores } from '../../shared/context.tsx';
import { chooseFiles } from '../../ui/choose-files.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { useReturnedFocus } from '../../ui/use-returned-focus.ts';
import { ExactTextField } from './exact-text-field.tsx';
import { describeLength, describeLineEndings } from './passage-texts.ts';
import { PasteChoiceField } from './paste-choice.tsx';
import { usePasteExact } from './paste-exact.ts';
import { passageFiles, useReadTexts } from './read-texts.ts';

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
  const { view, digest } = useStores();
  const run = useDispatchAndTell();
  return (text: string | NewPassage, keepsOld: boolean): string | undefined => {
    const label = `replace passage ${String(number)} with a revised passage`;
    const made: { replacement?: Replacement | undefined } = {};
    const edit = (workspace: Workspace): Edit => {
      made.replacement = replacePassage(workspace, { observationId, passageId }, text, keepsOld, digest);
      return made.replacement?.edit ?? { type: 'batch', edits: [] };
    };
    try {
      if (!run(edit, { label, keepBefore: true })) return undefined;
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

export function ReplacePassage(props: ReplacePassageProps) {
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
