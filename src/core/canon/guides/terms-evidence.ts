/** Words of evidence: passages, spans, claims and what ties them. */
import type { CanonEntry } from '../entry.ts';
import { contractTerm, ownTerm, paragraph, points, table } from './write.ts';

export const evidenceTerms: readonly CanonEntry[] = [
  contractTerm('2.4', {
    id: 'term/claim',
    title: 'Claim',
    summary: 'An attributed representation of what a passage says, tied to the exact words that say it.',
    body: [
      paragraph(
        'A claim names its observation and passage, the span of the words, the words themselves (`actual`), and what they are taken to say (`proposition`). It keeps its attribution wherever it is used. It is not a statement that what it says is so.',
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
  contractTerm('2.4', {
    id: 'term/span',
    title: 'Span',
    summary: 'Where a claim’s words stand in the passage: start and end, counted in Unicode code points.',
    body: [
      paragraph(
        'You never type a span: it comes from the words that you select. The desk shows it as two numbers, such as 371–537; the second one is the first code point that is not in it.',
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
  contractTerm('2.9', {
    id: 'term/evidence-link',
    title: 'Evidence link',
    summary: 'Ties a power basis or an intent hypothesis to a claim, and says which way the claim cuts and why.',
    body: [
      paragraph(
        'It has a claim, an effect (supports or contradicts) and a reason. Without the reason, a reader sees that two things were put side by side and not why.',
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
  contractTerm('2.4', {
    id: 'term/verbatim-and-paraphrase',
    title: 'Verbatim and paraphrase: the difference',
    summary: 'A verbatim claim’s proposition keeps the passage’s words; a paraphrase restates them.',
    body: [
      paragraph(
        'Either way `actual` is the passage’s own text. Only verbatim claims can support a power basis or an intent hypothesis; a paraphrase can contradict one, and can stand in a contradiction.',
      ),
    ],
    keywords: ['quote', 'word for word', 'literal', 'restate', 'representation', 'own words', 'translation', 'summary'],
    related: ['field/claim/representation', 'rule/claim/verbatim-differs', 'rule/support/not-verbatim'],
  }),
  contractTerm('2.4 and 2.11', {
    id: 'term/attribution',
    title: 'Attribution',
    summary: 'Whose claim it is, and how the passage ties it to that actor; a claim keeps it wherever it is used.',
    body: [
      points(
        'explicit-speaker: the passage quotes the actor directly.',
        'reported-speaker: the passage says that the actor said it.',
        'publisher: the actor published the item on a host that is registered for it. That is consistency, which is not authentication.',
        'unresolved: the passage does not show whose claim it is.',
      ),
    ],
    keywords: ['speaker', 'publisher', 'author', 'who said', 'attributed', 'mode', 'unresolved'],
    related: ['part/attribution', 'guide/attribute-a-claim', 'decision/consistency-not-authentication'],
  }),
  contractTerm('2.11', {
    id: 'term/naming-the-actor',
    title: 'Naming the actor',
    summary:
      'Support for a power basis or an intent must visibly name its actor: a name of the actor stands in the claim’s words.',
    body: [
      paragraph(
        'The contract says “visibly name the actor” and not how that is told. Here a name out of the casefile must stand in the claim’s actual text as a word of its own. “It”, “the ministry” or a title name nobody, unless the casefile has them among the names.',
      ),
    ],
    keywords: ['visible', 'names', 'mention', 'pronoun', 'alias', 'actor not named'],
    related: ['decision/naming', 'rule/support/actor-not-named', 'guide/add-actors'],
  }),
];
