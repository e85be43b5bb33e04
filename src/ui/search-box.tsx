import classes from './search-box.module.css';

export interface SearchBoxProps {
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  readonly onSearch: (text: string) => void;
  /** Whether it takes the focus in a dialogue that opens. */
  readonly first?: boolean;
}

/** A box that narrows what is shown below it while somebody types. */
export function SearchBox({ label, placeholder, value, onSearch, first = false }: SearchBoxProps) {
  return (
    <input
      className={classes.search}
      type="search"
      dir="auto"
      data-autofocus={first || undefined}
      aria-label={label}
      placeholder={placeholder}
      value={value}
      onChange={(event) => onSearch(event.currentTarget.value)}
    />
  );
}
