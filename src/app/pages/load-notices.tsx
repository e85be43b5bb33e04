import { Button, Group, Modal, Text } from '@mantine/core';
import { useState } from 'react';

/** What was read and closed: it is not said again when one comes back to the draft. */
const dismissed = new WeakSet<readonly string[]>();

/** Says what of a draft could not be read back. It stays until it is closed. */
export function LoadNotices({ notices }: { readonly notices: readonly string[] }) {
  const [isRead, setRead] = useState(() => dismissed.has(notices));
  const close = (): void => {
    dismissed.add(notices);
    setRead(true);
  };
  return (
    <Modal
      opened={notices.length > 0 && !isRead}
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
