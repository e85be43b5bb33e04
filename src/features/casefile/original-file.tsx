/** Below a passage of the casefile: whether its original file is on this device, and buttons to attach or delete it. */
import { Button, Group, Text } from '@mantine/core';
import { useRef } from 'react';
import { fileSizeInWords } from '../../core/casefile/origin-in-words.ts';
import { originOfPassage } from '../../core/casefile/origins.ts';
import type { OriginFile } from '../../core/casefile/types.generated.ts';
import { useDraft } from '../../shared/context.tsx';
import { chooseFiles } from '../../ui/choose-files.ts';
import { useLostFocus } from '../../ui/use-lost-focus.ts';
import { useOriginalFile, type OriginalState } from './use-original-file.ts';

/** Shows the original of a passage; nothing for a passage that was not read from a file. */
export function OriginalOfPassage({ passageId }: { readonly passageId: string }) {
  const file = useDraft(({ workspace }) => originOfPassage(workspace.casefile, passageId)?.file);
  return file ? <OriginalFile key={file.sha256} file={file} /> : null;
}

function stateInWords(state: OriginalState, { size }: OriginFile): string {
  switch (state) {
    case 'unknown':
      return '';
    case 'missing':
      return `Original file: not on this device (${fileSizeInWords(size)}).`;
    case 'stored':
      return `Original file: stored on this device, ${fileSizeInWords(size)}.`;
    case 'damaged':
      return 'Original file: damaged on this device. Attach it again.';
    case 'attached':
      return `Original file: attached until you close Assessment Desk, ${fileSizeInWords(size)}.`;
  }
}

function OriginalFile({ file }: { readonly file: OriginFile }) {
  const { state, status, busy, attach, cancel, download, remove } = useOriginalFile(file);
  const root = useRef<HTMLDivElement>(null);
  const remember = useLostFocus(root, state);
  const use = (action: Promise<void>): void => {
    remember();
    void action;
  };
  return (
    <Group ref={root} tabIndex={-1} gap={4} mt={4} role="group" aria-label={`Original file ${file.name}`}>
      <Text size="xs" c="dimmed" component="span">
        {stateInWords(state, file)}
      </Text>
      {(state === 'missing' || state === 'damaged') && (
        <Button
          size="compact-xs"
          variant="light"
          loading={busy}
          onClick={() => chooseFiles({ accept: '' }, ([chosen]) => chosen && use(attach(chosen)))}
        >
          Attach the original file…
        </Button>
      )}
      {busy && (
        <Button size="compact-xs" variant="subtle" onClick={cancel}>
          Cancel
        </Button>
      )}
      {(state === 'stored' || state === 'attached') && (
        <Button size="compact-xs" variant="subtle" onClick={() => void download()}>
          Download original
        </Button>
      )}
      {(state === 'stored' || state === 'damaged') && (
        <Button size="compact-xs" variant="subtle" color="red" onClick={() => use(remove())}>
          Delete original…
        </Button>
      )}
      <Text size="xs" role="status" component="p" w="100%" m={0}>
        {status}
      </Text>
    </Group>
  );
}
