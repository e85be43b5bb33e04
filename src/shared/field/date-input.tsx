/** The input of every date field: takes dates in ordinary words, says how it understood them, and has a picker. */
import { useEffect, useLayoutEffect, useMemo, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { isDateTime } from '../../core/assessment/date-time.ts';
import {
  assumedInWords,
  dateTimeInWords,
  partsOf,
  withZone,
  zoneInWords,
} from '../../core/assessment/date-time-words.ts';
import type { DateContext, DateReading, DateReadings, readDateWords } from '../../core/assessment/read-date-words.ts';
import { useAnnounce } from '../../ui/announcer.tsx';
import { DateTimePicker } from './date-time-picker.tsx';
import { deviceNow, deviceZoneAt } from './device-time.ts';
import { CalendarIcon, openKey, openWithKey, PopoverButton } from '../../ui/popover-button.tsx';
import { afterPress } from '../../ui/pointer-press.ts';
import { SmallButton } from '../../ui/small-button.tsx';
import { Writable } from '../../ui/writable.tsx';
import { useCanWrite } from '../context.tsx';
import { useUnfinished } from '../unfinished.ts';
import classes from './date-input.module.css';
import type { ControlProps } from './field-frame.tsx';
import { TextArea } from './text-area.tsx';

interface DateInputProps {
  readonly control: ControlProps;
  /** The stored value: a date-time, null or undefined for none, or any text that a file contains. */
  readonly value: string | null | undefined;
  /** Which moment a date without a time means. */
  readonly edge: DateContext['edge'];
  /** Identifies the field in its draft. When it changes, the same control shows another field. */
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
  readonly onUse: (reading: DateReading) => void;
}

/** How a text was understood, and the device’s zone as another one. */
function Understood({ reading, onUse }: UnderstoodProps) {
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
      <span className={classes.stored}>{dateTime}</span>
      {zone === undefined ? null : (
        <SmallButton onClick={() => onUse(inZone(zone))}>{`Use ${zoneInWords(zone)} (this device)`}</SmallButton>
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

/** Returns the reader of dates, which is loaded when there is something to read. */
function useDateReader(isNeeded: boolean): typeof readDateWords | undefined {
  // In an object, because React would call a function.
  const [reader, setReader] = useState({ read: dateReader.now() });
  useEffect(() => {
    // Without the code, a date-time in RFC 3339 can still be typed.
    if (isNeeded && !reader.read)
      dateReader.load().then(
        (read) => setReader({ read }),
        () => undefined,
      );
  }, [isNeeded, reader]);
  return reader.read;
}

/** Returns the content of the field, and the functions that change it. */
function useDateText({ value, edge, path, onWrite, onClear }: DateInputProps) {
  const [typed, setTyped] = useUnfinished(path);
  const [isLeft, setIsLeft] = useState(typed !== undefined);
  const [now, setNow] = useState(deviceNow);
  // What the stored date-time assumes, if it was read here.
  const [written, setWritten] = useState<DateReading>();
  // The path of the field in which a person typed last.
  const typedAt = useRef<string>(undefined);
  const [shownPath, setShownPath] = useState(path);
  if (shownPath !== path) {
    setShownPath(path);
    setIsLeft(typed !== undefined);
    setNow(deviceNow());
    setWritten(undefined);
  }
  // What the control shows now, for code that runs later.
  const shown = useRef({ path, typed });
  useLayoutEffect(() => {
    shown.current = { path, typed };
  }, [path, typed]);
  const isShown = (): boolean => shown.current.path === path;
  const say = useAnnounce();
  const stored = value ?? '';
  const unread = (typed ?? (isDateTime(stored) ? '' : stored)).trim();
  const read = useDateReader(unread !== '');
  const readings = useMemo(
    () => (unread === '' ? undefined : read?.(unread, { edge, now })),
    [unread, read, edge, now],
  );
  const drop = (): void => {
    setTyped(undefined);
    if (isShown()) setIsLeft(false);
  };
  const store = (reading: DateReading): void => {
    if (!onWrite(reading.dateTime, 'chosen')) return;
    drop();
    if (isShown()) setWritten(reading);
    say([reading.inWords, assumedInWords(reading.assumed)].filter(Boolean).join('. '));
  };
  const markLeft = (): void => {
    if (isShown()) setIsLeft(true);
  };
  const storeIfClear = (result: DateReadings | undefined): void => {
    if (result?.ok && result.readings.length === 1) store(result.readings[0]);
    else markLeft();
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
      typedAt.current = path;
      setIsLeft(false);
      if (isDateTime(text) && onWrite(text, 'typing')) return drop();
      setNow(deviceNow());
      setTyped(text);
    },
    /** Stores the typed text if it means one date. Otherwise it stays in the field, and the field says why. */
    finish(): void {
      const isWordy =
        typedAt.current === path && typed === undefined && stored !== stored.toUpperCase() && isDateTime(stored);
      typedAt.current = undefined;
      if (isWordy) onWrite(stored.toUpperCase(), 'chosen');
      if (typed === undefined) return;
      if (unread === '') {
        drop();
        if (typeof value === 'string') onClear();
      } else if (readings) storeIfClear(readings);
      else
        void dateReader.load().then(
          // While the code was loading, a person may have typed more or selected another entry.
          (readDate) => {
            if (!isShown() || shown.current.typed === typed) storeIfClear(readDate(unread, { edge, now }));
          },
          markLeft,
        );
    },
  };
}

/**
 * A date-time in words, with its stored form below; while the field has the focus, the other way round. A date in words
 * is stored when the field loses the focus or Enter is pressed, as one step; a date-time in RFC 3339 while it is typed.
 * A text that cannot be read stays in the field and nothing is stored. Esc returns to the stored value.
 */
export function DateInput(props: DateInputProps) {
  const { control, value, path, pickLabel, placeholder = '14 July 2026, 09:30' } = props;
  const { typed, readings, isLeft, written, drop, store, pick, type, finish } = useDateText(props);
  const canWrite = useCanWrite();
  const [isFocused, setFocused] = useState(false);
  // In the field, the stored form is only for editing.
  const inWords = isFocused || typed !== undefined || written ? undefined : dateTimeInWords(value ?? '');
  const isUnclear = typed !== undefined && isLeft && readings !== undefined;
  const reading = useRef<HTMLDivElement>(null);
  const row = useRef<HTMLDivElement>(null);
  // Storing moves what is below. It waits for the end of a press, and while a button of the reading is pressed.
  const leave = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    const act = (): void => {
      setFocused(false);
      if (!reading.current?.contains(relatedTarget)) finish();
    };
    if (currentTarget.contains(relatedTarget)) act();
    else afterPress(act);
  };
  const keyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    if (openWithKey(event, row.current)) event.preventDefault();
    if (event.key === 'Enter') finish();
    if (event.key !== 'Escape' || typed === undefined) return;
    event.stopPropagation();
    drop();
  };
  return (
    <div
      onBlur={leave}
      onFocus={({ target }) => {
        setFocused(target instanceof HTMLTextAreaElement);
        void dateReader.load().catch(() => undefined);
      }}
      data-native-undo={(typed ?? value ?? '') !== (value ?? '')}
    >
      <div ref={row} className={classes.row}>
        <TextArea
          {...control}
          aria-keyshortcuts={openKey}
          aria-invalid={isUnclear || control['aria-invalid']}
          aria-describedby={`${control.id}-reading ${control['aria-describedby']}`}
          single
          mono={inWords === undefined}
          lang={inWords === undefined ? undefined : 'en'}
          value={inWords ?? typed ?? value ?? ''}
          placeholder={placeholder}
          onText={type}
          onKeyDown={keyDown}
        />
        <Writable canWrite={canWrite}>
          <PopoverButton key={path} label={pickLabel} icon={<CalendarIcon />}>
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
          ref={reading}
          id={`${control.id}-reading`}
          className={classes.reading}
          data-wrong={isUnclear || undefined}
          data-offers={typed !== undefined || readings !== undefined || written !== undefined || undefined}
          role={isUnclear ? 'alert' : undefined}
        >
          {inWords === undefined ? (
            <Reading {...{ value, typed, readings, written }} onUse={store} />
          ) : (
            <span className={classes.stored}>{value}</span>
          )}
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
    // The same as before it was stored: a click that leaves the field must not find its button moved.
    if (written) return <Understood reading={written} onUse={onUse} />;
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
  return <Understood reading={first} onUse={onUse} />;
}

let loaded: typeof readDateWords | undefined;

/** The reader of dates in words. It loads when a date field is used: most forms are opened without typing a date. */
export const dateReader = {
  /** Returns the reader if it is loaded. */
  now: (): typeof readDateWords | undefined => loaded,
  async load(): Promise<typeof readDateWords> {
    const code = await import('../../core/assessment/read-date-words.ts');
    return (loaded = code.readDateWords);
  },
};
