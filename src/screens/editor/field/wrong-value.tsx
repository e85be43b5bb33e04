/** Shows a value of the wrong type in place of its control, with the expected type and buttons to replace it. */
import { Button } from '@mantine/core';
import type { JsonValue } from '../../../core/json/json.ts';
import type { Pointer } from '../../../core/json/pointer.ts';
import { useCanWrite } from '../../../shared/context.tsx';
import { useFieldFindings, useValue } from '../place/hooks.ts';
import classes from './wrong-value.module.css';
import { describeType, shownJson } from './describe-json.ts';

/** What a value should be, for a person who sees another one. */
export interface Expected {
  /** The expected value, with an article if it needs one: 'text', 'a list of actors'. */
  readonly expected: string;
  /** The possible replacements; each is a button. */
  readonly replacements: readonly { readonly title: string; readonly onReplace: () => void }[];
}

interface WrongValueProps extends Expected {
  readonly value: JsonValue;
}

/** A value of the wrong type, shown as it is, with the expected type. It is changed only by a button. */
export function WrongValue({ value, expected, replacements }: WrongValueProps) {
  const canWrite = useCanWrite();
  return (
    <div className={classes.wrong}>
      <p className={classes.words}>
        This is {describeType(value)}, but {expected} is expected. The value is kept until you replace it.
      </p>
      <pre
        className={classes.value}
        dir="auto"
        // Scrollable content must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label="Current value"
      >
        {shownJson(value)}
      </pre>
      <div className={classes.buttons}>
        {replacements.map(({ title, onReplace }) => (
          <Button key={title} size="compact-sm" variant="default" disabled={!canWrite} onClick={onReplace}>
            {title}
          </Button>
        ))}
      </div>
    </div>
  );
}

const none: Expected['replacements'] = [];

/** The same for a field. If a finding already offers to replace the value, it has no buttons of its own. */
export function WrongFieldValue({ field, expected, replacements }: Expected & { readonly field: Pointer }) {
  const value = useValue(field) ?? null;
  const hasFix = useFieldFindings(field).some(({ ruleId, fixes }) => ruleId === 'schema/type' && fixes.length > 0);
  return <WrongValue value={value} expected={expected} replacements={hasFix ? none : replacements} />;
}
