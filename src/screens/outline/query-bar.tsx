/** The bar above the entries in the outline: search, filters, sort order and the button that adds an entry. */
import { Button, TextInput, Tooltip } from '@mantine/core';
import { IconPlus, IconSearch } from '@tabler/icons-react';
import { memo, type KeyboardEvent } from 'react';
import { entryAddress } from '../../core/reference/entry.ts';
import type { ListName } from '../../core/assessment/view.ts';
import { useCanWrite, useDraft } from '../../shared/context.tsx';
import { readOnlyNoteId } from '../../ui/read-only-note.ts';
import { searchProps } from '../../ui/search-props.ts';
import { SortMenu } from '../../ui/filter-popover.tsx';
import type { EntryQuery, SortKey } from './entry-query.ts';
import { FilterMenu } from './filter-menu.tsx';
import { fullNote, useIsFull, listWords } from '../../shared/sections.ts';
import classes from './query-bar.module.css';

interface QueryBarProps {
  readonly list: ListName;
  readonly query: EntryQuery;
  readonly onQuery: (query: EntryQuery) => void;
  readonly onAdd: () => void;
}

export const QueryBar = memo(function QueryBar({ list, query, onQuery, onAdd }: QueryBarProps) {
  const { one, many, title, help } = listWords[list];
  return (
    <div className={classes.bar}>
      <div className={classes.line}>
        <h2 className={classes.heading}>{title}</h2>
        <a
          href={entryAddress(help)}
          className={classes.help}
          title={`Help: ${title} (F1)`}
          aria-label={`Help: ${title}`}
          tabIndex={-1}
        >
          ?
        </a>
        <AddButton list={list} name={`Add ${one}`} onAdd={onAdd} />
      </div>
      <div className={classes.line}>
        <TextInput
          className={classes.search}
          size="xs"
          leftSection={<IconSearch size={14} aria-hidden />}
          {...searchProps(`Search ${many}`, query.text, (text) => onQuery({ ...query, text }))}
          onKeyDown={(event) => {
            if (event.key === 'Escape') onQuery({ ...query, text: '' });
            if (event.key === 'ArrowDown') toListBox(event);
          }}
        />
        <FilterMenu list={list} query={query} onQuery={onQuery} />
        <EntrySort list={list} query={query} onQuery={onQuery} />
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
  const full = useIsFull(list);
  const canWrite = useCanWrite();
  const off = full || !canWrite;
  return (
    <Tooltip label={fullNote(list)} disabled={!full}>
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

const claimSorts: readonly SortKey[] = ['document', 'id', 'position', 'findings'];
const otherSorts: readonly SortKey[] = ['document', 'id', 'findings'];

function EntrySort({ list, query, onQuery }: Omit<QueryBarProps, 'onAdd'>) {
  const { sort } = query;
  const unchecked = useDraft((draft) => draft.unchecked);
  return (
    <SortMenu
      name={`Sort: ${sortTitles[sort]}${unchecked && sort === 'findings' ? ' (checking…)' : ''}`}
      position="bottom-end"
      keys={list === 'claims' ? claimSorts : otherSorts}
      titles={sortTitles}
      sort={sort}
      onSort={(next) => onQuery({ ...query, sort: next })}
    />
  );
}
