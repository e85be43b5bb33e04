/** Decisions about files: opening, saving, fingerprints, the export. */
import { contract, convention, reading } from '../../authority/authority.ts';
import type { CanonEntry } from '../entry.ts';
import { decision, paragraph, points, withAuthority, table } from './write.ts';

export const fileDecisions: readonly CanonEntry[] = [
  decision(convention('2.12 records'), {
    id: 'decision/casefile-format',
    title: 'The casefile has a format of its own',
    summary:
      'A casefile contains what the contract’s rules are checked against: the sources, and the actors with their names and hosts.',
    body: [
      withAuthority(
        contract('2.12 records'),
        paragraph(
          'Casefile and observation records are not shown, beyond the fingerprint and the integer observation identifiers.',
        ),
      ),
      paragraph(
        'It contains observations with their exact passages, and actors with their names and publisher hosts. Its format is `assessment-desk.casefile/v1`. Its JSON Schema is published with the contract’s schema.',
      ),
    ],
    keywords: ['sources', 'observations', 'own format', 'casefile schema'],
    related: ['format/casefile-json', 'term/casefile', 'decision/fingerprint'],
  }),
  decision(convention('2.12 records'), {
    id: 'decision/fingerprint',
    title: 'What the casefile fingerprint covers',
    summary:
      'The fingerprint is the SHA-256 of the casefile’s observations in canonical JSON, without actors, names and hosts.',
    body: [
      points(
        'It is computed from the RFC 8785 (JCS) canonical UTF-8 bytes of the `observations` member, sorted by `observation_id`.',
        'Adding an actor, a name or a host does not change it, because the sources are the same.',
        'Adding, removing or changing an observation or a passage changes it.',
        'The fingerprint of an assessment from elsewhere is kept. Without the casefile it “cannot be checked”, which does not mean that it is wrong.',
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
    title: 'Files are read without data loss',
    summary: 'If opening a file would lose data, it is not opened, and you see the line and column.',
    body: [
      points(
        'Not opened: files that are not JSON, invalid UTF-8, duplicate keys, numbers that would lose digits, lone surrogates, more than 64 levels of nesting, files over 64 MiB or 1,000,000 values, and assessments over 5,000 entries, 50,000 evidence links or 200,000 values.',
        'A byte order mark at the start is removed, and you are told once.',
        'A JSON file that breaks the contract opens for repair. Everything in it is kept, unknown properties included, until you remove it.',
        'A passage whose text does not match its ID is skipped and listed. The rest of the casefile is opened.',
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
    title: 'Exports are deterministic: the same document gives the same bytes',
    summary:
      'Files are always written in the same way: the contract’s order of properties, two spaces, UTF-8, line feeds.',
    body: [
      paragraph(
        'UTF-8 without a byte order mark, two spaces of indent, LF, and one line feed at the end; unknown properties after the known ones. Opening and saving a file again gives the same document and the same bytes, so that files can be compared and hashed.',
      ),
    ],
    keywords: ['byte-identical', 'diff', 'order of properties', 'indent', 'reproducible', 'stable', 'git'],
    related: ['format/assessment-json', 'guide/export', 'decision/lossless-reading'],
  }),
  decision(convention('2.1 scope-wording'), {
    id: 'decision/scope-wording',
    title: 'The scope statement’s wording cannot be checked',
    summary:
      'Assessments created with Assessment Desk leave out the optional scope, because its fixed wording is not shown.',
    body: [
      withAuthority(
        contract('2.1 scope'),
        paragraph('If `scope` is present, it must equal a fixed contract statement.'),
      ),
      withAuthority(contract('2.1 scope-wording'), paragraph('The exact wording is omitted.')),
      paragraph(
        'A scope statement in a file that you open is kept unchanged, with a notice that its wording cannot be checked. A deployment that knows the wording can configure it; then it is enforced.',
      ),
    ],
    keywords: ['scope', 'statement', 'wording', 'fixed text', 'optional'],
    related: ['field/assessment/scope', 'rule/scope/unchecked'],
  }),
  decision(convention('2.11.5'), {
    id: 'decision/export-gate',
    title: 'What blocks an export: errors, violations, notices',
    summary: 'Errors block the export of an assessment, violations need your confirmation, and notices never block it.',
    body: [
      table(
        ['Level', 'What it means', 'At export'],
        [
          'error',
          'The file would not be a valid `ww3.assessment/v1` document.',
          'Blocked. Select an error to go to its field.',
        ],
        [
          'violation',
          'It breaks a semantic rule of the contract, our reading of it, or a convention that keeps the entry checkable.',
          'Needs confirmation: you see the list and confirm.',
        ],
        ['notice', 'Worth checking; may be correct.', 'Not blocked.'],
      ),
      withAuthority(
        contract('2.11.5'),
        paragraph('Which of the semantic rules are checked when an assessment is submitted is not shown.'),
      ),
      paragraph(
        'Violations do not block the export, because a recipient may check different rules. You can always export a draft as a desk file.',
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
    title: 'Dates and times follow RFC 3339',
    summary: 'A date-time follows RFC 3339, section 5.6: a real calendar date, a T, a time with seconds, and a zone.',
    body: [
      paragraph(
        '`2025-04-01T06:00:00+02:00` and `2025-04-01T04:00:00Z` are valid, and mean the same instant. A space instead of the `T`, a missing zone, missing seconds or 30 February are not valid. Lower-case `t` and `z` are accepted; Assessment Desk writes upper-case. The field suggests a correct form of what you type.',
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
        'Whole numbers beyond ±9007199254740991 would lose digits in most programs. A file that contains one is not opened, and you see its location.',
      ),
    ],
    keywords: ['number', 'whole number', 'decimal', 'observation_id', '1.0', 'float'],
    related: ['field/claim/observation-id', 'decision/lossless-reading'],
  }),
  decision(reading('2.1 observation_ids', 'Two items are the same only if every character is.'), {
    id: 'decision/uniqueness',
    title: 'Uniqueness in lists is exact',
    summary: 'List items are compared character by character: two items are the same only if every character is.',
    body: [
      paragraph(
        'Texts that differ only in case, spacing or Unicode normalisation are different items, and a list may contain both.',
      ),
    ],
    keywords: ['unique', 'duplicates', 'same item twice', 'case', 'uniqueItems'],
    related: ['field/assessment/unknowns', 'decision/passages-exact'],
  }),
  decision(reading('2.3', 'The string as a whole matches, from its first character to its last.'), {
    id: 'decision/anchored-patterns',
    title: 'Patterns match the whole text',
    summary: 'A pattern must match the whole string, so a line feed at the end is an error.',
    body: [
      paragraph(
        'In some programs, `$` also matches before a line feed at the end. In Assessment Desk, an identifier or a passage ID with a line feed after it is an error.',
      ),
    ],
    keywords: ['regex', 'regular expression', 'pattern', 'identifier', 'trailing newline', 'anchored'],
    related: ['field/claim/passage-id', 'rule/reference/claim-id-not-citable'],
  }),
];
