/** Guides about the casefile: opening or creating one, passages, actors. */
import type { CanonEntry } from '../entry.ts';
import { guide, paragraph, points, steps } from './write.ts';

export const sources: readonly CanonEntry[] = [
  guide({
    id: 'guide/open-a-casefile',
    title: 'Open a casefile',
    summary: 'Attach an assessment’s sources so that its spans can be checked.',
    body: [
      steps(
        'Open the draft and, in **Outline**, choose **Casefile**.',
        'Choose **Open casefile…** and select the `*.casefile.json` file. If another casefile is attached, you are asked whether to replace it.',
        'Check the line about the fingerprint. If it matches, the assessment is based on exactly these sources.',
      ),
      paragraph(
        'If the fingerprint does not match, the assessment is based on other sources, or the sources have changed. Look for the right casefile first. Choose **Update fingerprint** only if you want to continue with the attached sources.',
      ),
      paragraph(
        'A passage whose text does not match its `passage_id` is skipped and listed. The rest of the casefile is opened.',
      ),
    ],
    keywords: [
      'attach sources',
      'load evidence',
      'casefile json',
      'missing passage',
      'replace casefile',
      'fingerprint',
    ],
    related: [
      'guide/make-a-casefile',
      'format/casefile-json',
      'term/fingerprint',
      'rule/casefile/fingerprint-differs',
      'rule/anchor/passage-not-loaded',
    ],
  }),
  guide({
    id: 'guide/make-a-casefile',
    title: 'Create a casefile with observations and passages',
    summary: 'Create a casefile, add one observation per published source item, and paste its passages.',
    body: [
      steps(
        'In **Outline**, choose **Casefile** and then **Create casefile**.',
        'On the **Observations** tab, choose **Add observation**. An observation is one published source item, such as a statement, report or transcript. Enter a **Title**.',
        'Fill in what you know: **Canonical URL** (the publisher’s https URL), **Publisher**, **Published**, **Retrieved**, **Language**. Leave unknown fields empty.',
        'Paste the text into **Paste a passage** and choose **Add passage**. To split a long text at blank lines, select **Split into one passage per paragraph** first.',
        'Or choose **Load from files…**. Plain text and Markdown are imported unchanged. From web pages (HTML) and JSON files, only the text is imported.',
        'When your sources are complete, choose **Update fingerprint** to record which sources the assessment is based on.',
      ),
      paragraph(
        'Passages are stored exactly as you paste them, without trimming or normalisation, and cannot be edited. To correct one, see [Replace a passage](entry:guide/replace-a-passage).',
      ),
    ],
    keywords: [
      'make a casefile',
      'add a source',
      'add text',
      'paste article',
      'text of an article',
      'import a web page',
      'copy a web page',
      'new observation',
      'sources',
      'evidence',
      'add passage',
      'upload text',
      'html',
    ],
    related: ['guide/add-actors', 'guide/mark-a-span', 'term/observation', 'term/passage', 'decision/passages-exact'],
  }),
  guide({
    id: 'guide/add-actors',
    title: 'Add actors with their names and hosts',
    summary: 'The registry lists actors, all forms of their names, and the hosts where they publish.',
    body: [
      steps(
        'In **Outline**, choose **Casefile**, then the **Actors** tab.',
        'Enter the name as it appears in the passages in **New actor** and choose **Add actor**. An ID is created from the name; you can change it.',
        'Under **Names**, add all other forms and spellings: short names, former names, names in other scripts. Press `Enter` after each.',
        'Under **Publisher hosts**, add the hosts where the actor publishes, such as `mfa.example.org`. `*.example.org` includes all subdomains.',
      ),
      points(
        'Evidence that supports a power basis or an intent hypothesis must visibly name its actor. This check uses the names you enter here.',
        'Names in capitals must match exactly: “US” does not match “us”. Other names ignore case.',
        'You can also add an actor by typing a new name in any actor field.',
        'Adding a name or a host does not change the fingerprint.',
      ),
    ],
    keywords: [
      'alias',
      'aliases',
      'spelling of a name',
      'registry',
      'person',
      'organisation',
      'country',
      'new actor',
      'domain',
      'sub-domain',
    ],
    related: [
      'term/registry',
      'term/naming-the-actor',
      'decision/registry-hosts',
      'rule/support/actor-not-named',
      'rule/support/actor-names-unknown',
    ],
  }),
  guide({
    id: 'guide/replace-a-passage',
    title: 'Replace a passage when its source changes',
    summary: 'Add the revised text as a new passage, then decide for each claim whether to move it.',
    body: [
      steps(
        'In **Casefile**, open the observation and choose **Replace with revised version…** next to the passage. Paste the new text, or choose **Load from a file…**. The old passage is kept until you remove it.',
        'The claims on the old passage are listed. **Exact** claims (same text, same position) can be moved with one command. **Moved** claims (same text, new position) can be moved together after you review them.',
        'For an **Ambiguous** claim, choose the right position. For a **Changed** claim, compare the differences before you choose **Accept changed text**; changed numbers, negations and names are pointed out.',
        'For a **Missing** claim, or if the suggested position is wrong, choose **Choose another position…**. Select or find the text in the passage, and choose **Use text selected in passage**.',
        'If a claim should not move, choose **Don’t move**, **Mark as missing** or **Delete claim**.',
        'When the old passage has no claims left, keep it or choose **Remove old passage**. Then choose **Update fingerprint**, because the sources have changed.',
      ),
      points(
        'Nothing is moved automatically. You can undo each decision.',
        'You can leave at any time and continue with **Review moved claims…** in the casefile or at a finding. Decisions not to move a claim, and claims marked as missing, are forgotten when you reload.',
        'If the proposition was identical to the old text, it is updated. A paraphrase is not changed; check whether it is still correct.',
        'Assessment Desk suggests a newer passage of the same observation that shares at least half of the old text. To choose another one, use **Move claims…** next to a passage.',
      ),
      paragraph(
        'If a claim’s text no longer matches its span, the line below the passage says so and offers **Re-anchor…**: see [Adjust a span](entry:guide/adjust-a-span). If another passage of the casefile contains exactly the same text, the finding offers to move the claim there.',
      ),
    ],
    keywords: [
      'article was updated',
      'after I quoted it',
      'source changed',
      'revised',
      'updated text',
      'corrected article',
      'new version of a source',
      'edit a passage',
      'changed page',
      'move claims',
      'migrate claims',
      'migration',
    ],
    related: ['guide/adjust-a-span', 'term/anchor', 'decision/passages-exact', 'rule/anchor/text-differs'],
  }),
];
