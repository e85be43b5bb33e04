/**
 * Radio buttons for a few choices side by side. Below them is one description: of the choice with the focus or the
 * pointer, else of the chosen one.
 */
import { VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
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
  const [pointed, setPointed] = useState<string>();
  const [focused, setFocused] = useState<string>();
  const explained = choices.filter(({ description }) => description);
  const shown = [pointed, focused, value].find((own) => explained.some((choice) => choice.value === own));
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
          onPointerEnter={() => setPointed(own)}
          onPointerLeave={() => setPointed(undefined)}
        >
          <input
            type="radio"
            id={index === 0 ? id : `${id}-${String(index)}`}
            name={id}
            value={own}
            checked={own === value}
            onChange={() => onChoose(own)}
            onFocus={() => setFocused(own)}
            onBlur={() => setFocused(undefined)}
            aria-describedby={description ? `${id}-${String(index)}-description` : undefined}
            aria-label={title}
          />
          <span className={classes.title}>{title}</span>
          {description ? (
            <VisuallyHidden id={`${id}-${String(index)}-description`}>{description}</VisuallyHidden>
          ) : null}
        </label>
      ))}
      {explained.length > 0 ? (
        <div className={classes.explained} data-explained aria-hidden>
          {explained.map(({ value: own, description }) => (
            <p key={own} data-shown={own === shown || undefined}>
              {description}
            </p>
          ))}
        </div>
      ) : null}
    </div>
  );
}
