/** Date-times of reviews in words. */

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });

/** Formats a date-time in this device's zone; returns anything else unchanged. */
export function whenInWords(at: string): string {
  const time = Date.parse(at);
  return Number.isNaN(time) ? at : moment.format(time).replace(' at ', ', ');
}
