/** Guides about work that must not be lost: earlier states, trouble with storage, carrying everything away. */
import type { CanonEntry } from '../entry.ts';
import { guide, paragraph, points, steps } from './write.ts';

export const keeping: readonly CanonEntry[] = [
  guide({
    id: 'guide/earlier-states',
    title: 'Go back to an earlier state',
    summary:
      'A draft keeps states in which it was before, by day and time; look at one, return to it, or open it beside the draft.',
    body: [
      steps(
        'Press the arrow beside **Undo**, called **Undo several steps**, and choose **Earlier states…**. It is also in **Find anything**, and behind the words that say where the work is.',
        'Choose a state. **What differs from now** says it in sentences, part by part; **What it holds** shows its entries.',
        'Press **Return to this state** to make the draft what it was. That is one step for **Undo**, and what the draft is now is kept among the earlier states first.',
        'Or press **Open as a draft of its own** to have both, or **Download** for a desk file of it.',
      ),
      points(
        'A state is kept before anything is deleted, replaced or changed in many entries at once, about every ten minutes of work, and when a draft is opened again after a pause.',
        'With age they are thinned: all of the last hour, then one an hour for a day, one a day for a month, then one a week.',
        'To take back the last steps only, press **Undo several steps** and choose how far. The steps survive a reload.',
      ),
    ],
    keywords: [
      'version history',
      'versions',
      'restore',
      'go back',
      'yesterday',
      'snapshot',
      'revert',
      'recover',
      'undo many',
      'time machine',
      'old versions',
      'undo after a reload',
    ],
    related: ['guide/delete-and-undo', 'guide/drafts', 'guide/storage-trouble', 'guide/export-all'],
  }),
  guide({
    id: 'guide/storage-trouble',
    title: 'When the browser has no room or refuses storage',
    summary:
      'The words beside the title say at once that work is not kept on this device; everything goes on working, and everything can be exported.',
    body: [
      points(
        '“Only in this window” means that the browser refuses storage, as some private windows do, or that an older window of this application holds it. The work is gone when the window closes: export it first. Close the older window, if there is one.',
        '“Not saved” means that the last changes could not be kept, most often because there is no room left. They stay in the window and are tried again.',
        'Press those words to read where the work is. **Export all drafts** is there, too.',
        'To make room, delete drafts in the library and then **Delete for good** below **Recently deleted**, or free space on the device.',
        'A browser may clear what a site has stored when room on the device gets short. **Keep this storage** asks it not to; the button is behind the same words, and below the drafts in the library.',
      ),
      paragraph(
        'A draft of which a part could not be read back says so in the library. **Try to open what is readable** opens the rest, **Download the raw record** hands over what is stored, exactly as it is.',
      ),
    ],
    keywords: [
      'quota',
      'disk full',
      'no space',
      'private mode',
      'incognito',
      'not saved',
      'memory only',
      'storage denied',
      'persist',
      'eviction',
      'corrupted',
      'damaged draft',
    ],
    related: ['guide/export-all', 'guide/drafts', 'guide/earlier-states', 'decision/nothing-leaves'],
  }),
  guide({
    id: 'guide/export-all',
    title: 'Carry all drafts away',
    summary:
      'Export all drafts hands over one zip file with a desk file for each draft; opening it brings them all back.',
    body: [
      steps(
        'In the library press **Export all drafts**. On the desk it is in **Find anything**.',
        'Keep the file, called `assessment-desk-drafts-` with the day, wherever your copies are.',
        'To have the drafts back, here or in another browser, press **Open file…** and choose it. Each becomes a draft of its own.',
      ),
      points(
        'The files in it are ordinary desk files, named by the titles: any of them can be taken out and opened alone.',
        'Of a draft that could not be read, what is stored is in its folder `damaged`, with a note.',
        'Undo steps and earlier states are not in it, and neither are deleted drafts.',
      ),
    ],
    keywords: ['backup', 'export everything', 'zip', 'move to another computer', 'all drafts', 'archive', 'rescue'],
    related: ['guide/hand-over', 'guide/drafts', 'guide/open-a-file', 'guide/storage-trouble'],
  }),
];
