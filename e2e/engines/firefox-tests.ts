/** The end-to-end tests that also run in Firefox: the main tasks, by file and title. */
export const firefoxTests: Readonly<Record<string, readonly string[]>> = {
  'analyst-keyboard.spec.ts': ['an analyst goes from the sample casefile to a valid file, with the keyboard alone'],
  'analyst-pointer.spec.ts': ['an analyst goes from the sample casefile to a valid file, with the pointer'],
  'compare.spec.ts': [
    'a file is compared in sentences that can be filtered and lead to their entries',
    'two versions are merged with the keyboard alone, in one step that Undo reverses',
  ],
  'drafts.spec.ts': [
    'reloading right after typing loses nothing',
    'the library lists, renames, duplicates and deletes drafts, and no draft affects another',
  ],
  'files.spec.ts': [
    'a desk file opens and exports byte for byte, and the finished sample is exported unchanged',
    'an assessment and its casefile dropped together open as one draft',
  ],
  'json-view.spec.ts': [
    'an edit in the JSON view appears in the form, and undo in the form reverts it in the JSON view',
    'hostile texts are shown and stored unchanged',
  ],
  'matrix.spec.ts': [
    'a cell is linked, given its reason, set to the other effect and emptied, by keyboard alone',
    'both links of a pair are added, edited and removed with the pointer',
    'turned titles end within their headings, also when a panel takes the width of the columns',
  ],
  'offline.spec.ts': ['after the first visit everything starts and works with no network'],
  'review.spec.ts': [
    'forty claims are reviewed by keyboard alone, from the first link to the review file; a change makes verdicts outdated',
    'a blind review shows no effect and no reason, and saves each verdict with the reviewer’s own reason',
  ],
  'scripts.spec.ts': [
    'claims selected with the pointer have exactly the selected text, in every script',
    'claims made with the search have exactly the passage’s text, in every script',
  ],
  'states.spec.ts': ['on a desktop the pictures of a whole draft have no fault'],
  'text-spacing.spec.ts': ['with more space in texts, exported reports and pictures lose none'],
  'timeline.spec.ts': ['the timeline opens at the first publication and stays there at other sizes of the window'],
};

/** Matches the full names of these tests: the project, the file and the title. */
export function firefoxNames(): RegExp[] {
  const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return Object.entries(firefoxTests).flatMap(([file, titles]) =>
    titles.map((title) => new RegExp(`(^|[ /])${literal(file)} .*${literal(title)}$`)),
  );
}
