/** Guides about the document as a whole, and about the page that it is written on. */
import type { CanonEntry } from '../entry.ts';
import { guide, paragraph, points, steps } from './write.ts';

export const documents: readonly CanonEntry[] = [
  guide({
    id: 'guide/fill-in-the-document',
    title: 'Say who wrote it, and which observations it draws on',
    summary: 'The document’s head has the producer, the list of observations and the casefile’s fingerprint.',
    body: [
      steps(
        'In **Outline** choose **Document**.',
        'Write the **Producer name** and the **Producer version**, and choose the **Producer kind**: **Human**, **Agent** or **Model**. The version is in your own scheme: of the program, or of this edition of the assessment.',
        'Look over **Observations**. An observation is listed by itself when you make a claim from its passage; tick or untick others.',
        'Look at **Casefile fingerprint**. It is never typed: if it is missing or differs, take the casefile’s with the button beside it.',
      ),
      paragraph(
        'The title in the bar on top is the draft’s own name. It is in the desk file and names the exported file; the contract’s document has no title.',
      ),
    ],
    keywords: [
      'where do I put the author',
      'author of the assessment',
      'producer',
      'author',
      'who wrote',
      'version',
      'observation_ids',
      'metadata',
      'head',
      'title',
      'human or model',
    ],
    related: [
      'part/producer',
      'field/assessment/observation-ids',
      'term/fingerprint',
      'rule/reference/observation-not-listed',
      'rule/observation/unused',
    ],
  }),
  guide({
    id: 'guide/appearance',
    title: 'Dark mode, small screens and large type',
    summary: 'Choose light or dark, move the edges between the regions, and zoom as you like.',
    body: [
      points(
        '**Colour scheme** has **Light**, **Dark** and **As the system**. The choice is remembered in this browser.',
        'Drag the edges between the regions, or put the focus on an edge and press `←` or `→`; `Shift` takes larger steps.',
        'On a narrow screen, or at a large zoom, the regions become tabs: **Outline**, **Editor**, **Passage** and **Findings**. Choosing an entry leads to the editor, showing a claim to the passage.',
        'Supporting and contradicting links differ by a word, a shape and a line as well as by colour; findings by an icon and a word.',
        'Where the system asks for less motion, nothing moves.',
      ),
    ],
    keywords: [
      'dark',
      'light',
      'theme',
      'colour',
      'color',
      'contrast',
      'zoom',
      'font size',
      'mobile',
      'narrow window',
      'small screen',
      'phone',
      'columns',
      'layout',
    ],
    related: ['guide/keyboard-shortcuts', 'guide/mixed-text'],
  }),
  guide({
    id: 'guide/offline',
    title: 'Work without a network, and take a new version',
    summary:
      'After the first visit the application starts without a network; a new version is offered and never forced.',
    body: [
      points(
        'The browser keeps every file of the application. Writing, checking and exporting need no network at all; drafts are on this device in any case.',
        'When a new version has been published, a line offers it. **Update now** keeps your work and loads the page anew; **Later** leaves everything as it is.',
        'If other windows have the application open, close them first: no two versions work on the same drafts.',
        'The library says which version this is.',
      ),
      paragraph(
        'This needs a page that was opened over https, or from this machine itself, and a browser that keeps the files. A private window may not.',
      ),
    ],
    keywords: [
      'offline',
      'no internet',
      'without internet',
      'airplane',
      'update',
      'new version',
      'upgrade',
      'service worker',
      'which version',
      'reload',
    ],
    related: ['guide/drafts', 'decision/nothing-leaves', 'guide/host-the-site'],
  }),
];
