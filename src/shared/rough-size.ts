/** Formats sizes in bytes for people. */

const units = ['kB', 'MB', 'GB', 'TB'] as const;

/** Formats a size in bytes, rounded for people: “850 kB”, “12 MB”, “2.1 GB”. */
export function roughSize(bytes: number): string {
  let size = bytes / 1000;
  let unit = 0;
  while (size >= 999.5 && unit < units.length - 1) {
    size /= 1000;
    unit += 1;
  }
  if (bytes > 0 && bytes < 1000) return 'less than 1 kB';
  return `${size < 9.95 ? size.toFixed(1).replace(/\.0$/, '') : Math.round(size)} ${units[unit]}`;
}
