import type { FieldProps } from '@rjsf/utils';
import { memo, type ComponentType } from 'react';
import { pointer, type Pointer } from '../../../core/assessment/pointer.ts';
import { useCanWrite } from '../../../store/context.tsx';
import { Writable } from '../../../ui/writable.tsx';
import type { SchemaNode } from '../form/form-schemas.ts';

/** What a field of ours gets: where it stands and its schema. Its value it takes from the document itself. */
export interface EntryFieldProps {
  /** Pointer below the entry. */
  readonly field: Pointer;
  readonly schema: SchemaNode;
}

/** The schema's title, which is the field's label. */
export function titleOf(schema: SchemaNode): string {
  return typeof schema.title === 'string' ? schema.title : 'Value';
}

/** The schema's description, which is the field's help. */
export function helpOf(schema: SchemaNode): string | undefined {
  return typeof schema.description === 'string' ? schema.description : undefined;
}

/** A number that the schema has under a keyword such as `maxLength`. */
export function numberOf(schema: SchemaNode, keyword: string): number | undefined {
  const value = schema[keyword];
  return typeof value === 'number' ? value : undefined;
}

/**
 * Lets RJSF place a field of ours, whose controls are disabled where nothing can be changed. RJSF never sees the value,
 * so it can neither lose nor coerce it.
 */
export function rjsfControl(Field: ComponentType<EntryFieldProps>): ComponentType<FieldProps> {
  const Memoised = memo(Field);
  return function PlacedControl({ fieldPathId, schema }: FieldProps) {
    const canWrite = useCanWrite();
    return (
      <Writable canWrite={canWrite}>
        <Memoised field={pointer(...fieldPathId.path)} schema={schema} />
      </Writable>
    );
  };
}

/** The same for a field whose text can be selected, and copied, where it cannot be changed. */
export function rjsfField(Field: ComponentType<EntryFieldProps>): ComponentType<FieldProps> {
  const Memoised = memo(Field);
  return function PlacedField({ fieldPathId, schema }: FieldProps) {
    return <Memoised field={pointer(...fieldPathId.path)} schema={schema} />;
  };
}
