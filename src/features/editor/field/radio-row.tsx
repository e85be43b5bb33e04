/** Radio buttons for a few choices side by side. Only the chosen one has its description below them. */
import { VisuallyHidden } from '@mantine/core';
import classes from './radio-row.module.css';

export interface RadioChoice {
  readonly value: string;
  readonly title: string;
  readonly description?: string | undefined;
  /** The choice's meaning, if it has the same colour everywhere on the screen. */
  readonly meaning?: 'supports' | 'contradicts' | undefined;
}

interface RadioRowProps {
  /** The DOM ID of the row, and the name that groups its buttons. */
  readonly id: string;
  readonly labelledBy?: string;
  readonly label?: string;
  readonly choices: readonly RadioChoice[];
  /** Undefined if nothing is chosen. */
  readonly value: string | undefined;
  readonly onChoose: (value: string) => void;
  readonly 'aria-describedby'?: string | undefined;
  readonly 'aria-invalid'?: boolean | undefined;
}

export function RadioRow(props: RadioRowProps) {
  const { id, labelledBy, label, choices, value, onChoose } = props;
  const chosen = choices.find((choice) => choice.value === value)?.description;
  return (
    <div
      className={classes.row}
      role="radiogroup"
      data-invalid={props['aria-invalid'] || undefined}
      aria-labelledby={labelledBy}
      aria-label={label}
      aria-describedby={props['aria-describedby']}
      aria-invalid={props['aria-invalid']}
    >
      {choices.map(({ value: own, title, description, meaning }, index) => (
        <label
          key={own}
          className={classes.choice}
          data-meaning={meaning}
          data-chosen={own === value || undefined}
          title={description}
        >
          <input
            type="radio"
            id={index === 0 ? id : `${id}-${String(index)}`}
            name={id}
            value={own}
            checked={own === value}
            onChange={() => onChoose(own)}
            aria-describedby={description ? `${id}-${String(index)}-description` : undefined}
            aria-label={title}
          />
          <span className={classes.title}>{title}</span>
          {description ? (
            <VisuallyHidden id={`${id}-${String(index)}-description`}>{description}</VisuallyHidden>
          ) : null}
        </label>
      ))}
      {chosen ? (
        <p className={classes.explained} data-explained aria-hidden>
          {chosen}
        </p>
      ) : null}
    </div>
  );
}
