/** The end-to-end tests that also run in Firefox: the main tasks, by file and title. */
export const firefoxTests: Readonly<Record<string, readonly string[]>> = {
  'analyst-keyboard.spec.ts': ['from six sources to a valid file with the keyboard alone, in at most 300 actions'],
  'drafts.spec.ts': ['reloading right after typing loses nothing'],
  'files.spec.ts': ['a desk file and the finished sample are exported byte for byte'],
  'offline.spec.ts': ['after the first visit everything starts and works with no network'],
  'review.spec.ts': ['25 links take at most 60 keys, and a later change makes verdicts outdated'],
  'scripts.spec.ts': ['claims selected with the pointer have exactly the selected text, in every script'],
};

/** Matches the full names of these tests: the project, the file and the title. */
export function firefoxNames(): RegExp[] {
  const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return Object.entries(firefoxTests).flatMap(([file, titles]) =>
    titles.map((title) => new RegExp(`(^|[ /])${literal(file)} .*${literal(title)}(?: @\\w+)*$`)),
  );
}
