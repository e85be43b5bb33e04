/** Guides about the document as a whole, the appearance of the desk, and working offline. */
import type { CanonEntry } from '../entry.ts';
import { guide, paragraph, points, steps } from './write.ts';

export const documents: readonly CanonEntry[] = [
  guide({
    id: 'guide/fill-in-the-document',
    title: 'Add producer details and observations',
    summary: 'Enter the producer, the observations used and the casefile fingerprint.',
    body: [
      steps(
        'In **Outline**, choose **Document**.',
        'Enter the **Producer name** and the **Producer version**, and choose the **Producer kind**: **Human**, **Agent** or **Model**. The version follows your own scheme: of the program, or of this edition of the assessment.',
        'Check **Observations**. Observations are added automatically when you create claims; you can select or clear others.',
        'Check **Casefile fingerprint**. You never type it. If it is missing or does not match, choose the button next to it.',
      ),
      paragraph(
        'The title in the top bar is the name of your draft. It is used in file names and desk files, but is not part of the assessment itself.',
      ),
    ],
    keywords: [
      'where do I put the author',
      'author of the assessment',
      'producer',
      'author',
      'say who wrote it',
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
    title: 'Use dark mode, small screens and large type',
    summary: 'Choose a colour scheme, resize panels and zoom.',
    body: [
      points(
        '**Colour scheme** has **Light**, **Dark** and **System**. Your choice is saved in this browser.',
        'To resize panels, drag the edge between them, or focus the edge and press `←` or `→`. Hold `Shift` for larger steps.',
        'On a narrow screen, or if you zoom in, the panels become tabs: **Outline**, **Editor**, **Passage** and **Findings**. Selecting an entry opens the editor; showing a claim opens the passage.',
        'Supporting and contradicting links differ in word, shape and line style as well as in colour. Levels of findings have an icon and a word.',
        'Animations are off if your system is set to reduce motion.',
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
    title: 'Work offline and update',
    summary:
      'Assessment Desk works offline, without a network, after the first visit; updates are offered, never forced.',
    body: [
      points(
        'The browser stores all files of Assessment Desk. You can write, check and export without a network. Drafts are on this device in any case.',
        'When a new version is available, choose **Update now** (your work is saved and the page reloads) or **Later**.',
        'Close Assessment Desk in other tabs first, so that two versions do not edit the same drafts.',
        'The library shows which version you are using.',
      ),
      paragraph(
        'Offline use requires that you opened Assessment Desk over https or from your own computer, in a browser that stores its files. Private windows may not store them.',
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
