/** The filters of the verdicts screen as toggle buttons, each with the number of items that it would show. */
import { Group } from '@mantine/core';
import classes from './verdicts.module.css';

interface TogglesProps<Value extends string> {
  readonly label: string;
  readonly choices: readonly { readonly value: Value; readonly title: string; readonly count: number }[];
  readonly chosen: ReadonlySet<Value>;
  readonly onChoose: (chosen: ReadonlySet<Value>) => void;
}

export function Toggles<Value extends string>({ label, choices, chosen, onChoose }: TogglesProps<Value>) {
  const toggle = (value: Value): void => {
    const next = new Set(chosen);
    if (!next.delete(value)) next.add(value);
    onChoose(next);
  };
  return (
    <Group gap="var(--space-3)" role="group" aria-label={label}>
      {choices.map(({ value, title, count }) => (
        <button
          key={value}
          type="button"
          className={classes.toggle}
          aria-pressed={chosen.has(value)}
          data-none={count === 0 || undefined}
          onClick={() => toggle(value)}
        >
          {title} <span className={classes.number}>{count}</span>
        </button>
      ))}
    </Group>
  );
}
