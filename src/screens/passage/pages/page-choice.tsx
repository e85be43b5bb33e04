/** The switch between the text of a passage, its pages, and both. */
import { SegmentedControl } from '@mantine/core';
import type { PageChoice as Choice } from '../passage-pages.ts';
import classes from './page-pane.module.css';

interface PageChoiceProps {
  readonly choice: Choice;
  readonly onChoice: (choice: Choice) => void;
}

const options: readonly { readonly value: Choice; readonly label: string }[] = [
  { value: 'text', label: 'Text' },
  { value: 'both', label: 'Both' },
  { value: 'page', label: 'Page' },
];

export function PageChoice({ choice, onChoice }: PageChoiceProps) {
  return (
    <SegmentedControl
      size="xs"
      aria-label="Show"
      className={classes.choice ?? ''}
      value={choice}
      onChange={(value) => onChoice(options.find((option) => option.value === value)?.value ?? 'text')}
      data={[...options]}
    />
  );
}
