import { ActionIcon, Text } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { ConfirmDialog, ConsequenceList } from '../../ui/confirm-dialog.tsx';

interface RemovalButtonProps {
  /** The accessible name: “Remove passage 2”. */
  readonly label: string;
  /** What refers to the thing; where nothing does, it goes without a question, for undo brings it back. */
  readonly references: readonly string[];
  /** What happens to them, as a sentence. */
  readonly consequence: string;
  readonly onRemove: () => void;
}

/** Removes something of the casefile, and says first what refers to it. */
export function RemovalButton({ label, references, consequence, onRemove }: RemovalButtonProps) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <ActionIcon
        size="sm"
        variant="subtle"
        color="red"
        aria-label={label}
        onClick={() => (references.length === 0 ? onRemove() : setAsking(true))}
      >
        <IconTrash size={16} aria-hidden />
      </ActionIcon>
      <ConfirmDialog
        opened={asking}
        title={`${label}?`}
        confirmLabel="Remove"
        destructive
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          onRemove();
        }}
      >
        <Text size="sm">{consequence} Undo brings it back.</Text>
        <ConsequenceList items={references} />
      </ConfirmDialog>
    </>
  );
}
