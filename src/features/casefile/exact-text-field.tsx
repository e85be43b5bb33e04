/** The field for a passage’s text when adding or replacing a passage. The text is stored exactly as pasted. */
import { Text } from '@mantine/core';
import { useId } from 'react';
import { fieldEntryId } from '../../core/canon/field-ids.ts';
import { Frame } from '../../shared/field/field-frame.tsx';
import { TextArea } from '../../shared/field/text-area.tsx';
import type { ExactText } from './paste-exact.ts';

interface ExactTextFieldProps {
  readonly label: string;
  readonly field: ExactText['fieldProps'];
  /** What is known of the text, shown below it. */
  readonly facts: string;
  /** Whether it takes the focus when its dialog opens. */
  readonly 'data-autofocus'?: boolean;
}

const entryId = fieldEntryId('observation', '/passages/0/text');

export function ExactTextField({ label, field, facts, ...rest }: ExactTextFieldProps) {
  return (
    <Frame
      id={useId()}
      title={label}
      help="Stored exactly as pasted, without any changes."
      entryId={entryId}
      findings={[]}
      below={
        <Text size="xs" c="dimmed" aria-live="polite" mih="1.2rem" mt={4}>
          {facts}
        </Text>
      }
    >
      {(control) => <TextArea {...control} {...rest} {...field} lang="" />}
    </Frame>
  );
}
