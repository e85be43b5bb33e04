/** Decisions about text: passages, spans, characters, names. */
import { contract, convention, reading } from '../../authority/authority.ts';
import type { CanonEntry } from '../entry.ts';
import { decision, paragraph, points, said, table } from './write.ts';

export const textDecisions: readonly CanonEntry[] = [
  decision(convention('2.12 records'), {
    id: 'decision/passages-exact',
    title: 'Passages are exact',
    summary: 'A passage is kept character for character; nothing normalises, trims or re-encodes it.',
    body: [
      paragraph(
        'No Unicode normalisation, no folding of line ends, no trimming, and no byte order mark is removed from inside it. A passage is not edited: a corrected text is another passage with another id.',
      ),
      paragraph(
        'A text with one half of a surrogate pair has no UTF-8 form and is refused at the door, with the place of the half.',
      ),
    ],
    keywords: ['normalise', 'nfc', 'crlf', 'line endings', 'whitespace', 'trim', 'immutable', 'bom'],
    related: ['term/passage', 'decision/passage-id', 'guide/replace-a-passage'],
  }),
  decision(convention('2.12 records'), {
    id: 'decision/passage-id',
    title: 'How a passage id is made',
    summary: 'A passage id is sha256: and the lower-case hexadecimal SHA-256 of the passage’s UTF-8 bytes.',
    body: [
      said(contract('2.4 passage_id'), paragraph('A passage ID matches `^sha256:[0-9a-f]{64}$`.')),
      paragraph(
        'The contract does not show what the digest is made from. Here it is made from the UTF-8 bytes of the exact passage. Two passages with the same text have the same id; a text that differs in one character has another.',
      ),
      paragraph('`assessment-desk hash FILE` prints the passage id of a text file.'),
    ],
    keywords: ['how is it computed', 'compute', 'calculate', 'sha256', 'hash', 'digest', 'passage_id', 'checksum'],
    related: ['field/claim/passage-id', 'decision/passages-exact', 'guide/command-line'],
  }),
  decision(convention(), {
    id: 'decision/spans',
    title: 'Spans are half open',
    summary:
      'A span goes from its start up to, and not including, its end, counted in Unicode code points from the start of the passage.',
    body: [
      paragraph(
        'In the passage “We will close it.”, the words “will close” have `start` 3 and `end` 13. The length is `end − start`, and the claim’s `actual` is always the passage’s own text at the span, also for a paraphrase.',
      ),
    ],
    keywords: ['start', 'end', 'offset', 'inclusive', 'exclusive', 'half open', 'range', 'off by one', 'length'],
    related: ['term/span', 'decision/characters', 'rule/span/length', 'rule/span/order'],
  }),
  decision(reading('2.4 span', 'Lengths are counted in the unit of the offsets.'), {
    id: 'decision/characters',
    title: 'Characters are code points',
    summary: 'Wherever the contract or this application says characters, it counts Unicode code points.',
    body: [
      table(
        ['Text', 'Code points', 'UTF-16 units', 'UTF-8 bytes'],
        ['A', '1', '1', '1'],
        ['é, as one character', '1', '1', '2'],
        ['é, as e and an accent', '2', '2', '3'],
        ['🚢', '1', '2', '4'],
        ['CR LF', '2', '2', '2'],
      ),
      said(contract('2.4 span'), paragraph('The `offset_encoding` of a span is the constant `unicode-code-point`.')),
      paragraph(
        'That the lengths of texts count the same way is our reading. Lengths in JavaScript count UTF-16 units: do not take them for these.',
      ),
    ],
    keywords: ['length', 'count', 'utf-16', 'bytes', 'emoji', 'code point', 'limit', 'how long', 'counter'],
    related: ['term/code-point', 'decision/spans', 'rule/span/length'],
  }),
  decision(reading('2.11.3', 'An actor is visibly named by a name that the casefile has for it.'), {
    id: 'decision/naming',
    title: 'When words visibly name an actor',
    summary:
      'A name of the actor must stand in the claim’s actual text as a word of its own; capitals match exactly, other names in any case.',
    body: [
      points(
        'The names are those of the actor in the casefile.',
        'Name and text are compared in Unicode’s composed form (NFC). No letter, digit or mark may touch the name on either side, except in scripts that are written without spaces.',
        'A name wholly in capitals must match case exactly: “US” is not “us”. Any other matches without regard to case.',
        'A zero-width character inside a name breaks the match: what the eye cannot see named is pointed out, not guessed.',
        'Where the casefile has no name of the actor, this cannot be checked, and a notice says so.',
      ),
    ],
    keywords: ['name', 'alias', 'visible', 'case', 'acronym', 'match', 'names actor', 'mention'],
    related: ['term/naming-the-actor', 'rule/support/actor-not-named', 'guide/add-actors'],
  }),
  decision(reading('2.11.4', 'The registry is the casefile’s list of publisher hosts.'), {
    id: 'decision/registry-hosts',
    title: 'The registry, and how hosts match',
    summary:
      'The registry is the list of publisher hosts of the casefile’s actors; a host matches exactly, a sub-domain only where it is listed.',
    body: [
      points(
        'The host of the observation’s canonical address is compared after lower-casing and IDNA.',
        '`mfa.example.org` matches that host and no other. `*.example.org` matches every sub-domain of `example.org`.',
        'The address must be https, and must not carry a user name or a password.',
      ),
    ],
    keywords: ['domain', 'subdomain', 'wildcard', 'https', 'publisher host', 'canonical url', 'website', 'idn'],
    related: ['term/registry', 'field/actor/publisher-hosts', 'rule/attribution/publisher-inconsistent'],
  }),
  decision(contract('2.11.4'), {
    id: 'decision/consistency-not-authentication',
    title: 'Consistency is not authentication',
    summary:
      'Publisher attribution requires consistency between a registry and an HTTPS canonical host, which is not authentication.',
    body: [
      said(contract('2.11.4'), paragraph('This consistency is not authentication.')),
      said(
        convention(),
        paragraph(
          'That an address fits the registry says that the two agree, not that the actor wrote the text. So Assessment Desk says “consistent” and never “authenticated”, “verified” or “proven”. The registry is written by the analyst, and the page does not fetch the address.',
        ),
      ),
    ],
    keywords: [
      'authenticity',
      'prove',
      'publisher check',
      'authentic',
      'verified',
      'genuine',
      'proof',
      'trust',
      'publisher',
      'signed',
    ],
    related: ['rule/attribution/publisher-inconsistent', 'term/attribution', 'decision/registry-hosts'],
  }),
];
