/** The menu of a draft in the library: rename, duplicate and delete. */
import { ActionIcon, Menu } from '@mantine/core';
import { useStores } from '../../shared/context.tsx';
import { quoting } from '../../shared/in-sentence.tsx';
import { IconCopy, IconDots, IconPencil, IconTrash } from '@tabler/icons-react';

import { useAnnounce } from '../../ui/announcer.tsx';
import { useAsk } from '../../ui/ask.tsx';
import { useToast } from '../../ui/toast.tsx';

interface DraftMenuProps {
  readonly id: string;
  readonly title: string;
  readonly language: string;
  readonly onRename: () => void;
}

const openElsewhere = 'This draft is being edited in another tab. Any further edit there restores it.';

/** The actions for a draft besides opening it. */
export function DraftMenu({ id, title, language, onRename }: DraftMenuProps) {
  const { drafts } = useStores();
  const ask = useAsk();
  const toast = useToast();
  const say = useAnnounce();
  const ofDraft = quoting([{ text: title, language }]);
  const remove = async (): Promise<void> => {
    const isOpen = await drafts.isOpenElsewhere(id);
    const isConfirmed = await ask({
      title: `Delete “${title}”?`,
      quoting: ofDraft,
      body: [
        ...(isOpen ? [openElsewhere] : []),
        'The draft moves to “Recently deleted”, where you can restore it for 30 days. Exported files are not affected.',
      ],
      yes: isOpen ? 'Delete anyway' : 'Delete',
      destructive: true,
    });
    if (!isConfirmed) return;
    await drafts.deleteDraft(id);
    toast({
      text: `“${title}” deleted.`,
      quoting: ofDraft,
      action: { title: 'Undo', onAction: () => void drafts.restoreDraft(id) },
    });
  };
  const duplicate = async (): Promise<void> => {
    await drafts.duplicateDraft(id);
    say(`“${title}” duplicated.`);
  };
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={`More actions for ${title}`}>
          <IconDots size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconPencil size={16} />} onClick={onRename}>
          Rename
        </Menu.Item>
        <Menu.Item leftSection={<IconCopy size={16} />} onClick={() => void duplicate()}>
          Duplicate
        </Menu.Item>
        <Menu.Item color="red" leftSection={<IconTrash size={16} />} onClick={() => void remove()}>
          Delete…
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
