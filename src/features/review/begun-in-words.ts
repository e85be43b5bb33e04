// Made when the first day is written: loading the browser's words takes long, and most reviews never need them.
let day: Intl.DateTimeFormat | undefined;

/** When a review was begun, in words after “begun”; `at` is its time as the contract writes it. */
export function begunInWords(at: string): string {
  const time = Date.parse(at);
  if (Number.isNaN(time)) return 'before';
  day ??= new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });
  return `on ${day.format(time)}`;
}
