/** The bin button that removes an item of the casefile. If something refers to the item, a dialog says so first. */
import { ActionIcon, Text } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { ConfirmDialog, ConsequenceList } from '../../ui/confirm-dialog.tsx';

export interface RemovalButtonProps {
  /** The accessible name: “Remove passage 2”. */
  readonly label: string;
  /** What refers to the item. If nothing does, it is removed without confirmation, because it can be undone. */
  readonly references: readonly string[];
  /** What happens to the references, as a sentence. */
  readonly consequence: string;
  readonly onRemove: () => void;
}

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
        <Text size="sm">{consequence} You can undo this.</Text>
        <ConsequenceList items={references} />
      </ConfirmDialog>
    </>
  );
}
