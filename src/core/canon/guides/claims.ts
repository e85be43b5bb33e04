/** Guides about claims once they are made: whose they are, their ids. */
import type { CanonEntry } from '../entry.ts';
import { guide, paragraph, points, steps } from './write.ts';

export const claims: readonly CanonEntry[] = [
  guide({
    id: 'guide/attribute-a-claim',
    title: 'Attribute a claim: say whose it is',
    summary: 'Choose how the passage ties the claim to an actor, and the actor.',
    body: [
      steps(
        'Open the claim and go to **Attribution mode**.',
        'Choose **Explicit speaker** where the passage quotes the actor directly, **Reported speaker** where the passage says that the actor said it, **Publisher** where the actor published the item on a host that is registered for it, and **Unresolved** where the passage does not show whose claim it is.',
        'Choose the **Attributed actor** by name, or type a new name to make one. With **Unresolved**, leave it at **Nobody**.',
        'Add the actors that the claim is about to **Subject actors**. They need not be the one whose claim it is.',
      ),
      paragraph(
        'For **Publisher**, three things must fit: the observation has a **Canonical address**, it is https, and its host is among the actor’s **Publisher hosts**. That makes the two consistent; consistency is not authentication.',
      ),
    ],
    keywords: [
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
    title: 'Rename an id',
    summary: 'Change the id in its field; every reference follows.',
    body: [
      steps(
        'Open the entry and go to **Claim id**, **Power basis id** or **Hypothesis id**. For an actor, open it in **Casefile** and go to **Actor id**.',
        'Type the new id and press `Enter`, or leave the field. `Esc` keeps the old one.',
        'Every evidence link, contradiction and other reference now has the new id. **Undo** takes all of it back in one step.',
      ),
      points(
        'An id that another entry has is not taken, and the field says so.',
        'A claim’s id may be any 1 to 200 characters, but evidence links can name only identifiers: a letter or digit first, then letters, digits and `. _ : -`. Keep to that form.',
        'The number of an observation cannot be changed, because claims refer to it.',
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
