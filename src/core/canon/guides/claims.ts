/** Guides about existing claims: attribution and IDs. */
import type { CanonEntry } from '../entry.ts';
import { guide, paragraph, points, steps } from './write.ts';

export const claims: readonly CanonEntry[] = [
  guide({
    id: 'guide/attribute-a-claim',
    title: 'Attribute a claim',
    summary: 'Record whose claim it is, and how the passage shows it.',
    body: [
      steps(
        'Open the claim and go to **Attribution mode**.',
        'Choose **Explicit speaker** if the passage quotes the actor directly, or **Reported speaker** if the passage says that the actor said it. Choose **Publisher** if the actor published the item on a host registered for that actor. Choose **Unresolved** if the passage does not show whose claim it is.',
        'Choose the **Attributed actor**, or type a new name to add one. For **Unresolved**, choose **No actor**.',
        'Under **Subject actors**, add the actors that the claim is about. They may differ from the attributed actor.',
      ),
      paragraph(
        '**Publisher** has three conditions: the observation has a **Canonical URL**, the URL uses https, and its host is one of the actor’s **Publisher hosts**. This makes them consistent; consistency is not authentication.',
      ),
    ],
    keywords: [
      'say whose it is',
      'who said it',
      'speaker',
      'source of a claim',
      'publisher',
      'quote',
      'reported',
      'unattributed',
      'author',
    ],
    related: [
      'term/attribution',
      'field/attribution/mode',
      'rule/attribution/actor-required',
      'rule/attribution/publisher-inconsistent',
      'decision/consistency-not-authentication',
    ],
  }),
  guide({
    id: 'guide/rename-an-id',
    title: 'Rename an ID',
    summary: 'Change an ID in its field; all references are updated.',
    body: [
      steps(
        'Open the entry and go to **Claim ID**, **Power basis ID** or **Hypothesis ID**. For an actor, open it in **Casefile** and go to **Actor ID**.',
        'Type the new ID and press `Enter`, or leave the field. Press `Esc` to keep the old ID.',
        'All evidence links, contradictions and other references now use the new ID. **Undo** reverses everything in one step.',
      ),
      points(
        'You cannot use an ID that another entry of the same kind already has. The field tells you if you do.',
        'A claim ID can be any text of 1 to 200 characters, but evidence links can only refer to identifiers. An identifier is a letter or digit, then letters, digits and `. _ : -`. Use this form.',
        'You cannot change the number of an observation that claims refer to.',
      ),
    ],
    keywords: ['change id', 'renumber', 'claim id', 'identifier', 'C-001', 'PB-001', 'IH-001'],
    related: [
      'rule/reference/claim-id-not-citable',
      'rule/reference/duplicate-id',
      'field/claim/claim-id',
      'guide/delete-and-undo',
    ],
  }),
];
