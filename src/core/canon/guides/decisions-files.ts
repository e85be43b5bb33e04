/** Decisions about files: reading, writing, fingerprints, the export. */
import { contract, convention, reading } from '../../authority/authority.ts';
import type { CanonEntry } from '../entry.ts';
import { decision, paragraph, points, said, table } from './write.ts';

export const fileDecisions: readonly CanonEntry[] = [
  decision(convention('2.12 records'), {
    id: 'decision/casefile-format',
    title: 'The casefile has a format of its own',
    summary:
      'A casefile holds what the contract’s rules are checked against: the sources, and the actors with their names and hosts.',
    body: [
      said(
        contract('2.12 records'),
        paragraph(
          'Casefile and observation records are not shown, beyond the fingerprint and the integer observation identifiers.',
        ),
      ),
      paragraph(
        'It holds observations with their exact passages, and actors with their names and publisher hosts. Its format is `assessment-desk.casefile/v1`, with a JSON Schema that is published beside the contract’s.',
      ),
    ],
    keywords: ['sources', 'observations', 'own format', 'casefile schema'],
    related: ['format/casefile-json', 'term/casefile', 'decision/fingerprint'],
  }),
  decision(convention('2.12 records'), {
    id: 'decision/fingerprint',
    title: 'What the casefile fingerprint covers',
    summary:
      'The fingerprint is the SHA-256 of the casefile’s observations in canonical JSON; actors, names and hosts stay outside it.',
    body: [
      points(
        'It is taken over the RFC 8785 (JCS) canonical UTF-8 bytes of the `observations` member, sorted by `observation_id`.',
        'Adding an actor, a name or a host does not change it: the evidence is the same.',
        'Adding, removing or changing an observation or a passage does.',
        'A fingerprint that came with an assessment from elsewhere is kept as it is. Without the casefile it “cannot be checked here”, which is not “wrong”.',
      ),
      paragraph('`assessment-desk fingerprint FILE` prints the fingerprint of a casefile.'),
    ],
    keywords: [
      'how is it computed',
      'compute',
      'calculate',
      'sha256',
      'hash',
      'casefile_fingerprint_sha256',
      'jcs',
      'rfc 8785',
      'evidence changed',
      'canonical json',
    ],
    related: ['term/fingerprint', 'rule/casefile/fingerprint-differs', 'guide/open-a-casefile'],
  }),
  decision(convention(), {
    id: 'decision/lossless-reading',
    title: 'Reading loses nothing, or is refused',
    summary: 'A file is read without losing anything, or refused with the line and column of what would be lost.',
    body: [
      points(
        'Refused: invalid UTF-8, duplicate keys, numbers that would lose digits, lone surrogates, nesting over 64, files over 64 MiB or 1,000,000 values, assessments over 5,000 entries, 50,000 evidence links or 200,000 values, and what is no JSON.',
        'A byte order mark at the start is dropped, and said once.',
        'A file that is JSON but breaks the contract opens for repair. Nothing in it is dropped, unknown properties included, until you take it out.',
        'A passage of a casefile whose text does not hash to its id is left out, by name; the rest is taken.',
      ),
    ],
    keywords: [
      'parse',
      'duplicate key',
      'large number',
      'utf-8',
      'encoding',
      'refused',
      'too large',
      'invalid json',
      'import',
    ],
    related: ['guide/repair-a-file', 'guide/open-a-file', 'decision/deterministic-writing'],
  }),
  decision(convention(), {
    id: 'decision/deterministic-writing',
    title: 'The same document always gives the same bytes',
    summary: 'Files are written in one way only: the contract’s order of properties, two spaces, UTF-8, line feeds.',
    body: [
      paragraph(
        'UTF-8 without a byte order mark, two spaces of indent, LF, and one line feed at the end; unknown properties after the known ones. Reading what was written gives the same document, and writing it again the same bytes, so that files can be compared and hashed.',
      ),
    ],
    keywords: ['byte-identical', 'diff', 'order of properties', 'indent', 'reproducible', 'stable', 'git'],
    related: ['format/assessment-json', 'guide/export', 'decision/lossless-reading'],
  }),
  decision(convention('2.1 scope-wording'), {
    id: 'decision/scope-wording',
    title: 'The scope statement’s wording cannot be checked here',
    summary:
      'An assessment made with Assessment Desk leaves out the optional scope, because its fixed wording is not shown.',
    body: [
      said(contract('2.1 scope'), paragraph('If `scope` is present, it must equal a fixed contract statement.')),
      said(contract('2.1 scope-wording'), paragraph('The exact wording is omitted.')),
      paragraph(
        'A scope statement that came with a document is kept byte for byte, with the notice that its wording cannot be checked. A deployment that knows the wording can set it, and then it is enforced.',
      ),
    ],
    keywords: ['scope', 'statement', 'wording', 'fixed text', 'optional'],
    related: ['field/assessment/scope', 'rule/scope/unchecked'],
  }),
  decision(convention('2.11.5'), {
    id: 'decision/export-gate',
    title: 'What stops an export: errors, violations, notices',
    summary: 'Errors refuse the export of an assessment, violations ask for your word, notices never stand in the way.',
    body: [
      table(
        ['Level', 'What it means', 'At export'],
        [
          'error',
          'The file would not be a usable `ww3.assessment/v1` document.',
          'Refused; each error leads to its field.',
        ],
        [
          'violation',
          'It breaks a semantic rule of the contract, our reading of it, or a convention that keeps the entry checkable.',
          'Asked for: you see the list and say so to go on.',
        ],
        ['notice', 'Worth a look; may well be right.', 'Never in the way.'],
      ),
      said(
        contract('2.11.5'),
        paragraph('Which of the semantic rules are checked when an assessment is submitted is not shown.'),
      ),
      paragraph(
        'Violations ask and do not refuse, because a receiver may check other rules than these. A draft can always be saved and carried away as a desk file, whatever is wrong with it.',
      ),
    ],
    keywords: [
      'severity',
      'blocking',
      'export refused',
      'why can I not export',
      'warning',
      'error',
      'violation',
      'notice',
    ],
    related: ['guide/export', 'term/level', 'guide/use-findings'],
  }),
  decision(reading('2.8 ends', 'The grammar of RFC 3339, section 5.6, applies.'), {
    id: 'decision/date-times',
    title: 'How date-times are written',
    summary: 'A date-time follows RFC 3339, section 5.6: a T, seconds, and a zone, on a real calendar date.',
    body: [
      paragraph(
        '`2025-04-01T06:00:00+02:00` and `2025-04-01T04:00:00Z` are right, and are the same instant. A space in place of the `T`, a missing zone, missing seconds or 30 February are not. Lower-case `t` and `z` are read; what is written here is upper-case. The field offers the nearest right form of what you type, and takes it only when you press it.',
      ),
    ],
    keywords: ['date', 'time', 'timezone', 'iso 8601', 'rfc 3339', 'utc', 'format of dates', 'zone', 'invalid date'],
    related: ['field/time-scope/start', 'field/time-scope/end', 'rule/time/ends-before-start'],
  }),
  decision(reading('2.4 observation_id', 'A JSON number with a whole value is an integer.'), {
    id: 'decision/integers',
    title: 'What counts as an integer',
    summary: 'A JSON number with a whole value is an integer: 1.0 reads as 1 and is written as 1.',
    body: [
      paragraph(
        'Whole numbers beyond ±9007199254740991 would lose digits in most programs; a file that has one is refused, with its place.',
      ),
    ],
    keywords: ['number', 'whole number', 'decimal', 'observation_id', '1.0', 'float'],
    related: ['field/claim/observation-id', 'decision/lossless-reading'],
  }),
  decision(reading('2.1 observation_ids', 'Two items are the same only if every character is.'), {
    id: 'decision/uniqueness',
    title: 'Uniqueness in lists is exact',
    summary: 'Two items of a list are the same only if they are the same letter for letter.',
    body: [
      paragraph(
        'Texts that differ only in case, in spacing or in Unicode normalisation are different items, and a list may have both.',
      ),
    ],
    keywords: ['unique', 'duplicates', 'same item twice', 'case', 'uniqueItems'],
    related: ['field/assessment/unknowns', 'decision/passages-exact'],
  }),
  decision(reading('2.3', 'The string as a whole matches, from its first character to its last.'), {
    id: 'decision/anchored-patterns',
    title: 'Patterns cover the whole text',
    summary: 'A pattern must match the whole string, so that a line feed at the end is an error.',
    body: [
      paragraph(
        'In some programs `$` also matches before a final line feed. Here an identifier or a passage id with a line feed behind it is an error.',
      ),
    ],
    keywords: ['regex', 'regular expression', 'pattern', 'identifier', 'trailing newline', 'anchored'],
    related: ['field/claim/passage-id', 'rule/reference/claim-id-not-citable'],
  }),
];
