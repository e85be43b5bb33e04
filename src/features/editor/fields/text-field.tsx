import { Counter } from '../field/counter.tsx';
import { FieldFrame } from '../field/field-frame.tsx';
import { TextArea } from '../field/text-area.tsx';
import { WrongFieldValue } from '../field/wrong-value.tsx';
import { shownJson } from '../field/describe-json.ts';
import { useEdits, useValue } from '../place/hooks.ts';
import { helpOf, numberOf, titleOf, type EntryFieldProps } from './rjsf-field.tsx';
import { useTyping } from './use-typing.ts';

/** Texts up to this limit, such as names and topics, are single-line. */
const oneLine = 500;

/** A text field with a counter of the remaining characters. */
export function TextField({ field, schema }: EntryFieldProps) {
  const value = useValue(field);
  const edits = useEdits();
  const title = titleOf(schema);
  const limit = numberOf(schema, 'maxLength');
  const text = typeof value === 'string' ? value : '';
  const typed = useTyping(field, title, text);
  const replace = (next: string): boolean => edits.set(field, next, { label: `replace ${title}` });
  const isText = value === undefined || typeof value === 'string';
  return (
    <FieldFrame field={field} title={title} help={helpOf(schema)} counter={<Counter text={text} limit={limit} />}>
      {(control) =>
        isText ? (
          <TextArea {...control} value={text} single={limit !== undefined && limit <= oneLine} {...typed} />
        ) : (
          <WrongFieldValue
            field={field}
            value={value}
            expected="text"
            replacements={[
              { title: 'Convert to text', onReplace: () => replace(shownJson(value)) },
              { title: 'Replace with empty text', onReplace: () => replace('') },
            ]}
          />
        )
      }
    </FieldFrame>
  );
}
