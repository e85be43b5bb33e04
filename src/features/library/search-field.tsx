import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import classes from './library.module.css';

interface SearchFieldProps {
  readonly query: string;
  readonly onQuery: (query: string) => void;
}

/** Finds drafts by the words of their titles. */
export function SearchField({ query, onQuery }: SearchFieldProps) {
  return (
    <TextInput
      type="search"
      aria-label="Search the drafts"
      placeholder="Search the drafts"
      leftSection={<IconSearch size={16} />}
      value={query}
      onChange={(event) => onQuery(event.currentTarget.value)}
      className={classes.search}
    />
  );
}
