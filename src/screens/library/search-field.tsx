/** The field above a long list of drafts that searches them by the words of their titles. */
import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { searchProps } from '../../ui/search-props.ts';
import classes from './library.module.css';

interface SearchFieldProps {
  readonly query: string;
  readonly onQuery: (query: string) => void;
}

export function SearchField({ query, onQuery }: SearchFieldProps) {
  return (
    <TextInput
      leftSection={<IconSearch size={16} />}
      {...searchProps('Search drafts', query, onQuery)}
      className={classes.search}
    />
  );
}
