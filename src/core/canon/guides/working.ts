/** Guides about working on the desk: findings, repair, undo, many entries, keys. */
import type { CanonEntry } from '../entry.ts';
import { guide, heading, paragraph, points, steps, table } from './write.ts';

export const working: readonly CanonEntry[] = [
  guide({
    id: 'guide/use-findings',
    title: 'Use findings and their fixes',
    summary:
      'Everything that does not fit is listed below the desk as you write; each finding leads to its place, and many offer a fix.',
    body: [
      steps(
        'Read **Findings**, below. The buttons with the counts show or leave out errors, violations and notices.',
        'Choose **By entry** or **By rule**, or write a word into **Search findings**.',
        'Press a finding to go to its field and, where it has one, to its words in the passage.',
        'Press its fix, if it has one. A fix that replaces text is shown first: **Apply** makes it, **Cancel** leaves things as they are. **Undo** takes a fix back.',
        'Press the question mark beside a finding, or beside its rule, to read what the rule wants, why, and how to mend it.',
      ),
      points(
        'An error stops the export, a violation asks, a notice is never in the way: see [what stops an export](entry:decision/export-gate).',
        'A finding that says “could not be checked” says that something is not at hand, not that something is wrong.',
        'What is missing in an entry that you have just made is only noted until you leave it or try to export.',
      ),
    ],
    keywords: ['errors', 'warnings', 'problems', 'quick fix', 'validation', 'mend', 'lint', 'red', 'what is wrong'],
    related: ['term/finding', 'term/level', 'term/certainty', 'guide/export', 'decision/export-gate'],
  }),
  guide({
    id: 'guide/repair-a-file',
    title: 'Repair a file that came from elsewhere',
    summary:
      'A file that is JSON but breaks the contract opens whole; the findings lead through it, and nothing is dropped until you say so.',
    body: [
      steps(
        'Open the file. If it is refused, the dialogue names the line and column of each problem; correct those in a text editor and open it again.',
        'Open its casefile, too, if you have it: in **Casefile**, press **Open casefile…**. Without it, spans, names and publishers cannot be checked here.',
        'In **Findings** choose **By rule** and begin with the errors.',
        'A property that the contract does not know is shown with its value in the entry that has it. **Remove** takes it out; until then it stays in the file.',
        'A value of the wrong kind is shown as it is, with what can be put in its place.',
        'Offsets that were counted in bytes or in UTF-16 units are recognised where the numbers fit, and the fix converts them.',
        'Press **Export…** when the errors are gone.',
      ),
    ],
    keywords: [
      'broken file',
      'invalid json',
      'fix a file',
      'does not validate',
      'unknown property',
      'wrong offsets',
      'utf-16',
      'somebody else’s file',
      'received',
    ],
    related: ['guide/open-a-file', 'guide/use-findings', 'rule/span/length', 'decision/lossless-reading'],
  }),
  guide({
    id: 'guide/delete-and-undo',
    title: 'Delete, and undo anything',
    summary: 'Deleting something that is referred to says first what goes with it; undo brings all of it back.',
    body: [
      steps(
        'Press **Delete** in the head of an entry, or choose entries in the list and press `Delete`.',
        'If evidence links or contradictions name a claim, they go with it. The question lists them first.',
        'Press **Undo**, or `Ctrl Z`, to bring everything back; **Redo**, or `Ctrl Shift Z`, to do it again.',
      ),
      points(
        '**Undo** covers everything in a draft: entries, links, the casefile, fixes, renaming. Its tooltip says what it would take back.',
        'Removing a passage, an observation or an actor keeps the claims; findings say what can no longer be checked.',
        'Deleting a whole draft in the library cannot be undone.',
      ),
    ],
    keywords: [
      'remove',
      'restore',
      'take back',
      'revert',
      'redo',
      'history',
      'ctrl z',
      'accidentally deleted',
      'recover',
    ],
    related: ['guide/keyboard-shortcuts', 'guide/drafts', 'rule/reference/claim-missing'],
  }),
  guide({
    id: 'guide/many-at-once',
    title: 'Change, move, duplicate or delete many entries at once',
    summary: 'Select several entries in the list and set a field, duplicate, carry or delete them together.',
    body: [
      steps(
        'In the list, choose one entry, then hold `Shift` for a range or `Ctrl` for single ones. By keyboard: `Shift ↑`, `Shift ↓`, `Space`, and `Ctrl A` for all.',
        'Press **Set…** below the list, choose the **Field** and the **New value**, and confirm. Claims, power bases and intent hypotheses have it.',
        'Or press **Duplicate** or **Delete** beside it.',
        'Drag the selected entries to another place, or carry them with `Alt ↑` and `Alt ↓`. That needs the whole list in **Document order**.',
      ),
      paragraph('Each of these is one step for **Undo**.'),
    ],
    keywords: ['bulk', 'multi-select', 'batch', 'reorder', 'sort', 'drag', 'copy entry', 'several claims'],
    related: ['guide/keyboard-shortcuts', 'guide/find-anything', 'guide/delete-and-undo'],
  }),
  guide({
    id: 'guide/keyboard-shortcuts',
    title: 'Keyboard shortcuts',
    summary: 'Everything works from the keyboard; these keys make it quick.',
    body: [
      paragraph(
        'The same list opens with `?` or **Keyboard shortcuts**. On a Mac, `⌘` takes the place of `Ctrl`, `⌥` of `Alt` and `⇧` of `Shift`.',
      ),
      ...shortcutTables(),
    ],
    keywords: ['keys', 'hotkeys', 'keyboard', 'ctrl', 'accessibility', 'without a mouse', 'f6', 'skip'],
    related: ['guide/find-in-passage', 'guide/find-anything', 'guide/adjust-a-span'],
  }),
];

