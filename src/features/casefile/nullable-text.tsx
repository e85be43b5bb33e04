import { TextInput } from '@mantine/core';
import { useEffect, useRef } from 'react';

interface NullableTextProps {
  readonly label: string;
  readonly description?: string;
  /** Null is shown as an empty field. */
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
  readonly error?: string | undefined;
  readonly placeholder?: string;
  readonly dir?: 'auto' | 'ltr';
  /** Increases each time the field should take the focus; 0 means never. */
  readonly focusSerial?: number;
}

/** A single-line text that may be null. An empty field is null, never '', because the file format requires it. */
export function NullableText({ value, onChange, focusSerial = 0, dir = 'auto', ...rest }: NullableTextProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (focusSerial > 0) input.current?.focus();
  }, [focusSerial]);
  return (
    <TextInput
      {...rest}
      ref={input}
      dir={dir}
      value={value ?? ''}
      onChange={(event) => onChange(event.currentTarget.value === '' ? null : event.currentTarget.value)}
    />
  );
}
