/** The input of every date field: takes dates in ordinary words, says how it understood them, and has a picker. */
import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { isDateTime } from '../../core/assessment/date-time.ts';
import { dateTimeInWords, partsOf, zoneInWords } from '../../core/assessment/date-time-words.ts';
import {
  assumedInWords,
  readDateWords,
  withZone,
  type DateContext,
  type DateReading,
  type DateReadings,
} from '../../core/assessment/read-date-words.ts';
import { useAnnounce } from '../../ui/announcer.tsx';
import { CalendarIcon } from '../../ui/calendar-icon.tsx';
import { PopoverButton } from '../../ui/popover-button.tsx';
import { SmallButton } from '../../ui/small-button.tsx';
import { Writable } from '../../ui/writable.tsx';
import { useCanWrite } from '../context.tsx';
import { useUnfinished } from '../unfinished.ts';
import classes from './date-input.module.css';
import { DateTimePicker } from './date-time-picker.tsx';
import { deviceNow, deviceZoneAt } from './device-time.ts';
import type { ControlProps } from './field-frame.tsx';
import { TextArea } from './text-area.tsx';

interface DateInputProps {
  readonly control: ControlProps;
  /** The stored value: a date-time, null or undefined for none, or any text that a file contains. */
  readonly value: string | null | undefined;
  /** Which moment a date without a time means. */
  readonly edge: DateContext['edge'];
  /** Identifies the field in its draft. A component must not change it: use it as the key as well. */
  readonly path: string;
  /** The name of the button that opens the picker. */
  readonly pickLabel: string;
  readonly placeholder?: string;
  /**
   * Stores a date-time. While a whole date-time is typed (`typing`), each keystroke stores it. Returns false if that
   * failed; the text then stays in the field.
   */
  readonly onWrite: (dateTime: string, how: 'typing' | 'chosen') => boolean;
  /** Called if the person empties the field. */
  readonly onClear: () => void;
}

/** The date of a date-time in words, without its time: '14 July 2026'. */
function dayInWords({ inWords }: DateReading): string {
  return inWords.split(', ')[1] ?? inWords;
}

/** Returns the zone of the device at a date-time; undefined if it is the zone that the date-time has. */
function otherZone(dateTime: string): string | undefined {
  const zone = deviceZoneAt(dateTime);
  return zoneInWords(zone) === zoneInWords(partsOf(dateTime)?.zone ?? 'Z') ? undefined : zone;
}

interface UnderstoodProps {
  readonly reading: DateReading;
  /** Whether the date-time is shown, because the field does not contain it yet. */
  readonly showsValue: boolean;
  readonly onUse: (reading: DateReading) => void;
}

/** How a text was understood, and the device’s zone as another one. */
function Understood({ reading, showsValue, onUse }: UnderstoodProps) {
  const { dateTime, inWords, assumed } = reading;
  const zone = assumed.includes('zone') ? otherZone(dateTime) : undefined;
  const inZone = (other: string): DateReading => {
    const moved = withZone(dateTime, other);
    return {
      dateTime: moved,
      inWords: dateTimeInWords(moved) ?? moved,
      assumed: assumed.filter((part) => part !== 'zone'),
    };
  };
  return (
    <>
      <span>{[inWords, assumedInWords(assumed)].filter(Boolean).join('. ')}</span>
      {showsValue ? <span className={classes.stored}>{dateTime}</span> : null}
      {zone === undefined ? null : (
        <SmallButton onClick={() => onUse(inZone(zone))}>Use this device’s zone ({zoneInWords(zone)})</SmallButton>
      )}
    </>
  );
}

/** The dates that a text can mean, one button each. */
function Possible({ readings, onUse }: Pick<UnderstoodProps, 'onUse'> & { readonly readings: readonly DateReading[] }) {
  return (
    <>
      <span>{readings.length === 2 ? 'This can mean two dates:' : 'This can mean several dates:'}</span>
      {readings.map((reading) => (
        <SmallButton key={reading.dateTime} onClick={() => onUse(reading)}>
          {`Use ${dayInWords(reading)}`}
        </SmallButton>
      ))}
    </>
  );
}

