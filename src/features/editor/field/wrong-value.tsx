import { Button } from '@mantine/core';
import type { JsonValue } from '../../../core/assessment/json.ts';
import type { Pointer } from '../../../core/assessment/pointer.ts';
import { useCanWrite } from '../../../store/context.tsx';
import { useFieldFindings } from '../place/hooks.ts';
import classes from './wrong-value.module.css';
import { describeType, shownJson } from './describe-json.ts';

export interface WrongValueProps {
  readonly value: JsonValue;
  /** What belongs here, with its article: 'a text', 'a list of texts'. */
  readonly expected: string;
  /** What can be put in its place: each is a button. */
  readonly replacements: readonly { readonly title: string; readonly onReplace: () => void }[];
}

/** A value of the wrong type, exactly as it is, with what was expected. Nothing is changed until a button is pressed. */
export function WrongValue({ value, expected, replacements }: WrongValueProps) {
  const canWrite = useCanWrite();
  return (
    <div className={classes.wrong}>
      <p className={classes.words}>
        This is {describeType(value)}, where {expected} is expected. It is kept as it is until you replace it.
      </p>
      <pre
        className={classes.value}
        dir="auto"
        // What is scrolled must be reached by the keyboard.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label="Value as it stands"
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

const none: WrongValueProps['replacements'] = [];

/** The same for a field, whose findings may offer to replace the value: then one set of buttons is enough. */
export function WrongFieldValue({ field, ...props }: WrongValueProps & { readonly field: Pointer }) {
  const offered = useFieldFindings(field).some(({ ruleId, fixes }) => ruleId === 'schema/type' && fixes.length > 0);
  return <WrongValue {...props} replacements={offered ? none : props.replacements} />;
}
