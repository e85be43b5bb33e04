/** Guides for the first hour: from the sample to an exported file, how the parts fit together, drafts, files, search. */
import type { CanonEntry } from '../entry.ts';
import { guide, paragraph, points, steps, table } from './write.ts';

export const beginning: readonly CanonEntry[] = [
  guide({
    id: 'guide/first-steps',
    title: 'First steps: from the sample to an exported file',
    summary: 'Explore the sample, write your first assessment, and export it.',
    body: [
      steps(
        'In the library, choose **Open sample**, then **Finished assessment**. It opens as a new draft, so you can try things out safely.',
        'In **Outline** (left), open **Claims** and select one. Its fields appear in the middle, and its text is marked in **Passage** (right).',
        'Open **Power bases** and **Intent hypotheses** and read the evidence. Each link says which claim it uses, whether the claim supports or contradicts the entry, and why.',
        'Look at **Findings** (bottom). The sample has none. Change something to see findings appear, then choose **Undo**.',
        'Choose **Export…**, check the summary and choose **Download**.',
      ),
      paragraph('Then write your own:'),
      steps(
        'Choose **Library**, then **New assessment**.',
        '[Create a casefile](entry:guide/make-a-casefile) with the passages that you have read, and the actors.',
        '[Mark text and create claims](entry:guide/mark-a-span).',
        'Create [power bases](entry:guide/build-a-power-basis) and [intent hypotheses](entry:guide/build-an-intent-hypothesis) from your claims, and record [contradictions](entry:guide/record-a-contradiction) and [unknowns](entry:guide/record-unknowns).',
        '[Add producer details](entry:guide/fill-in-the-document), fix the findings, and [export](entry:guide/export).',
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
    related: ['guide/how-the-parts-fit', 'guide/make-a-casefile', 'guide/mark-a-span', 'guide/export', 'guide/drafts'],
  }),
  guide({
    id: 'guide/how-the-parts-fit',
    title: 'Understand how the parts of an assessment fit together',
    summary:
      'Follow the path from a published source to a hypothesis: casefile, observation, passage, claim, link, entry.',
    body: [
      table(
        ['Part', 'What it is', 'How it refers to the next part'],
        [
          '[Casefile](entry:term/casefile)',
          'The file with your sources, separate from the assessment.',
          'Contains observations, and the actors with their names and hosts.',
        ],
        [
          '[Observation](entry:term/observation)',
          'One published source item, such as a statement, report or transcript.',
          'Has a number, and contains one or more passages.',
        ],
        [
          '[Passage](entry:term/passage)',
          'Exact text from an observation.',
          'Never changes. Its ID is computed from its text.',
        ],
        [
          '[Claim](entry:term/claim)',
          'One statement of a passage, with the actor it is attributed to.',
          'Refers to its observation by number, to its passage by ID and to its text by a span.',
        ],
        [
          '[Evidence link](entry:term/evidence-link)',
          'The connection between one claim and one entry.',
          'Refers to the claim by ID, and says whether it supports or contradicts the entry, and why.',
        ],
        [
          'Entry with evidence',
          'A [power basis](entry:term/power-basis) or an [intent hypothesis](entry:term/intent-hypothesis).',
          'Contains its evidence links. Claims, contradictions and unknowns are entries too.',
        ],
      ),
      paragraph(
        'Example: a statement of the Harbour Council is an observation. Its second paragraph is a passage. “The Harbour Council will close the north channel on Monday” is a claim with a span in that passage. An evidence link says that this claim supports the hypothesis that the council intends to close the channel, because it names the day.',
      ),
      points(
        'Read the chain backwards to check an entry: from the link to the claim, from the claim to its text in the passage, and from the passage to its source.',
        'The assessment does not contain the sources. It identifies its casefile by a [fingerprint](entry:term/fingerprint). Send a [desk file](entry:guide/hand-over) to share both.',
        'One claim can be evidence for several entries, and can contradict one entry while it supports another.',
        'The checker follows every step of this chain. If a passage or a claim is missing, a finding says so.',
      ),
    ],
    keywords: [
      'data model',
      'structure',
      'overview',
      'relationship between claims and sources',
      'chain of evidence',
      'what belongs to what',
      'concepts',
      'terms explained',
      'from source to hypothesis',
      'diagram',
    ],
    related: ['guide/first-steps', 'part/assessment', 'part/casefile', 'term/principles', 'guide/link-evidence'],
  }),
  guide({
    id: 'guide/drafts',
    title: 'Manage drafts, and know where they are saved',
    summary: 'Every assessment you open becomes a draft, saved in this browser on this device until you delete it.',
    body: [
      points(
        'The library lists your drafts with title, number of entries, last change and the highest level of their findings. Select the title to open a draft. The menu next to it has **Rename**, **Duplicate** and **Delete…**.',
        '**New assessment** creates an empty draft. **Open file…** and **Open sample** always create a new draft; open drafts are never replaced.',
        'Every change is saved immediately in this browser. The save status next to the title shows “Saved on this device”, or “Not saved” and the reason.',
        'Nothing is sent anywhere. Your drafts are not available in other browsers, on other devices or in private windows. If you clear the site’s data, they are deleted.',
        'You can restore a deleted draft for 30 days: choose **Undo** right away, or **Restore** under **Recently deleted**. Exported files are not affected.',
        'A draft can be edited in one tab at a time. Other tabs show it read-only. To edit in another tab, choose **Edit here instead**.',
      ),
      paragraph(
        'Keep a backup: choose **Export…**, **Desk file**, **Download**. This always works, even if the draft has errors. You can also [save to a file](entry:guide/save-to-a-file).',
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
    related: ['guide/hand-over', 'guide/save-to-a-file', 'guide/export-all', 'guide/earlier-states', 'term/draft'],
  }),
  guide({
    id: 'guide/open-a-file',
    title: 'Open a file',
    summary: 'Choose a file, drop it on the page, or paste its content outside a text field.',
    body: [
      steps(
        'In the library, choose **Open file…** and select one or more files, or a zip file. You can also drop files on the page, or paste the content of a file outside any text field.',
        'An assessment or desk file opens as a new draft. A casefile opened in the library also opens as a new draft.',
        'If a draft is open, a casefile is attached to that draft. If the draft already has one, you are asked before it is replaced.',
        'If you open one assessment and one casefile together, they become one draft.',
      ),
      paragraph(
        'If data would be lost, a file is not opened, and you see the line and column of each problem. A JSON file that only breaks the contract opens for repair: see [Repair a file](entry:guide/repair-a-file). The size limit is 64 MiB.',
      ),
    ],
    keywords: ['import', 'load', 'drag and drop', 'upload', 'paste', 'open json', 'cannot open', 'refused'],
    related: ['guide/repair-a-file', 'guide/open-a-casefile', 'decision/lossless-reading', 'format/assessment-json'],
  }),
  guide({
    id: 'guide/find-anything',
    title: 'Find an entry, an observation, a finding or a command',
    summary: 'Search entries, observations, findings, help and commands in one place.',
    body: [
      steps(
        'Choose **Find anything** in the top bar, or press `Ctrl K` (`⌘ K` on a Mac).',
        'Type words from a claim, a title or a finding, or a command such as **New contradiction** or **Go to Casefile**.',
        'Move with `↑` and `↓`, and press `Enter` to go there.',
      ),
      paragraph(
        'To search one list only, use the field above it. **Filter** narrows the list by finding, kind, workflow state, actor or observation. The button next to it changes the order. The line below the list shows how many entries are visible.',
      ),
    ],
    keywords: ['search', 'command palette', 'jump', 'go to', 'filter', 'sort', 'navigate', 'look for a claim'],
    related: ['guide/keyboard-shortcuts', 'guide/many-at-once'],
  }),
];
