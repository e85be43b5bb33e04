/** The field for a passage’s text when adding or replacing a passage. The text is stored exactly as pasted. */
import { Text, Textarea, type TextareaProps } from '@mantine/core';
import type { ExactText } from './paste-exact.ts';

interface ExactTextFieldProps extends Pick<TextareaProps, 'label' | 'minRows' | 'maxRows'> {
  readonly field: ExactText['fieldProps'];
  /** What is known of the text, shown below it. */
  readonly facts: string;
}

export function ExactTextField({ field, facts, ...rest }: ExactTextFieldProps) {
  return (
    <>
      <Textarea description="Stored exactly as pasted, without any changes." autosize dir="auto" {...rest} {...field} />
      <Text size="xs" c="dimmed" aria-live="polite" mih="1.2rem" mt={4}>
        {facts}
      </Text>
    </>
  );
}
