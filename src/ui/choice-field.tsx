/** A select that filters a list: a filter for one value or all. */
import { NativeSelect } from '@mantine/core';

interface ChoiceFieldProps {
  readonly label: string;
  readonly choices: readonly { readonly value: string; readonly title: string; readonly lang?: string | undefined }[];
  /** Undefined for all. */
  readonly value: string | undefined;
  readonly onChange: (value: string | undefined) => void;
}

export function ChoiceField({ label, choices, value, onChange }: ChoiceFieldProps) {
  return (
    <NativeSelect
      size="xs"
      label={label}
      value={value ?? ''}
      onChange={(event) => onChange(event.currentTarget.value || undefined)}
    >
      <option value="">All</option>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value} lang={choice.lang}>
          {choice.title}
        </option>
      ))}
    </NativeSelect>
  );
}
