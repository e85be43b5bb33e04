import { ActionIcon, Menu, TextInput } from '@mantine/core';
import { IconCopy, IconDots, IconPencil, IconTrash } from '@tabler/icons-react';
import { memo, useState, type KeyboardEvent } from 'react';
import { useCommands } from '../../store/context.tsx';
import type { DraftSummary } from '../../store/library-store.ts';
import { useAsk } from '../../ui/ask.tsx';
import { LevelIcon, levelWords } from '../../ui/level-icon.tsx';
import { countsInWords } from './counts.ts';
import { timeAgo, timeForMachines, timeInFull } from './relative-time.ts';
import classes from './library.module.css';

const untitled = 'Untitled assessment';

interface DraftRowProps {
  readonly draft: DraftSummary;
  /** In ms since 1970. */
  readonly now: number;
}

/** One draft: its title opens it; what else can be done with it is in its menu. */
export const DraftRow = memo(function DraftRow({ draft, now }: DraftRowProps) {
  const { id, changedAt, counts, worst } = draft;
  const [renaming, setRenaming] = useState(false);
  const title = draft.title === '' ? untitled : draft.title;
  return (
    <li className={classes.draft}>
      <div className={classes.words}>
        {renaming ? (
          <RenameField draft={draft} onDone={() => setRenaming(false)} />
        ) : (
          <a href={`#/draft/${encodeURIComponent(id)}`} className={classes.title} dir="auto">
            {title}
          </a>
        )}
        <p className={classes.facts}>{countsInWords(counts)}</p>
      </div>
      <p className={classes.worst}>
        {worst && (
          <>
            <LevelIcon level={worst} /> worst: {levelWords[worst]}
          </>
        )}
      </p>
      <time className={classes.when} dateTime={timeForMachines(changedAt)} title={timeInFull(changedAt)}>
        {timeAgo(changedAt, now)}
      </time>
      <DraftMenu draft={draft} title={title} onRename={() => setRenaming(true)} />
    </li>
  );
});

interface DraftMenuProps {
  readonly draft: DraftSummary;
  readonly title: string;
  readonly onRename: () => void;
}

function DraftMenu({ draft: { id }, title, onRename }: DraftMenuProps) {
  const commands = useCommands();
  const ask = useAsk();
  const remove = async (): Promise<void> => {
    const sure = await ask({
      title: `Delete “${title}”?`,
      body: [
        'The draft and everything in it is removed from this device. This cannot be undone. A file that you exported stays.',
      ],
      yes: 'Delete',
      destructive: true,
    });
    if (sure) await commands.deleteDraft(id);
  };
  return (
    <Menu position="bottom-end" returnFocus={false}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={`More for ${title}`}>
          <IconDots size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconPencil size={16} />} onClick={onRename}>
          Rename
        </Menu.Item>
        <Menu.Item leftSection={<IconCopy size={16} />} onClick={() => void commands.duplicateDraft(id)}>
          Duplicate
        </Menu.Item>
        <Menu.Item color="red" leftSection={<IconTrash size={16} />} onClick={() => void remove()}>
          Delete…
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

function RenameField({ draft: { id, title }, onDone }: { readonly draft: DraftSummary; readonly onDone: () => void }) {
  const commands = useCommands();
  const [text, setText] = useState(title);
  const keep = (): void => {
    if (text !== title) void commands.renameDraft(id, text);
    onDone();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') keep();
    if (event.key === 'Escape') onDone();
  };
  return (
    <TextInput
      aria-label="Title"
      autoFocus
      dir="auto"
      data-native-undo
      value={text}
      placeholder={untitled}
      onChange={(event) => setText(event.currentTarget.value)}
      onKeyDown={onKeyDown}
      onBlur={keep}
      onFocus={(event) => event.currentTarget.select()}
    />
  );
}
