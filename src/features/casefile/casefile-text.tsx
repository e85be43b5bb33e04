/** The field for a text of the casefile, on one line. */
import type { ReactNode } from 'react';
import { TextArea } from '../../shared/field/text-area.tsx';
import { CasefileField, casefilePath, wordsOf, type CasefilePart } from './casefile-field.tsx';
import { useSetField } from './use-casefile.ts';

interface CasefileTextProps {
  readonly part: CasefilePart;
  /** Null for none. */
  readonly value: string | null;
  /** What is stored if the field is empty: null where the file format requires it. */
  readonly empty?: '' | null;
  readonly placeholder?: string;
  /** The language of a text that is a source’s. */
  readonly lang?: string | undefined;
  /** For URLs and codes. */
  readonly mono?: boolean;
  readonly aside?: ReactNode;
  /** Returns what is wrong with a text, as a sentence. */
  readonly problemOf?: (text: string) => string | undefined;
}

export function CasefileText({
  part,
  value,
  empty = '',
  placeholder,
  lang,
  mono,
  aside,
  problemOf,
}: CasefileTextProps) {
  const setField = useSetField();
  return (
    <CasefileField part={part} aside={aside} problem={value === null ? undefined : problemOf?.(value)}>
      {(control) => (
        <TextArea
          {...control}
          single
          mono={mono ?? false}
          placeholder={placeholder ?? ''}
          lang={lang}
          value={value ?? ''}
          onText={(text) => setField(casefilePath(part), text === '' ? empty : text, wordsOf(part).title)}
        />
      )}
    </CasefileField>
  );
}
