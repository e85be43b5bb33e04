/** Words of evidence: passages, spans, claims and what ties them. */
import { contract, convention, reading } from '../../authority/authority.ts';
import type { CanonEntry } from '../entry.ts';
import { contractTerm, ownTerm, paragraph, points, said, table } from './write.ts';

export const evidenceTerms: readonly CanonEntry[] = [
  contractTerm(contract('1.8 claims'), {
    id: 'term/claim',
    title: 'Claim',
    summary: 'A claim is an attributed representation of what a passage says.',
    body: [
      said(contract('2.11.1'), paragraph('A claim keeps its attribution.')),
      said(
        convention(),
        paragraph(
          'A claim names its observation and passage, the span of the words, the words themselves (`actual`), and what they are taken to say (`proposition`). It is not a statement that what it says is so.',
        ),
      ),
    ],
    keywords: ['statement', 'assertion', 'fact', 'what is a claim', 'quotation'],
    related: ['part/claim', 'term/attribution', 'term/span', 'guide/mark-a-span', 'limit/claims'],
  }),
  ownTerm({
    id: 'term/passage',
    title: 'Passage',
    summary: 'An exact piece of text out of an observation, named by the hash of its bytes.',
    body: [paragraph('A passage is never edited. What a claim says of it can therefore always be checked.')],
    keywords: ['text', 'source text', 'excerpt', 'article', 'quote', 'document'],
    related: ['decision/passages-exact', 'decision/passage-id', 'term/observation', 'guide/make-a-casefile'],
  }),
  contractTerm(reading('2.4 span', 'The span marks the words of the passage that the claim represents.'), {
    id: 'term/span',
    title: 'Span',
    summary: 'Where a claim’s words stand in the passage: start and end, counted in Unicode code points.',
    body: [
      said(
        contract('2.4 span'),
        paragraph(
          'It has `start` and `end`, each 0 or more, and `offset_encoding`, the constant `unicode-code-point`.',
        ),
      ),
      said(
        convention(),
        paragraph(
          'You never type a span: it comes from the words that you select. The desk shows it as two numbers, such as 371–537; the second one is the first code point that is not in it.',
        ),
      ),
    ],
    keywords: ['offset', 'range', 'start', 'end', 'position', 'selection', 'location'],
    related: ['decision/spans', 'term/code-point', 'part/span', 'guide/adjust-a-span'],
  }),
  ownTerm({
    id: 'term/code-point',
    title: 'Code point',
    summary: 'The unit in which spans and lengths are counted: one character of Unicode’s own list.',
    body: [
      paragraph(
        'A letter is one code point. An emoji is one or several. A combining accent is one of its own. It is neither a byte nor a UTF-16 unit, which is what most programs count.',
      ),
    ],
    keywords: ['character', 'unicode', 'utf-16', 'byte', 'unicode-code-point', 'length', 'codepoint'],
    related: ['decision/characters', 'term/span', 'rule/span/length'],
  }),
  contractTerm(reading('2.9 claim_id', 'The link ties the entry to the claim that it refers to.'), {
    id: 'term/evidence-link',
    title: 'Evidence link',
    summary: 'Ties a power basis or an intent hypothesis to a claim, and says which way the claim cuts and why.',
    body: [
      said(contract('2.9 no-others'), paragraph('All fields are required.')),
      said(contract('2.9 effect'), paragraph('Its `effect` is one of supports and contradicts.')),
      said(
        convention(),
        paragraph('Without the reason, a reader sees that two things were put side by side and not why.'),
      ),
    ],
    keywords: ['evidence', 'link', 'citation', 'support', 'supports', 'contradicts', 'reason'],
    related: ['part/evidence-link', 'guide/link-evidence', 'rule/support/not-verbatim', 'rule/support/actor-not-named'],
  }),
  ownTerm({
    id: 'term/anchor',
    title: 'Anchor, and its states',
    summary:
      'An anchor is a claim’s tie to its passage; it holds when the passage’s text at the span is the claim’s actual text.',
    body: [
      table(
        ['State', 'What it means'],
        ['exact', 'The words stand where the span says.'],
        ['moved', 'They do not stand there, and in exactly one other place.'],
        ['ambiguous', 'They do not stand there, and in several other places.'],
        ['changed', 'They stand nowhere, and something like them does.'],
        ['missing', 'Nothing like them is in the passage.'],
        ['cannot be checked', 'The casefile at hand does not have the passage.'],
      ),
      paragraph('Nothing but an exact anchor is taken without a person: you see the words and choose.'),
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
    summary: 'A verbatim claim’s proposition keeps the passage’s words; a paraphrase restates them.',
    body: [
      said(contract('2.4 representation'), paragraph('`representation` is one of verbatim and paraphrase.')),
      said(contract('2.11.3'), paragraph('Support for power and intent must be verbatim.')),
      said(
        reading('2.11.3', 'It asks this of support and of nothing else.'),
        paragraph('A paraphrase can contradict an entry, and can be one side of a contradiction.'),
      ),
      said(convention(), paragraph('Either way `actual` is the passage’s own text.')),
    ],
    keywords: ['quote', 'word for word', 'literal', 'restate', 'representation', 'own words', 'translation', 'summary'],
    related: ['field/claim/representation', 'rule/claim/verbatim-differs', 'rule/support/not-verbatim'],
  }),
  contractTerm(reading('2.11.1', 'The attribution says whose claim it is.'), {
    id: 'term/attribution',
    title: 'Attribution',
    summary: 'Whose claim it is, and how the passage ties it to that actor; a claim keeps it wherever it is used.',
    body: [
      said(
        contract('2.11.1'),
        paragraph(
          'The attribution mode records whether the actor is an explicit speaker, a reported speaker, the publisher, or unresolved.',
        ),
      ),
      said(
        convention(),
        points(
          'explicit-speaker: the passage quotes the actor directly.',
          'reported-speaker: the passage says that the actor said it.',
          'publisher: the actor published the item on a host that is registered for it.',
          'unresolved: the passage does not show whose claim it is.',
        ),
      ),
      said(
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
      said(
        reading('2.11.3', 'An actor is visibly named by a name that the casefile has for it.'),
        paragraph(
          'A name out of the casefile must occur in the claim’s actual text as a word of its own. “It”, “the ministry” or a title name nobody, unless the casefile has them among the names.',
        ),
      ),
    ],
    keywords: ['visible', 'names', 'mention', 'pronoun', 'alias', 'actor not named'],
    related: ['decision/naming', 'rule/support/actor-not-named', 'guide/add-actors'],
  }),
];
