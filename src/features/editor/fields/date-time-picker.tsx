/** The popover of a time field: separate inputs for date, time and time zone. Nothing is set until “Set” is pressed. */
import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import { partsOf, zoneInWords, type DateTimeParts } from '../../../core/assessment/date-time-words.ts';
import { dateTimeOf, zones } from './date-time-parts.ts';
import classes from './time-field.module.css';

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
      <Button size="compact-sm" disabled={picked === undefined} onClick={() => picked && onPick(picked)}>
        Set
      </Button>
    </div>
  );
}
