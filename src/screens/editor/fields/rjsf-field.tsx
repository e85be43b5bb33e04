/** Connects our own fields with RJSF, and reads title, help and limits from a field’s schema. */
import type { FieldProps } from '@rjsf/utils';
import { memo, type ComponentType } from 'react';
import { pointer, type Pointer } from '../../../core/json/pointer.ts';
import { useCanWrite } from '../../../shared/context.tsx';
import { Writable } from '../../../ui/writable.tsx';
import type { SchemaNode } from '../form/form-schemas.ts';

/** The properties of our fields: position and schema. A field reads its value from the document itself. */
export interface EntryFieldProps {
  /** A pointer below the entry. */
  readonly field: Pointer;
  readonly schema: SchemaNode;
}

/** Returns the schema's title, which is the field's label. */
export function titleOf(schema: SchemaNode): string {
  return typeof schema.title === 'string' ? schema.title : 'Value';
}

/** Returns the schema's description, which is the field's help. */
export function helpOf(schema: SchemaNode): string | undefined {
  return typeof schema.description === 'string' ? schema.description : undefined;
}

/** Returns the number under a schema keyword such as `maxLength`; undefined if there is none. */
export function numberOf(schema: SchemaNode, keyword: string): number | undefined {
  const value = schema[keyword];
  return typeof value === 'number' ? value : undefined;
}

/**
 * Wraps one of our fields for RJSF. Its controls are disabled if nothing can be changed. RJSF never sees the value, so
 * it can neither lose nor convert it.
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

/** The same for a field whose text can still be selected and copied while it is read-only. */
export function rjsfField(Field: ComponentType<EntryFieldProps>): ComponentType<FieldProps> {
  const Memoised = memo(Field);
  return function PlacedField({ fieldPathId, schema }: FieldProps) {
    return <Memoised field={pointer(...fieldPathId.path)} schema={schema} />;
  };
}