function shortcutTables(): ReturnType<typeof table>[] {
  const head = ['Keys', 'What they do'];
  return [
    heading('Everywhere'),
    table(
      head,
      ['`Ctrl K`', 'Find anything'],
      ['`Ctrl Z`', 'Undo'],
      ['`Ctrl Shift Z`', 'Redo (also Ctrl Y)'],
      ['`Ctrl S`', 'Save to a file'],
      ['`F1`', 'Help on the field or the finding that has the focus'],
      ['`?`', 'These shortcuts'],
      ['`F6`', 'To the next region'],
      ['`Shift F6`', 'To the region before'],
      ['`Tab`', 'From control to control: the skip links come first'],
      ['`Esc`', 'Close what is open'],
    ),
    heading('In lists'),
    table(
      head,
      ['`↑ ↓`', 'Move'],
      ['`Home End`', 'To the first, to the last'],
      ['`Enter`', 'Open'],
      ['`Space`', 'Select one more, or one less'],
      ['`Alt ↑ ↓`', 'Carry up or down'],
      ['`Delete`', 'Delete what is selected'],
    ),
    heading('In lists of entries'),
    table(
      head,
      ['`Shift ↑ ↓`', 'Select from here to there'],
      ['`Ctrl A`', 'Select all'],
      ['`Ctrl D`', 'Duplicate what is selected'],
    ),
    heading('In the passage'),
    table(
      head,
      ['`Ctrl F`', 'Find in passage'],
      ['`Ctrl Enter`', 'In the find field: use this match'],
      ['`N`', 'To the next claim of the passage'],
      ['`P`', 'To the claim before'],
      ['`Enter`', 'Open the claims at the caret'],
      ['`Alt ← →`', 'Move the end of the span'],
      ['`Alt Shift ← →`', 'Move the start of the span'],
      ['`Alt ↑ ↓`', 'Move by character, word or sentence'],
    ),
    heading('Edges between regions'),
    table(head, ['`← →`', 'Move the edge'], ['`Shift →`', 'In larger steps']),
    heading('Files'),
    table(head, ['`Ctrl V`', 'Outside of a field: open a file’s text from the clipboard']),
  ];
}
