/** The icon of buttons that open a date picker. */
import { IconCalendarTime } from '@tabler/icons-react';

export function CalendarIcon() {
  return <IconCalendarTime size={18} aria-hidden />;
}
