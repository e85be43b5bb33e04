/** Below the field for a passage: the choice between the plain text of a paste and the text with its structure. */
import { Radio, Stack } from '@mantine/core';
import type { ExactText } from './paste-exact.ts';
import { describeLength } from './passage-texts.ts';

type PasteChoiceProps = Pick<ExactText, 'text' | 'choice' | 'put'>;

/** Shown until the person changes the text. The field shows the chosen text. */
export function PasteChoiceField({ text, choice, put }: PasteChoiceProps) {
  if (!choice || (text !== choice.plain && text !== choice.structured)) return null;
  const { plain, structured, changes } = choice;
  return (
    <Radio.Group
      label="Pasted text"
      description="The clipboard contains two versions of this text. The field shows the version that will be stored."
      value={text === structured ? 'structured' : 'plain'}
      onChange={(value) => put(value === 'structured' ? structured : plain)}
      mt={4}
      mb="xs"
    >
      <Stack gap={6} mt={6}>
        <Radio size="xs" value="plain" label="Plain text, as copied" description={describeLength(plain)} />
        <Radio
          size="xs"
          value="structured"
          label="Structured text: one line per paragraph and list item, tabs between table cells"
          description={[describeLength(structured), changes.join(' ')].filter(Boolean).join('. ')}
        />
      </Stack>
    </Radio.Group>
  );
}
