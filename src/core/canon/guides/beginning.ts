/** Guides for the first hour: from the sample to a file, drafts, files, finding one's way. */
import type { CanonEntry } from '../entry.ts';
import { guide, paragraph, points, steps } from './write.ts';

export const beginning: readonly CanonEntry[] = [
  guide({
    id: 'guide/first-steps',
    title: 'First steps: from the sample to an exported file',
    summary: 'Open the sample, look round, write one assessment of your own, and export it.',
    body: [
      steps(
        'In the library, press **Open sample** and choose **A finished assessment**. It opens as a draft of its own; nothing that you do to it can harm anything else.',
        'In **Outline**, on the left, open **Claims** and choose one. Its fields stand in the middle; its words are marked in the **Passage** region on the right.',
        'Open **Power bases** and **Intent hypotheses** and read the evidence of an entry. Each link is a sentence: which claim, which way it cuts, and why.',
        'Look at **Findings**, below. The sample has none. Change something and see what appears; **Undo** takes it back.',
        'Press **Export…**, read what the dialogue says, and press **Download**.',
      ),
      paragraph('Then write one of your own:'),
      steps(
        'Go back with **Library** and press **New assessment**.',
        '[Make a casefile](entry:guide/make-a-casefile): the passages that you have read, and the actors.',
        '[Mark words and make claims of them](entry:guide/mark-a-span).',
        'Build [power bases](entry:guide/build-a-power-basis) and [intent hypotheses](entry:guide/build-an-intent-hypothesis) out of claims, and note [contradictions](entry:guide/record-a-contradiction) and [unknowns](entry:guide/record-unknowns).',
        '[Say who wrote it](entry:guide/fill-in-the-document), go through the findings, and [export](entry:guide/export).',
      ),
      paragraph('Validation of a document does not make any entry in it true.'),
    ],
    keywords: [
      'how do I start',
      'where to start',
      'new here',
      'first time',
      'begin',
      'start',
      'tutorial',
      'getting started',
      'introduction',
      'sample',
      'demo',
      'how to use',
      'tour',
    ],
    related: ['guide/make-a-casefile', 'guide/mark-a-span', 'guide/export', 'guide/drafts'],
  }),
  guide({
    id: 'guide/drafts',
    title: 'Work with several drafts, and know where the work is kept',
    summary: 'Every assessment that you open is a draft, kept in this browser on this device until you delete it.',
    body: [
      points(
        'The library lists the drafts with their titles, counts, last change and worst finding. The title opens a draft; the button behind it has **Rename**, **Duplicate** and **Delete…**.',
        '**New assessment** makes an empty draft. **Open file…** and **Open sample** make a draft of their own each time; what is open is never replaced.',
        'Every change is kept at once, in the browser’s own storage on this device. The words beside the title say so: “Saved on this device”, or “Not saved” and why.',
        'Nothing is sent anywhere. Another browser, another device or a private window does not see these drafts. Clearing the site’s data deletes them.',
        'A draft that you delete can be brought back for 30 days: press **Undo** at once, or **Restore** below **Recently deleted**. A file that you exported stays.',
        'One window writes to a draft. Another one that has it open says so and reads along; **Write here instead** takes the writing over.',
      ),
      paragraph(
        'So keep a copy of what matters: **Export…**, **Whole desk**, **Download**. That works in every state of the draft. See [how to hand over a desk file](entry:guide/hand-over).',
      ),
    ],
    keywords: [
      'save',
      'saved',
      'autosave',
      'storage',
      'where is my work',
      'lost',
      'backup',
      'library',
      'rename a draft',
      'delete a draft',
      'duplicate a draft',
      'private window',
      'two windows',
      'same draft twice',
      'closed without saving',
      'crash',
      'tabs',
      'device',
    ],
    related: ['guide/hand-over', 'guide/export-all', 'guide/earlier-states', 'guide/storage-trouble', 'term/draft'],
  }),
  guide({
    id: 'guide/open-a-file',
    title: 'Open a file',
    summary: 'Choose it, drop it anywhere on the page, or paste its text outside of a field.',
    body: [
      steps(
        'In the library press **Open file…** and choose one file or several, or a zip of them. Or drop files anywhere on the page. Or copy the text of a file and paste it outside of every field.',
        'An assessment or a desk file opens as a draft of its own. A casefile that is opened in the library opens in a draft of its own, too.',
        'A casefile that is opened while a draft is open becomes that draft’s casefile. If the draft has one already, you are asked first.',
        'One assessment and one casefile opened together become one draft.',
      ),
      paragraph(
        'A file that cannot be read without losing something is refused, with the line and column of each problem. A file that is JSON and only breaks the contract opens, whole, for repair: see [how to repair a file](entry:guide/repair-a-file). Files over 64 MiB are not opened.',
      ),
    ],
    keywords: ['import', 'load', 'drag and drop', 'upload', 'paste', 'open json', 'cannot open', 'refused'],
    related: ['guide/repair-a-file', 'guide/open-a-casefile', 'decision/lossless-reading', 'format/assessment-json'],
  }),
  guide({
    id: 'guide/find-anything',
    title: 'Find an entry, an observation, a finding or a command',
    summary: 'Find anything goes to whatever has the words that you type, and runs commands by their names.',
    body: [
      steps(
        'Press **Find anything** in the bar on top, or `Ctrl K` (`⌘ K` on a Mac).',
        'Type words: of a claim, a title, a finding, or a command such as **New contradiction** or **Go to Casefile**.',
        'Move with `↑` and `↓`, and press `Enter` to go there.',
      ),
      paragraph(
        'Inside one list, the field above it searches that list only. **Filter** narrows it by findings, kind, workflow state, actor or observation; the button beside it changes the order. What is filtered out is not gone: the line below the list says how many are shown.',
      ),
    ],
    keywords: ['search', 'command palette', 'jump', 'go to', 'filter', 'sort', 'navigate', 'look for a claim'],
    related: ['guide/keyboard-shortcuts', 'guide/many-at-once'],
  }),
];
