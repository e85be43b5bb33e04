/** Guides about the casefile: opening and making one, passages, actors. */
import type { CanonEntry } from '../entry.ts';
import { guide, paragraph, points, steps } from './write.ts';

export const sources: readonly CanonEntry[] = [
  guide({
    id: 'guide/open-a-casefile',
    title: 'Open a casefile',
    summary: 'Attach the sources that an assessment is written over, so that its spans can be checked.',
    body: [
      steps(
        'Open the draft, and in **Outline** choose **Casefile**.',
        'Press **Open casefile…** and choose the `*.casefile.json`. If another casefile is attached, you are asked whether to replace it.',
        'Read the line about the fingerprint. “The document carries this casefile’s fingerprint.” means that the assessment was written over exactly this evidence.',
      ),
      paragraph(
        'If the fingerprint differs, the assessment was written over other evidence, or this evidence has changed. Look for the right casefile first. **Take the casefile’s fingerprint** only when you mean to continue over the evidence that is attached.',
      ),
      paragraph(
        'A passage whose text does not hash to its `passage_id` is left out, by name; the rest of the casefile is taken.',
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
    title: 'Make a casefile: observations and passages',
    summary: 'Start a casefile, add an observation for each published item, and paste its passages exactly.',
    body: [
      steps(
        'In **Outline** choose **Casefile** and press **Start a casefile**.',
        'On the tab of observations press **Add observation**. An observation is one published item: a statement, a report, a transcript. Give it a **Title**.',
        'Fill in what you know: **Canonical address** (the https address that the publisher gives), **Publisher**, **Published**, **Retrieved**, **Language**. What you do not know stays empty.',
        'Paste the text into **Paste a passage** and press **Add passage**. Tick **One passage for each paragraph** first to have a long text split at its blank lines.',
        'Or press **Load from files…**: plain text and Markdown are taken exactly, a web page as the text of the page, JSON as the texts in it.',
        'When the sources are complete, press **Take the casefile’s fingerprint**, so that the document says which evidence it was written over.',
      ),
      paragraph(
        'A passage is kept exactly as it was pasted: nothing is trimmed, normalised or re-encoded, and it is not edited afterwards. To correct one, see [how to replace a passage](entry:guide/replace-a-passage).',
      ),
    ],
    keywords: [
      'add a source',
      'add text',
      'paste article',
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
    summary: 'The registry knows the actors, every form of their names, and the hosts on which they publish.',
    body: [
      steps(
        'In **Outline** choose **Casefile**, then the tab of actors.',
        'Write the name as passages write it into **New actor** and press **Add actor**. Its id is made from the name and can be changed.',
        'Under **Names**, add every other form: the short one, the old one, the one in another script. Write each and press `Enter`.',
        'Under **Publisher hosts**, add the hosts on which the actor publishes, such as `mfa.example.org`. `*.example.org` takes in every sub-domain.',
      ),
      points(
        'Support for a power basis or an intent must visibly name its actor. Names are how this is checked; without one it cannot be.',
        'A name wholly in capitals must match exactly, so that “US” is not “us”. Other names match in any case.',
        'In a claim or an entry you can also type a new name where an actor is chosen; the actor is made on the spot.',
        'Adding a name or a host does not change the fingerprint.',
      ),
    ],
    keywords: ['alias', 'aliases', 'spelling', 'registry', 'person', 'organisation', 'country', 'new actor', 'domain'],
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
    title: 'Replace a passage, or follow a text that was revised',
    summary:
      'A passage is never edited: put the revised text beside it, and decide for each claim whether and where it moves.',
    body: [
      steps(
        'In **Casefile**, open the observation and press **Replace by a revised text…** at the passage. Paste or type the revised text, or press **Load from a file…**. It becomes another passage with its own id; the old one is kept until you remove it.',
        'The claims of the old passage are listed one by one. **Exact** ones have the very words at the very place and are moved with one command; **Moved** ones have them at one other place and are moved together once you have looked through the list.',
        'An **Ambiguous** claim has several places: pick the one that is meant. A **Changed** claim is shown word by word, and changed numbers, negations and names are said in words before you press **Accept the changed words**.',
        'For a **Missing** claim, or wherever the proposed place is wrong, press **Choose another place…**, select or find the words in the passage, and press **Use the words chosen in the passage**.',
        'Or decide that it does not move: **Leave behind**, **Mark as missing**, or **Delete claim**.',
        'When no claim stands on the old passage any more, keep it or press **Remove the earlier text**. Then press **Take the casefile’s fingerprint**: the evidence has changed, and the document should say so.',
      ),
      points(
        'Nothing is moved by itself. Each decision is a step that **Undo** takes back, and its name tells what was accepted.',
        'You can leave at any time. **Review moved claims…** in the casefile, or at a finding, leads back to what is not decided yet. That a claim was left behind or marked as missing is a note for this sitting: after a reload it is asked again.',
        'A proposition that was the old words follows the new ones; one in words of its own stays and is shown, so that you can see whether it still holds.',
        'Which text replaced which is derived and stored nowhere: a later passage of the same observation that has at least half of the earlier one. **Move claims…** at a passage lets you choose any other.',
      ),
      paragraph(
        'If the words of a claim no longer stand where it says they do, its line below the text says so and offers **Re-anchor…**: see [how to adjust a span](entry:guide/adjust-a-span). Where another passage of the casefile has the very words, the finding offers it as “Found in observation …”.',
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
