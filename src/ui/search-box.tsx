/** The search field of dialogs and lists. */
import { searchProps } from './search-props.ts';
import classes from './search-box.module.css';

export interface SearchBoxProps {
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  readonly onSearch: (text: string) => void;
  /** Whether it gets the focus when its dialog opens, at once: the dialog itself moves the focus only after a pause. */
  readonly first?: boolean;
}

/** A search box that filters the content below it while the user types. */
export function SearchBox({ label, placeholder, value, onSearch, first = false }: SearchBoxProps) {
  return (
    <input
      className={classes.search}
      dir="auto"
      data-autofocus={first || undefined}
      autoFocus={first}
      {...searchProps(label, value, onSearch)}
      placeholder={placeholder}
    />
  );
}
