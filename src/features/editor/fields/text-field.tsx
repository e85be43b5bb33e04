/** The field for a text, on one or several lines, with a counter of the remaining characters. */
import { Counter } from '../../../shared/field/counter.tsx';
import type { Pointer } from '../../../core/json/pointer.ts';
import { useClaimLanguage } from '../../../shared/use-claim-language.ts';
import { useValue } from '../place/hooks.ts';
import { usePlace } from '../place/place.tsx';
import { FieldFrame } from '../field/field-frame.tsx';
import { TextArea } from '../../../shared/field/text-area.tsx';
import { shownJson } from '../field/describe-json.ts';
import { numberOf, type EntryFieldProps } from './rjsf-field.tsx';
import { useField } from './use-field.ts';
import { useTyping } from './use-typing.ts';

/** Texts up to this limit, such as names and topics, are single-line. */
const oneLine = 500;

export function TextField(props: EntryFieldProps) {
  const { field, schema } = props;
  const { value, title, replacement, frame } = useField(props);
  const limit = numberOf(schema, 'maxLength');
  const text = typeof value === 'string' ? value : '';
  const typed = useTyping(field, title, text);
  const language = useOtherLanguage(field, text);
  const isText = value === undefined || typeof value === 'string';
  const wrong = isText
    ? undefined
    : {
        expected: 'text',
        replacements: [replacement('Convert to text', shownJson(value)), replacement('Replace with empty text', '')],
      };
  return (
    <FieldFrame {...frame} counter={<Counter text={text} limit={limit} />} wrong={wrong}>
      {(control) => (
        <TextArea
          {...control}
          value={text}
          lang={language}
          single={limit !== undefined && limit <= oneLine}
          {...typed}
        />
      )}
    </FieldFrame>
  );
}

/**
 * Returns the language of a field that is not the author’s: that of the source for a proposition that is identical to
 * the quoted text, and '' for the producer’s name and version. Otherwise undefined.
 */
function useOtherLanguage(field: Pointer, text: string): string | undefined {
  const { kind } = usePlace();
  const actual = useValue('/actual');
  const observation = useValue('/observation_id');
  const language = useClaimLanguage({ observation_id: typeof observation === 'number' ? observation : undefined });
  if (field.startsWith('/producer/')) return '';
  return kind === 'claims' && field === '/proposition' && text === actual ? language : undefined;
}