/** Returns the content of the field, and the functions that change it. */
function useDateText({ value, edge, path, onWrite, onClear }: DateInputProps) {
  const [typed, setTyped] = useUnfinished(path);
  const read = (text: string): DateReadings => readDateWords(text, { edge, now: deviceNow() });
  const stored = value ?? '';
  // What was understood in the text that is typed, or in a stored text that is not a date-time.
  const [readings, setReadings] = useState<DateReadings | undefined>(() =>
    typed === undefined && (stored === '' || isDateTime(stored)) ? undefined : read(typed ?? stored),
  );
  const [isLeft, setIsLeft] = useState(typed !== undefined);
  // What the stored date-time assumes, if it was read here.
  const [written, setWritten] = useState<DateReading>();
  const typedHere = useRef(false);
  const say = useAnnounce();
  const drop = (): void => {
    setTyped(undefined);
    setReadings(undefined);
    setIsLeft(false);
  };
  const store = (reading: DateReading): void => {
    if (!onWrite(reading.dateTime, 'chosen')) return;
    drop();
    setWritten(reading);
    say([reading.inWords, assumedInWords(reading.assumed)].filter(Boolean).join('. '));
  };
  return {
    typed,
    readings,
    isLeft,
    written: written?.dateTime === value ? written : undefined,
    drop,
    store,
    pick(dateTime: string): void {
      if (onWrite(dateTime, 'chosen')) drop();
    },
    type(text: string): void {
      typedHere.current = true;
      setIsLeft(false);
      if (isDateTime(text) && onWrite(text, 'typing')) return drop();
      setTyped(text);
      setReadings(text.trim() === '' ? undefined : read(text));
    },
    /** Stores the typed text if it means one date. Otherwise it stays in the field, and the field says why. */
    finish(): void {
      const isWordy = typedHere.current && typed === undefined && stored !== stored.toUpperCase() && isDateTime(stored);
      typedHere.current = false;
      if (isWordy) onWrite(stored.toUpperCase(), 'chosen');
      if (typed === undefined) return;
      if (typed.trim() === '') {
        drop();
        if (typeof value === 'string') onClear();
      } else if (readings?.ok && readings.readings.length === 1) store(readings.readings[0]);
      else setIsLeft(true);
    },
  };
}

/**
 * A date-time as text. A date in words is stored when the field loses the focus or Enter is pressed, as one step; a
 * date-time in RFC 3339 while it is typed. A text that cannot be read stays in the field and nothing is stored. Esc
 * returns to the stored value.
 */
export function DateInput(props: DateInputProps) {
  const { control, value, pickLabel, placeholder = '14 July 2026, 09:30' } = props;
  const { typed, readings, isLeft, written, drop, store, pick, type, finish } = useDateText(props);
  const canWrite = useCanWrite();
  const isUnclear = typed !== undefined && isLeft && readings !== undefined;
  const leave = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (!currentTarget.contains(relatedTarget)) finish();
  };
  const keyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') finish();
    if (event.key !== 'Escape' || typed === undefined) return;
    event.stopPropagation();
    drop();
  };
  return (
    <div onBlur={leave}>
      <div className={classes.row}>
        <TextArea
          {...control}
          aria-invalid={isUnclear || control['aria-invalid']}
          aria-describedby={`${control.id}-reading ${control['aria-describedby']}`}
          single
          mono
          value={typed ?? value ?? ''}
          placeholder={placeholder}
          onText={type}
          onKeyDown={keyDown}
        />
        <Writable canWrite={canWrite}>
          <PopoverButton label={pickLabel} icon={<CalendarIcon />}>
            {(close) => (
              <DateTimePicker
                text={value ?? ''}
                onPick={(dateTime) => {
                  close();
                  pick(dateTime);
                }}
              />
            )}
          </PopoverButton>
        </Writable>
      </div>
      <Writable canWrite={canWrite}>
        <div
          id={`${control.id}-reading`}
          className={classes.reading}
          data-wrong={isUnclear || undefined}
          role={isUnclear ? 'alert' : undefined}
        >
          <Reading {...{ value, typed, readings, written }} onUse={store} />
        </div>
      </Writable>
    </div>
  );
}

interface ReadingProps extends Pick<UnderstoodProps, 'onUse'> {
  readonly value: string | null | undefined;
  readonly typed: string | undefined;
  readonly readings: DateReadings | undefined;
  readonly written: DateReading | undefined;
}

/** The line below the text: what it means, what it can mean, or what is wrong with it. */
function Reading({ value, typed, readings, written, onUse }: ReadingProps) {
  if (typed === undefined) {
    if (written) return <Understood reading={written} showsValue={false} onUse={onUse} />;
    const inWords = dateTimeInWords(value ?? '');
    if (inWords !== undefined || !readings?.ok || (value ?? '') === '') return inWords;
    const { readings: possible } = readings;
    return possible.length === 1 ? (
      <SmallButton onClick={() => onUse(possible[0])}>{`Use ${possible[0].dateTime}`}</SmallButton>
    ) : (
      <Possible readings={possible} onUse={onUse} />
    );
  }
  if (!readings) return null;
  if (!readings.ok) {
    return (
      <>
        <span>{readings.problem}</span>
        {value ? <span>{`Press Esc to keep ${value}.`}</span> : null}
      </>
    );
  }
  const [first, ...others] = readings.readings;
  if (others.length > 0) return <Possible readings={readings.readings} onUse={onUse} />;
  return <Understood reading={first} showsValue onUse={onUse} />;
}
