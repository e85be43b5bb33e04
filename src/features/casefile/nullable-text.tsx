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
  /** Grows when the focus is asked for; 0 for never. */
  readonly focusSerial?: number;
}

/** A line of text that may be nothing: an emptied field is null, as the format wants it, and never ''. */
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
