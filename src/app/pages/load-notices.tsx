/** The dialog over a draft that lists data that could not be read, until the person closes it. */
import { Button, Group, Modal, Text } from '@mantine/core';
import { useState } from 'react';

/** Notices that were closed. They are not shown again when the user returns to the draft. */
const dismissed = new WeakSet<readonly string[]>();

/** Shows which data of a draft could not be read, until the user closes it. */
export function LoadNotices({ notices }: { readonly notices: readonly string[] }) {
  const [isRead, setRead] = useState(() => dismissed.has(notices));
  const close = (): void => {
    dismissed.add(notices);
    setRead(true);
  };
  return (
    <Modal
      opened={!isRead}
      onClose={close}
      title="Some data could not be read"
      closeOnClickOutside={false}
      withCloseButton={false}
    >
      {notices.map((notice) => (
        <Text key={notice} mb="sm">
          {notice}
        </Text>
      ))}
      <Group justify="flex-end">
        <Button data-autofocus onClick={close}>
          Close
        </Button>
      </Group>
    </Modal>
  );
}
