/** The field for a date-time or an open end: text with a picker, the date-time in words, and a suggestion. */
import { ActionIcon, Button, Popover } from '@mantine/core';
import { IconCalendarTime } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { isDateTime } from '../../../core/assessment/date-time.ts';
import { dateTimeInWords } from '../../../core/assessment/date-time-words.ts';
import { useCanWrite } from '../../../shared/context.tsx';
import { Writable } from '../../../ui/writable.tsx';
import { FieldFrame } from '../field/field-frame.tsx';
import { TextArea } from '../field/text-area.tsx';
import { typing } from '../place/hooks.ts';
import { usePlace } from '../place/place.tsx';
import { suggestedDateTime } from './date-time-parts.ts';
import { DateTimePicker } from './date-time-picker.tsx';
import type { EntryFieldProps } from './rjsf-field.tsx';
import classes from './time-field.module.css';
import { typedText } from '../../../core/json/typed-text.ts';
import { useField } from './use-field.ts';

function PickButton(props: { readonly name: string; readonly text: string; readonly onPick: (text: string) => void }) {
  const { name, text, onPick } = props;
  const [opened, setOpened] = useState(false);
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-end" withinPortal trapFocus shadow="md">
      <Popover.Target>
        <ActionIcon
          variant="default"
          size={36}
          aria-label={name}
          aria-expanded={opened}
          onClick={() => setOpened((before) => !before)}
        >
          <IconCalendarTime size={18} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown>
        {opened ? (
          <DateTimePicker
            text={text}
            onPick={(picked) => {
              setOpened(false);
              onPick(picked);
            }}
          />
        ) : null}
      </Popover.Dropdown>
    </Popover>
  );
}

/** The line below the text: the date-time in words, or a suggestion. */
function Reading({ text, onUse }: { readonly text: string; readonly onUse: (text: string) => void }) {
  const suggestion = suggestedDateTime(text);
  return (
    <div className={classes.reading}>
      {suggestion ? (
        <Button size="compact-xs" variant="default" onClick={() => onUse(suggestion)}>
          Use {suggestion}
        </Button>
      ) : (
        dateTimeInWords(text)
      )}
    </div>
  );
}

/**
 * A date-time with its zone, or open. Typed text is kept as it is, valid or not, but a date-time in lower case is
 * converted to upper case when the field loses the focus.
 */
export function TimeField({ openLabel, ...props }: EntryFieldProps & { readonly openLabel: string }) {
  const { field } = props;
  const { value, edits, title, set, frame } = useField(props);
  const { base } = usePlace();
  const canWrite = useCanWrite();
  const typedHere = useRef(false);
  const beforeOpen = useRef<{ readonly path: string; readonly text: string } | undefined>(undefined);
  const text = typeof value === 'string' ? value : '';
  const leave = (): void => {
    if (typedHere.current && isDateTime(text) && text !== text.toUpperCase()) set(text.toUpperCase());
    typedHere.current = false;
  };
  const toggleOpen = (open: boolean): void => {
    const step = { label: open ? openLabel.toLowerCase() : `clear ${openLabel.toLowerCase()}` };
    if (open) {
      beforeOpen.current = typeof value === 'string' ? { path: base + field, text: value } : undefined;
      edits.set(field, null, step);
    } else if (beforeOpen.current?.path === base + field) edits.set(field, beforeOpen.current.text, step);
    else edits.unset(field, step);
  };
  const openBox = (
    <label className={classes.open}>
      <input
        type="checkbox"
        disabled={!canWrite}
        checked={value === null}
        onChange={(event) => toggleOpen(event.currentTarget.checked)}
      />
      {openLabel}
    </label>
  );
  const wrong = {
    expected: 'a date and time, or open-ended',
    replacements: [{ title: openLabel, onReplace: () => set(null, openLabel.toLowerCase()) }],
  };
  const isValidType = value === undefined || value === null || typeof value === 'string';
  return (
    <FieldFrame {...frame} aside={openBox} wrong={isValidType ? undefined : wrong}>
      {(control) => (
        <>
          <div className={classes.row}>
            <TextArea
              {...control}
              single
              mono
              value={text}
              placeholder={value === null ? 'Open' : '2026-03-01T09:30:00Z'}
              onText={(typed) => {
                typedHere.current = true;
                edits.set(field, typedText(text, typed), typing(title, base + field));
              }}
              onBlur={leave}
            />
            <Writable canWrite={canWrite}>
              <PickButton name={openLabel.replace('Open', 'Pick')} text={text} onPick={set} />
            </Writable>
          </div>
          <Writable canWrite={canWrite}>
            <Reading text={text} onUse={set} />
          </Writable>
        </>
      )}
    </FieldFrame>
  );
}
