/** Guides about judging an assessment, answering what was judged, and seeing it as a whole. */
import type { CanonEntry } from '../entry.ts';
import { guide, paragraph, points, steps } from './write.ts';

export const reviewing: readonly CanonEntry[] = [
  guide({
    id: 'guide/review-an-assessment',
    title: 'Review somebody’s assessment',
    summary: 'Review leads you from evidence link to evidence link, each beside its words, and takes your verdicts.',
    body: [
      steps(
        'Open the author’s desk file with **Open file…** and press **Review** in the top bar. Passage, claims and entries stand side by side; lines show which claim bears on which entry.',
        'Read what the link says and the claim in its own words. Press **Accept**, **Question** or **Reject**, or the key that each button names, and write down why.',
        'Press **Next unreviewed** to go on. Claims, entries and the document as a whole can be judged too: choose them in their column.',
        'Press **Export verdicts** and send the `*.review.json` to the author.',
      ),
      points(
        'The first verdict asks for your name. It goes into the file; it is not proof of who judged.',
        'A verdict can be changed, and **Take back** takes it away.',
        '**What this verdict covers** lists everything that the verdict is bound to.',
        'A review goes on only on the device where it was begun. One that was loaded can be read and not changed.',
        'Each verdict is bound to what you judged. Where that changes later, the verdict is shown as stale, with what changed.',
      ),
      paragraph('A verdict is a person’s judgement and never a score. Accepting an entry does not make it true.'),
    ],
    keywords: [
      'reviewer',
      'give a verdict',
      'judge',
      'agree',
      'disagree with a link',
      'check somebody else’s work',
      'peer review',
      'second pair of eyes',
      'approve',
      'object',
      'link by link',
      'export verdicts',
    ],
    related: ['format/review-json', 'part/verdict', 'guide/review-blind', 'guide/answer-verdicts'],
  }),
  guide({
    id: 'guide/review-blind',
    title: 'Have links judged blind',
    summary: 'A blind packet shows a reviewer the claims and entries, and neither your effects nor your reasons.',
    body: [
      steps(
        'In **Verdicts**, press **Download a blind packet** and send the `*.blind.json` to the reviewer.',
        'The reviewer opens it and judges each link under **Review**: **Supports**, **Contradicts** or **Neither**, each with a reason of their own.',
        'Load the file that comes back in **Verdicts**: it shows link by link where the two of you agree and where you do not.',
      ),
      points(
        'A packet can be judged and not edited.',
        'Percent agreement and Cohen’s kappa compare two people’s judgements. They say nothing about any entry.',
        'Only current verdicts count. Outdated and unmatched ones are counted by themselves.',
      ),
    ],
    keywords: [
      'start a blind review',
      'second reviewer',
      'independent judgement',
      'unbiased',
      'inter-rater agreement',
      'two reviewers',
      'without seeing the effects',
    ],
    related: ['format/blind-json', 'part/blind-review', 'guide/review-an-assessment', 'guide/answer-verdicts'],
  }),
  guide({
    id: 'guide/answer-verdicts',
    title: 'Load reviews and answer their verdicts',
    summary: 'Verdicts lists what every reviewer said, place by place, with what has changed since and your answer.',
    body: [
      steps(
        'Open your draft, go to **Verdicts** and press **Load review files…**, or drop the files on the page.',
        'Read what was questioned and rejected; **Go to its place** leads to the link, the claim or the entry.',
        'Change the draft, or do not. Press **Answer…**, write what you did about it, and press **Mark answered**.',
      ),
      points(
        'Reviews of several people stand side by side, and where they disagree you see it.',
        'A verdict is stale where what it judged has changed since: it is shown with what changed, and nothing is thrown away.',
        'A newer file of the same review takes the place of the earlier one.',
      ),
    ],
    keywords: [
      'reviewers disagree',
      'read a review',
      'reply',
      'respond to a reviewer',
      'stale verdict',
      'became stale',
      'feedback',
      'comments',
      'several reviewers',
      'import a review',
    ],
    related: ['format/review-json', 'part/answer', 'guide/review-an-assessment', 'guide/review-blind'],
  }),
  guide({
    id: 'guide/evidence-matrix',
    title: 'See all links at once in the evidence matrix',
    summary: 'The evidence matrix has every claim and every entry, and shows what rests on what and what is missing.',
    body: [
      steps(
        'Choose **Evidence matrix** in the menu of the top bar. A round mark with a plus supports, a square one with a cross contradicts.',
        'Go from cell to cell with the arrow keys. `Enter` shows the words in their passage, `Space` peeks at the link.',
        'Press **Gaps** for what stands out: entries that nothing contradicts or supports, that stand on one observation or one publisher only, claims that nothing cites.',
        'Press **Pull a thread** and switch a claim, an observation or a publisher off: the matrix shows which entries would still stand.',
      ),
      points(
        'Switching off changes nothing in the draft: it is a view.',
        '**Swap axes** puts entries down and claims across. The page can be printed, and **Matrix as a table** is among the exports.',
      ),
      paragraph('Links are counted and never weighed: neither the matrix nor its order says how strong a case is.'),
    ],
    keywords: [
      'matrix',
      'grid',
      'overview',
      'which claims support',
      'which sources carry',
      'what rests on what',
      'one source only',
      'single source',
      'dependence',
      'what if a source is wrong',
      'print the matrix',
      'competing hypotheses',
    ],
    related: ['format/matrix-csv', 'guide/link-evidence', 'term/evidence-link', 'decision/never-scores'],
  }),
  guide({
    id: 'guide/compare-and-merge',
    title: 'Compare two versions, and merge them',
    summary:
      'Compare and merge says in sentences what differs from a file, a draft or an earlier state, and unites both.',
    body: [
      steps(
        'Choose **Compare and merge** in the menu of the top bar, and the other version: a file, an earlier state of the draft, or another draft.',
        'Read the **Differences**, entry by entry; **Look from the other side** turns them round.',
        'Choose **Merge** to unite both. Where both began from a common version, what only one of them changed is taken by itself.',
        'Where both changed the same thing, answer for each conflict: yours, theirs, or both. Then press **Put the merge into the draft**.',
      ),
      points(
        'The merge is one step: **Undo** takes it back, and the state before it is kept among the earlier states.',
        'The other version is read and never written to.',
      ),
    ],
    keywords: [
      'diff',
      'difference',
      'merge changes of a colleague',
      'combine',
      'conflict',
      'what has changed',
      'old version',
      'another version',
      'side by side',
    ],
    related: ['guide/earlier-states', 'guide/hand-over', 'guide/answer-verdicts'],
  }),
];
