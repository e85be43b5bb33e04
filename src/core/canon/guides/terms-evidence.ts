/** Terms for evidence: passages, spans, claims and how they are connected. */
import { contract, convention, reading } from '../../authority/authority.ts';
import type { CanonEntry } from '../entry.ts';
import { contractTerm, ownTerm, paragraph, points, withAuthority, table } from './write.ts';

export const evidenceTerms: readonly CanonEntry[] = [
  contractTerm(contract('1.8 claims'), {
    id: 'term/claim',
    title: 'Claim',
    summary: 'A claim is an attributed representation of what a passage says.',
    body: [
      withAuthority(contract('2.11.1'), paragraph('A claim keeps its attribution.')),
      withAuthority(
        convention(),
        paragraph(
          'A claim refers to its observation and passage. It contains the span of the text, the text itself (`actual`), and what you understand it to say (`proposition`). It does not assert that the proposition is true.',
        ),
      ),
    ],
    keywords: ['statement', 'assertion', 'fact', 'what is a claim', 'quotation'],
    related: ['part/claim', 'term/attribution', 'term/span', 'guide/mark-a-span', 'limit/claims'],
  }),
  ownTerm({
    id: 'term/passage',
    title: 'Passage',
    summary: 'An exact text from an observation, identified by its hash.',
    body: [paragraph('Passages cannot be edited, so claims can always be checked against them.')],
    keywords: ['text', 'source text', 'excerpt', 'article', 'quote', 'document'],
    related: ['decision/passages-exact', 'decision/passage-id', 'term/observation', 'guide/make-a-casefile'],
  }),
  contractTerm(reading('2.4 span', 'The span marks the text of the passage that the claim represents.'), {
    id: 'term/span',
    title: 'Span',
    summary: 'The position of a claim’s text in the passage: start and end, counted in Unicode code points.',
    body: [
      withAuthority(
        contract('2.4 span'),
        paragraph(
          'It has `start` and `end`, each 0 or more, and `offset_encoding`, the constant `unicode-code-point`.',
        ),
      ),
      withAuthority(
        convention(),
        paragraph(
          'You never type a span: it comes from the text that you select. Assessment Desk shows it as two numbers, such as 371–537. The second number is the position of the first character after the span.',
        ),
      ),
    ],
    keywords: ['offset', 'range', 'start', 'end', 'position', 'selection', 'location'],
    related: ['decision/spans', 'term/code-point', 'part/span', 'guide/adjust-a-span'],
  }),
  ownTerm({
    id: 'term/code-point',
    title: 'Code point',
    summary: 'The unit for spans and lengths: one Unicode character.',
    body: [
      paragraph(
        'A letter is one code point, an emoji one or several, and a combining accent one. Code points are not bytes or UTF-16 units, which most programs count.',
      ),
    ],
    keywords: ['character', 'unicode', 'utf-16', 'byte', 'unicode-code-point', 'length', 'codepoint'],
    related: ['decision/characters', 'term/span', 'rule/span/length'],
  }),
  contractTerm(reading('2.9 claim_id', 'The link connects the entry with the claim that it refers to.'), {
    id: 'term/evidence-link',
    title: 'Evidence link',
    summary: 'Connects a claim to a power basis or intent hypothesis, with its effect and reason.',
    body: [
      withAuthority(contract('2.9 no-others'), paragraph('All fields are required.')),
      withAuthority(contract('2.9 effect'), paragraph('Its `effect` is one of supports and contradicts.')),
      withAuthority(convention(), paragraph('Without a reason, readers cannot follow the link.')),
    ],
    keywords: ['evidence', 'link', 'citation', 'support', 'supports', 'contradicts', 'reason'],
    related: ['part/evidence-link', 'guide/link-evidence', 'rule/support/not-verbatim', 'rule/support/actor-not-named'],
  }),
  ownTerm({
    id: 'term/anchor',
    title: 'Anchor, and its states',
    summary:
      'The connection between a claim and its text in the passage; it is exact if the passage text at the span is the actual text.',
    body: [
      table(
        ['State', 'What it means'],
        ['exact', 'The text is at the span.'],
        ['moved', 'The text is at exactly one other position.'],
        ['ambiguous', 'The text is at several other positions.'],
        ['changed', 'Only similar text was found.'],
        ['missing', 'No similar text was found.'],
        ['cannot be checked', 'The passage is not in the casefile.'],
      ),
      paragraph('Only exact matches are accepted automatically. In all other cases, you see the text and decide.'),
    ],
    keywords: ['anchored', 're-anchor', 'exact', 'moved', 'ambiguous', 'changed', 'missing', 'quote not found'],
    related: [
      'guide/adjust-a-span',
      'guide/replace-a-passage',
      'rule/anchor/text-differs',
      'rule/anchor/passage-not-loaded',
    ],
  }),
  contractTerm(convention(), {
    id: 'term/verbatim-and-paraphrase',
    title: 'Verbatim and paraphrase: the difference',
    summary: 'The proposition of a verbatim claim uses the passage’s words; a paraphrase restates them.',
    body: [
      withAuthority(contract('2.4 representation'), paragraph('`representation` is one of verbatim and paraphrase.')),
      withAuthority(contract('2.11.3'), paragraph('Support for power and intent must be verbatim.')),
      withAuthority(
        reading('2.11.3', 'The sentence is only about support.'),
        paragraph('A paraphrase can contradict an entry, and can be one of the two claims of a contradiction.'),
      ),
      withAuthority(convention(), paragraph('In both cases, `actual` is the passage’s own text.')),
    ],
    keywords: ['quote', 'word for word', 'literal', 'restate', 'representation', 'own words', 'translation', 'summary'],
    related: ['field/claim/representation', 'rule/claim/verbatim-differs', 'rule/support/not-verbatim'],
  }),
  contractTerm(reading('2.11.1', 'The attribution says whose claim it is.'), {
    id: 'term/attribution',
    title: 'Attribution',
    summary: 'Whose claim it is, and how the passage shows it; a claim keeps its attribution wherever it is used.',
    body: [
      withAuthority(
        contract('2.11.1'),
        paragraph(
          'The attribution mode records whether the actor is an explicit speaker, a reported speaker, the publisher, or unresolved.',
        ),
      ),
      withAuthority(
        convention(),
        points(
          'explicit-speaker: the passage quotes the actor directly.',
          'reported-speaker: the passage says that the actor said it.',
          'publisher: the actor published the item on a host registered for that actor.',
          'unresolved: the passage does not show whose claim it is.',
        ),
      ),
      withAuthority(
        contract('2.11.4'),
        paragraph(
          'Publisher attribution requires consistency between a registry and an HTTPS canonical host. This consistency is not authentication.',
        ),
      ),
    ],
    keywords: ['speaker', 'publisher', 'author', 'who said', 'attributed', 'mode', 'unresolved'],
    related: ['part/attribution', 'guide/attribute-a-claim', 'decision/consistency-not-authentication'],
  }),
  contractTerm(contract('2.11.3'), {
    id: 'term/naming-the-actor',
    title: 'Naming the actor',
    summary: 'Support for power and intent must visibly name the actor.',
    body: [
      withAuthority(
        reading('2.11.3', 'An actor is visibly named by a name that the casefile lists for it.'),
        paragraph(
          'A name from the casefile must occur in the claim’s actual text as a separate word. “It”, “the ministry” or a title count only if the casefile lists them as names.',
        ),
      ),
    ],
    keywords: ['visible', 'names', 'mention', 'pronoun', 'alias', 'actor not named'],
    related: ['decision/naming', 'rule/support/actor-not-named', 'guide/add-actors'],
  }),
];
