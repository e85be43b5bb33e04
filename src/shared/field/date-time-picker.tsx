/** The popover of a date field: separate inputs for date, time and time zone. Nothing is set until “Set” is pressed. */
import { useId, useState } from 'react';
import { dateTimeOf, partsOf, zoneInWords, type DateTimeParts } from '../../core/assessment/date-time-words.ts';
import { SmallButton } from '../../ui/small-button.tsx';
import classes from './date-input.module.css';

/** The time zone offsets in use, from west to east. */
const zones: readonly string[] = [
  ...['-12:00', '-11:00', '-10:00', '-09:30', '-09:00', '-08:00', '-07:00', '-06:00', '-05:00', '-04:00', '-03:30'],
  ...['-03:00', '-02:00', '-01:00', 'Z', '+01:00', '+02:00', '+03:00', '+03:30', '+04:00', '+04:30', '+05:00'],
  ...['+05:30', '+05:45', '+06:00', '+06:30', '+07:00', '+08:00', '+08:45', '+09:00', '+09:30', '+10:00', '+10:30'],
  ...['+11:00', '+12:00', '+12:45', '+13:00', '+14:00'],
];

const midnightUtc: DateTimeParts = { date: '', time: '00:00:00', zone: 'Z' };

export function DateTimePicker({ text, onPick }: { readonly text: string; readonly onPick: (text: string) => void }) {
  const id = useId();
  const [parts, setParts] = useState<DateTimeParts>(() => partsOf(text) ?? midnightUtc);
  const picked = dateTimeOf(parts);
  const offered = zones.includes(parts.zone) ? zones : [parts.zone, ...zones];
  return (
    <div className={classes.picker}>
      <label htmlFor={`${id}-date`}>Date</label>
      <input
        id={`${id}-date`}
        type="date"
        data-autofocus
        value={parts.date}
        onChange={(event) => setParts({ ...parts, date: event.currentTarget.value })}
      />
      <label htmlFor={`${id}-time`}>Time</label>
      <input
        id={`${id}-time`}
        type="text"
        inputMode="numeric"
        placeholder="HH:MM:SS"
        value={parts.time}
        onChange={(event) => setParts({ ...parts, time: event.currentTarget.value })}
      />
      <label htmlFor={`${id}-zone`}>Time zone</label>
      <select
        id={`${id}-zone`}
        value={parts.zone}
        onChange={(event) => setParts({ ...parts, zone: event.currentTarget.value })}
      >
        {offered.map((zone) => (
          <option key={zone} value={zone}>
            {zoneInWords(zone)}
          </option>
        ))}
      </select>
      <output className={classes.picked}>{picked ?? 'Choose a date.'}</output>
      <SmallButton look="main" disabled={picked === undefined} onClick={() => picked && onPick(picked)}>
        Set
      </SmallButton>
    </div>
  );
}
