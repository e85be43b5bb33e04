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
        'Open the file. If it is refused, the dialogue names the line and column of each problem; press **Repair in the source view…** there, correct them, and press **Open as a draft**.',
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
    id: 'guide/source-view',
    title: 'Read and edit the source',
    summary:
      'The source view shows a draft as the JSON that its file will hold, with the findings in its margin; what you change there is changed in the draft.',
    body: [
      steps(
        'Press **Source** in the top bar, or **Show in source** beside a finding: the value is selected in the text.',
        'Write. A moment after the last key the text is read; where it can be read, the change is one step in the draft, and **Undo** takes it back.',
        'While it cannot be read, the problems stand below with line and column. The draft stays as it last was, and your text is kept, also when you go elsewhere or close the page.',
        'Press **Discard my text** to go back to the draft, or **Open in the form** to go on with the entry at the cursor.',
      ),
      points(
        '`Ctrl F` searches, `Ctrl G` goes to a line, `F8` to the next finding, `Shift F8` lists them. `Tab` leaves the text.',
        'Characters that cannot be seen are shown by their numbers; words that are written from right to left stay within their value.',
        'The casefile can be read there and is changed in its own form: a passage is named by its hash, and a changed one would be another.',
        'A file that is too broken to be opened is repaired in the same way. **Download the original** gives it back byte for byte at any time.',
      ),
    ],
    keywords: ['json', 'raw', 'text', 'code', 'edit json', 'source code', 'repair', 'syntax error'],
    related: ['guide/repair-a-file', 'guide/use-findings', 'decision/lossless-reading'],
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
        'To go further back at once, press **Undo several steps**, or [return to an earlier state](entry:guide/earlier-states).',
        'A draft that is deleted in the library can be brought back for 30 days.',
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
      'delete a claim that is cited',
      'what happens to links',
      'recover',
    ],
    related: ['guide/keyboard-shortcuts', 'guide/earlier-states', 'guide/drafts', 'rule/reference/claim-missing'],
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
    keywords: [
      'bulk',
      'multi-select',
      'batch',
      'reorder',
      'sort',
      'drag',
      'copy an entry',
      'change the order',
      'move up',
      'duplicate',
      'several claims',
    ],
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
      paragraph('Shortcuts of one letter, and `?`, can be switched off in that list.'),
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
      ['`Ctrl F`', 'Find in passage'],
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
      ['`Ctrl Enter`', 'In the find field: use this match'],
      ['`N`', 'To the next claim of the passage'],
      ['`P`', 'To the claim before'],
      ['`Enter`', 'Open the claims at the caret'],
      ['`Alt ← →`', 'Move the end of the span'],
      ['`Alt Shift ← →`', 'Move the start of the span'],
      ['`Alt ↑ ↓`', 'Move by character, word or sentence'],
    ),
    heading('On the review desk'),
    table(
      head,
      ['`N`', 'Next unreviewed link'],
      ['`J`', 'Next link'],
      ['`K`', 'Previous link'],
      ['`A`', 'Accept'],
      ['`Q`', 'Question'],
      ['`R`', 'Reject'],
      ['`S`', 'In a blind review: supports'],
      ['`C`', 'In a blind review: contradicts'],
      ['`E`', 'In a blind review: neither'],
      ['`W`', 'Write the note or the reason'],
      ['`Esc`', 'Leave the note'],
      ['`Delete`', 'Withdraw your verdict'],
    ),
    heading('Edges between regions'),
    table(head, ['`← →`', 'Move the edge'], ['`Shift →`', 'In larger steps']),
    heading('Files'),
    table(head, ['`Ctrl V`', 'Outside of a field: open a file’s text from the clipboard']),
  ];
}
