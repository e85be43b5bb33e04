/**
 * The list in a form of the properties that the contract does not define. They are kept and shown until a person
 * removes them.
 */
import { showDirections } from '../../../core/passage/directions.ts';
import { Button } from '@mantine/core';
import { isJsonObject } from '../../../core/json/json.ts';
import { pointer, type Pointer } from '../../../core/json/pointer.ts';
import type { SchemaNode } from '../form/form-schemas.ts';
import { useCanWrite } from '../../../shared/context.tsx';
import { LevelIcon } from '../../../ui/level-icon.tsx';
import { useFieldValue, useEdits, useValue } from '../place/hooks.ts';
import { shownJson } from './describe-json.ts';
import classes from './unknown-properties.module.css';

export function UnknownProperties({ field, schema }: { readonly field: Pointer; readonly schema: SchemaNode }) {
  const properties = isJsonObject(schema.properties) ? schema.properties : {};
  const isUnknown = (name: string): boolean => !Object.hasOwn(properties, name);
  // This runs on every keystroke in the entry, and the result is nearly always false.
  const any = useFieldValue(field, (value) => isJsonObject(value) && Object.keys(value).some(isUnknown));
  return any ? <UnknownList field={field} isUnknown={isUnknown} /> : null;
}

interface UnknownListProps {
  readonly field: Pointer;
  readonly isUnknown: (name: string) => boolean;
}

function UnknownList({ field, isUnknown }: UnknownListProps) {
  const value = useValue(field);
  const edits = useEdits();
  const canWrite = useCanWrite();
  if (!isJsonObject(value)) return null;
  const names = Object.keys(value).filter(isUnknown);
  return (
    <section className={classes.unknown} aria-label="Unknown properties">
      <p className={classes.lead}>
        <LevelIcon level="error" size={15} /> <b>Error</b> The contract has no such{' '}
        {names.length === 1 ? 'property' : 'properties'} here. The data is kept until you remove it.
      </p>
      <dl className={classes.list}>
        {names.map((name) => (
          <div key={name} className={classes.property} data-field={field + pointer(name)}>
            <dt dir="auto">{showDirections(name)}</dt>
            <dd>
              <pre dir="auto">{shownJson(value[name] ?? null)}</pre>
              <Button
                size="compact-xs"
                variant="default"
                disabled={!canWrite}
                aria-label={`Remove ${name}`}
                onClick={() => edits.unset(field + pointer(name), { label: `remove ${name}` })}
              >
                Remove
              </Button>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
