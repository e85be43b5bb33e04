import { ActionIcon, Button, Menu, TextInput, Tooltip } from '@mantine/core';
import { IconArrowsSort, IconPlus, IconSearch } from '@tabler/icons-react';
import { memo, type KeyboardEvent } from 'react';
import { limits } from '../../core/assessment/limits.ts';
import { listOf } from '../../core/assessment/view.ts';
import type { ListName } from '../../core/assessment/view.ts';
import { useCanWrite, useDraft } from '../../shared/context.tsx';
import { readOnlyNoteId } from '../../ui/read-only-note.ts';
import type { EntryQuery, SortKey } from './entry-query.ts';
import { FilterMenu } from './filter-menu.tsx';
import { listWords } from '../../shared/sections.ts';
import classes from './query-bar.module.css';

interface QueryBarProps {
  readonly list: ListName;
  readonly query: EntryQuery;
  readonly onQuery: (query: EntryQuery) => void;
  readonly onAdd: () => void;
}

/** Search, filters, sort order and the button that adds an entry. */
export const QueryBar = memo(function QueryBar({ list, query, onQuery, onAdd }: QueryBarProps) {
  const { one, many, title } = listWords[list];
  return (
    <div className={classes.bar}>
      <div className={classes.line}>
        <h2 className={classes.heading}>{title}</h2>
        <AddButton list={list} name={`Add ${one}`} onAdd={onAdd} />
      </div>
      <div className={classes.line}>
        <TextInput
          className={classes.search}
          size="xs"
          type="search"
          aria-label={`Search ${many}`}
          placeholder={`Search ${many}`}
          leftSection={<IconSearch size={14} aria-hidden />}
          value={query.text}
          onChange={(event) => onQuery({ ...query, text: event.currentTarget.value })}
          onKeyDown={(event) => {
            if (event.key === 'Escape') onQuery({ ...query, text: '' });
            if (event.key === 'ArrowDown') toListBox(event);
          }}
        />
        <FilterMenu list={list} query={query} onQuery={onQuery} />
        <SortMenu list={list} sort={query.sort} onSort={(sort) => onQuery({ ...query, sort })} />
      </div>
    </div>
  );
});

function toListBox(event: KeyboardEvent<HTMLElement>): void {
  const listBox = event.currentTarget.closest('nav')?.querySelector<HTMLElement>('[role="listbox"]');
  if (!listBox) return;
  event.preventDefault();
  listBox.focus();
}

interface AddButtonProps {
  readonly list: ListName;
  readonly name: string;
  readonly onAdd: () => void;
}

function AddButton({ list, name, onAdd }: AddButtonProps) {
  const full = useDraft(({ workspace }) => listOf(workspace.assessment, list).length >= limits[list]);
  const canWrite = useCanWrite();
  const off = full || !canWrite;
  return (
    <Tooltip label={`Limit reached: at most ${String(limits[list])} ${listWords[list].many}.`} disabled={!full}>
      <Button
        size="compact-xs"
        variant="light"
        leftSection={<IconPlus size={14} aria-hidden />}
        aria-label={name}
        data-disabled={off || undefined}
        aria-disabled={off}
        aria-describedby={canWrite ? undefined : readOnlyNoteId}
        onClick={() => {
          if (!off) onAdd();
        }}
      >
        Add
      </Button>
    </Tooltip>
  );
}

const sortTitles: Readonly<Record<SortKey, string>> = {
  document: 'Document order',
  id: 'ID',
  position: 'Position in passage',
  findings: 'Findings, highest level first',
};

interface SortMenuProps {
  readonly list: ListName;
  readonly sort: SortKey;
  readonly onSort: (sort: SortKey) => void;
}

function SortMenu({ list, sort, onSort }: SortMenuProps) {
  const keys: readonly SortKey[] =
    list === 'claims' ? ['document', 'id', 'position', 'findings'] : ['document', 'id', 'findings'];
  const unchecked = useDraft((draft) => draft.unchecked);
  const name = `Sort: ${sortTitles[sort]}${unchecked && sort === 'findings' ? ' (checking…)' : ''}`;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Tooltip label={name}>
          <ActionIcon size="1.875rem" variant={sort === 'document' ? 'default' : 'light'} aria-label={name}>
            <IconArrowsSort size={15} aria-hidden />
          </ActionIcon>
        </Tooltip>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup value={sort} onChange={(value) => onSort(keys.find((key) => key === value) ?? 'document')}>
          {keys.map((key) => (
            <Menu.RadioItem key={key} value={key} closeMenuOnClick>
              {sortTitles[key]}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}
