/** Decisions about text: passages, spans, characters, names. */
import { contract, convention, reading } from '../../authority/authority.ts';
import type { CanonEntry } from '../entry.ts';
import { decision, paragraph, points, withAuthority, table } from './write.ts';

export const textDecisions: readonly CanonEntry[] = [
  decision(convention('2.12 records'), {
    id: 'decision/passages-exact',
    title: 'Passages are exact',
    summary: 'Passages are stored exactly as they are, character by character, without any normalisation.',
    body: [
      paragraph(
        'Unicode is not normalised, line endings are not changed, white space is not trimmed, and a byte order mark inside the text is kept. Passages cannot be edited: a corrected text is a new passage with a new ID.',
      ),
      paragraph(
        'Text with a lone surrogate has no UTF-8 form. It cannot be added as a passage, and you see the position.',
      ),
    ],
    keywords: ['normalise', 'nfc', 'crlf', 'line endings', 'whitespace', 'trim', 'immutable', 'bom'],
    related: ['term/passage', 'decision/passage-id', 'guide/replace-a-passage'],
  }),
  decision(convention('2.12 records'), {
    id: 'decision/passage-id',
    title: 'How a passage ID is computed',
    summary: 'A passage ID is sha256: and the lower-case hexadecimal SHA-256 of the passage’s UTF-8 bytes.',
    body: [
      withAuthority(contract('2.4 passage_id'), paragraph('A passage ID matches `^sha256:[0-9a-f]{64}$`.')),
      paragraph(
        'The contract does not define what is hashed. Assessment Desk uses the UTF-8 bytes of the exact passage. Two passages with the same text have the same ID; a text that differs in one character has a different ID.',
      ),
      paragraph('`assessment-desk hash FILE` prints the passage ID of a text file.'),
    ],
    keywords: ['how is it computed', 'compute', 'calculate', 'sha256', 'hash', 'digest', 'passage_id', 'checksum'],
    related: ['field/claim/passage-id', 'decision/passages-exact', 'guide/command-line'],
  }),
  decision(convention(), {
    id: 'decision/spans',
    title: 'Spans are half open',
    summary:
      'A span includes its start and does not include its end, counted in Unicode code points from the start of the passage.',
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
    summary: 'If the contract or Assessment Desk says characters, Unicode code points are counted.',
    body: [
      table(
        ['Text', 'Code points', 'UTF-16 units', 'UTF-8 bytes'],
        ['A', '1', '1', '1'],
        ['é, as one character', '1', '1', '2'],
        ['é, as e and an accent', '2', '2', '3'],
        ['🚢', '1', '2', '4'],
        ['CR LF', '2', '2', '2'],
      ),
      withAuthority(
        contract('2.4 span'),
        paragraph('The `offset_encoding` of a span is the constant `unicode-code-point`.'),
      ),
      paragraph(
        'That the lengths of texts are counted in the same way is our reading. String lengths in JavaScript count UTF-16 units and differ.',
      ),
    ],
    keywords: ['length', 'count', 'utf-16', 'bytes', 'emoji', 'code point', 'limit', 'how long', 'counter'],
    related: ['term/code-point', 'decision/spans', 'rule/span/length'],
  }),
  decision(reading('2.11.3', 'An actor is visibly named by a name that the casefile lists for it.'), {
    id: 'decision/naming',
    title: 'When a text visibly names an actor',
    summary:
      'A name of the actor must occur in the actual text as a separate word; names in capitals must match exactly, other names ignore case.',
    body: [
      points(
        'The names are those of the actor in the casefile.',
        'Name and text are compared in Unicode’s composed form (NFC). No letter, digit or mark may be next to the name on either side, except in scripts that are written without spaces.',
        'A name entirely in capitals must match case exactly: “US” does not match “us”. Other names match in upper and lower case.',
        'A zero-width character inside a name prevents a match and is reported.',
        'If the casefile has no name of the actor, this cannot be checked, and a notice says so.',
      ),
    ],
    keywords: ['name', 'alias', 'visible', 'case', 'acronym', 'match', 'names actor', 'mention'],
    related: ['term/naming-the-actor', 'rule/support/actor-not-named', 'guide/add-actors'],
  }),
  decision(reading('2.11.4', 'The registry is the casefile’s list of publisher hosts.'), {
    id: 'decision/registry-hosts',
    title: 'The registry, and how hosts match',
    summary:
      'The registry is the list of publisher hosts of the casefile’s actors; a host must match exactly, and a subdomain must be listed.',
    body: [
      points(
        'The host of the observation’s canonical URL is compared in lower case and in IDNA form.',
        '`mfa.example.org` matches only that host. `*.example.org` matches every subdomain of `example.org`.',
        'The URL must use https, and must not contain a user name or a password.',
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
      withAuthority(contract('2.11.4'), paragraph('This consistency is not authentication.')),
      withAuthority(
        convention(),
        paragraph(
          'A matching URL shows that URL and registry agree, not that the actor wrote the text. Assessment Desk therefore says “consistent”, never “authenticated”, “verified” or “proven”. You maintain the registry yourself, and the URL is never opened.',
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
