/** Guides about not losing work: saving to a file, version history, storage problems, backing up all drafts. */
import type { CanonEntry } from '../entry.ts';
import { guide, paragraph, points, steps, table } from './write.ts';

export const saving: readonly CanonEntry[] = [
  guide({
    id: 'guide/save-to-a-file',
    title: 'Save to a file, and what “changed on disk” means',
    summary: 'Link a draft to a file, save to it in place, and keep both versions if the file was changed on disk.',
    body: [
      steps(
        'Press `Ctrl S`, or choose the save status next to the title and then **Save to a file…**. Select a name and folder. The draft is saved there as a desk file.',
        'Press `Ctrl S` again to save later changes to the same file. Your changes are saved on this device as you make them, but the file changes only when you save.',
        'To use a different file, choose **Save to another file…**.',
      ),
      paragraph('The save status shows how the file compares with the draft:'),
      table(
        ['Save status', 'What it means'],
        ['Saved to the file', 'The file contains the current draft.'],
        ['Saved on this device; newer than the file', 'The draft has newer changes than the file.'],
        [
          'The file was changed on disk',
          'Another program, another person or a synchronisation service has changed the file since you last opened or saved it.',
        ],
        ['The file was not found', 'It was moved, renamed or deleted. Saving creates it again.'],
      ),
      points(
        'If the file was changed on disk, nothing is overwritten without asking. Choose **Keep both and save**: the version on disk opens as a new draft first, then your draft is saved to the file. To look at it first, choose **Open the version on disk**.',
        'To combine the two versions, use [Compare and merge](entry:guide/compare-and-merge).',
        'The file is checked when you open the draft, when you return to the tab and each time you save. Only the content counts: a file with a new date but the same content has not changed.',
        'If you open an assessment or desk file in a browser that can save in place, the draft is linked to that file. An assessment file with errors cannot be saved; violations need your confirmation. A desk file can always be saved.',
        'The browser may ask for permission to write. Browsers that cannot save in place offer **Download a copy…** instead.',
      ),
    ],
    keywords: [
      'save in place',
      'ctrl s',
      'save as',
      'linked file',
      'overwrite a file',
      'has changed on disk',
      'file changed by another program',
      'modified outside',
      'dropbox',
      'onedrive',
      'sync',
      'keep both',
      'file not found',
      'permission to write',
    ],
    related: ['guide/drafts', 'guide/hand-over', 'guide/compare-and-merge', 'decision/export-gate', 'term/desk-file'],
  }),
  guide({
    id: 'guide/earlier-states',
    title: 'Restore an earlier version',
    summary: 'Version history lets you view, restore or copy earlier versions of a draft.',
    body: [
      steps(
        'Choose the arrow next to **Undo**, called **Undo several steps**, then **Version history…**. You can also open it from **Find anything** or from the save status.',
        'Select a version. **Changes since then** lists the differences; **Content** shows its entries.',
        'Choose **Restore this version**. The current version is saved first, and you can undo the restore.',
        'Or choose **Open as new draft** to keep both, or **Download** to get a desk file.',
      ),
      points(
        'A version is saved before anything is deleted or replaced, and before many entries change at once. It is also saved about every ten minutes while you work, and when you continue a draft after a break.',
        'Older versions are thinned out. All versions of the last hour are kept, then one per hour for a day, one per day for a month, and one per week.',
        'To undo only recent steps, choose **Undo several steps**. Undo history survives a reload.',
      ),
    ],
    keywords: [
      'version history',
      'versions',
      'earlier states',
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
    title: 'Solve storage problems',
    summary:
      'If your work cannot be saved in the browser, the save status tells you at once, and you can still export everything.',
    body: [
      points(
        '“Not stored on this device” means that the browser blocks storage (as in some private windows), or that an older version of Assessment Desk is open in another tab. Export your work before you close the tab, and close the older tab.',
        '“Not saved” means that your last changes could not be saved, usually because storage is full. They stay in the tab, and saving is retried.',
        'Choose the save status to see details. **Export all drafts** is there too.',
        'To free up storage, delete drafts in the library, then choose **Delete permanently** under **Recently deleted**. Or free up disk space on the device.',
        'Browsers may delete stored data when a device runs low on space. **Protect stored drafts** asks the browser not to. It is in the save status and below the drafts in the library.',
      ),
      paragraph(
        'If part of a draft is damaged, the library tells you. **Recover what can be read** opens the rest, and **Download raw data** downloads the stored data unchanged.',
      ),
    ],
    keywords: [
      'quota',
      'disk full',
      'no space',
      'no room',
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
    title: 'Back up all drafts',
    summary: 'Export all drafts as one zip file, and open it to restore them.',
    body: [
      steps(
        'In the library, choose **Export all drafts**. From a draft, use **Find anything**.',
        'Store the file, called `assessment-desk-drafts-` and the date, with your backups.',
        'To restore the drafts in this or another browser, choose **Open file…** and select the zip file. Each becomes a new draft.',
      ),
      points(
        'The zip file contains ordinary desk files, named after the drafts. You can also open them one by one.',
        'Raw data of damaged drafts is in the folder `damaged`, with a note.',
        'Undo history, version history and deleted drafts are not included.',
      ),
    ],
    keywords: ['backup', 'export everything', 'zip', 'move to another computer', 'archive', 'rescue', 'carry away'],
    related: ['guide/hand-over', 'guide/drafts', 'guide/open-a-file', 'guide/storage-trouble'],
  }),
];
