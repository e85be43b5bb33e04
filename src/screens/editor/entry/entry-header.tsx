/** The header of an entry: its ID, its findings and verdicts, the steps to its neighbours, and the actions on it. */
import { ActionIcon, Button, Menu } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconCopy, IconDots, IconSitemap, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { valueAt } from '../../../core/json/pointer.ts';
import { subjectKey } from '../../../core/pictures/map/subject.ts';
import { listOf, type ListName } from '../../../core/assessment/view.ts';
import { useCanWrite, useDraft, useStores, useViewActions } from '../../../shared/context.tsx';
import { usePasteEntries } from '../../../shared/use-copied-entries.ts';
import { useVerdictSummaries } from '../../../shared/use-verdict-summaries.ts';
import { useAnnounce } from '../../../ui/announcer.tsx';
import { readOnlyNoteId } from '../../../ui/read-only-note.ts';
import { formSchemas } from '../form/form-schemas.ts';
import { titleOf } from '../fields/rjsf-field.tsx';
import { entryId, positionInWords } from '../../../shared/sections.ts';
import parts from '../../../ui/parts.module.css';
import classes from './entry-header.module.css';
import { LevelBadge } from './level-badge.tsx';
import { useEntryActions } from './use-entry-actions.ts';
import { VerdictMarks } from './verdict-marks.tsx';

interface EntryHeaderProps {
  readonly list: ListName;
  readonly index: number;
}

function Steps({ list, index }: EntryHeaderProps) {
  const view = useViewActions();
  const count = useDraft(({ workspace }) => listOf(workspace.assessment, list).length);
  const { desk } = useStores();
  const say = useAnnounce();
  const go = (to: number): void => {
    view.select({ section: list, index: to });
    const { assessment = {} } = desk.getState().draft?.workspace ?? {};
    say(positionInWords(list, assessment, to));
  };
  return (
    <div className={classes.steps}>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label="Previous entry"
        disabled={index === 0}
        onClick={() => go(index - 1)}
      >
        <IconChevronLeft size={18} className={parts.mirrored ?? ''} />
      </ActionIcon>
      <span className={classes.position}>{`${String(index + 1)} of ${String(count)}`}</span>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label="Next entry"
        disabled={index >= count - 1}
        onClick={() => go(index + 1)}
      >
        <IconChevronRight size={18} className={parts.mirrored ?? ''} />
      </ActionIcon>
    </div>
  );
}

interface HeaderButtonProps {
  readonly name: string;
  readonly icon: ReactNode;
  readonly onClick: () => void;
  /** Whether it changes nothing, so that it also works in a read-only tab. */
  readonly reads?: boolean;
}

/** A button that shows only its icon if there is little space. */
function HeaderButton(props: HeaderButtonProps) {
  const { name, icon, onClick, reads = false } = props;
  const canWrite = useCanWrite() || reads;
  return (
    <Button
      size="compact-sm"
      variant="subtle"
      color="gray"
      aria-label={name}
      title={name}
      disabled={!canWrite}
      aria-describedby={canWrite ? undefined : readOnlyNoteId}
      onClick={onClick}
    >
      {icon}
      <span className={classes.word}>{name}</span>
    </Button>
  );
}

/** Opens the map of an entry that evidence leads to, or of a claim. */
function MapButton({ list, index }: EntryHeaderProps) {
  const { goTo } = useStores().navigation;
  if (list === 'contradictions' || list === 'unknowns') return null;
  const subject = list === 'claims' ? ({ kind: 'claim', index } as const) : ({ kind: 'entry', list, index } as const);
  const open = (): void => goTo({ to: 'map', key: subjectKey(subject) });
  return <HeaderButton name="Map" icon={<IconSitemap size={16} />} onClick={open} reads />;
}

export function EntryHeader({ list, index }: EntryHeaderProps) {
  const kind = titleOf(formSchemas[list]);
  const id = useDraft(({ workspace }) => entryId(list, valueAt(workspace.assessment, `/${list}/${String(index)}`)));
  const { duplicate, remove, copy, cut } = useEntryActions(list, index);
  const paste = usePasteEntries();
  const canWrite = useCanWrite();
  const verdicts = useVerdictSummaries(list, index);
  return (
    <header className={classes.header}>
      <div className={classes.line}>
        <h2 className={classes.title}>
          <span className={classes.kind}>{kind}</span> <span className={classes.id}>{id ?? ''}</span>
        </h2>
        <LevelBadge />
        <VerdictMarks words={verdicts.entry} path={`/${list}/${String(index)}`} />
        <div className={classes.tools}>
          <Steps list={list} index={index} />
          <MapButton list={list} index={index} />
          <HeaderButton name="Duplicate" icon={<IconCopy size={16} />} onClick={duplicate} />
          <HeaderButton name="Delete" icon={<IconTrash size={16} />} onClick={() => void remove()} />
          <Menu position="bottom-end">
            <Menu.Target>
              <ActionIcon variant="subtle" color="gray" aria-label="More actions">
                <IconDots size={16} />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Item onClick={() => void copy()}>Copy</Menu.Item>
              <Menu.Item disabled={!canWrite} onClick={() => void cut()}>
                Cut
              </Menu.Item>
              <Menu.Item disabled={!canWrite} onClick={() => void paste()}>
                Paste
              </Menu.Item>
            </Menu.Dropdown>
          </Menu>
        </div>
      </div>
      {/* A claim needs its lines for its words and its speaker. */}
      {list === 'claims' ? null : <p className={classes.caution}>{String(formSchemas[list].description)}</p>}
    </header>
  );
}
