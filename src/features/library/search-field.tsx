/** The field above a long list of drafts that searches them by the words of their titles. */
import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import classes from './library.module.css';

interface SearchFieldProps {
  readonly query: string;
  readonly onQuery: (query: string) => void;
}

export function SearchField({ query, onQuery }: SearchFieldProps) {
  return (
    <TextInput
      type="search"
      aria-label="Search drafts"
      placeholder="Search drafts"
      leftSection={<IconSearch size={16} />}
      value={query}
      lang={query === '' ? undefined : ''}
      onChange={(event) => onQuery(event.currentTarget.value)}
      className={classes.search}
    />
  );
}
