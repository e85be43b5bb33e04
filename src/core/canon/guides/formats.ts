/** The file formats, each with a small working example. */
import { contract, convention } from '../../authority/authority.ts';
import type { CanonEntry } from '../entry.ts';
import { assessmentExample, casefileExample, deskExample } from './format-examples.ts';
import { code, contractFormat, format, paragraph, points, withAuthority } from './write.ts';

export const formats: readonly CanonEntry[] = [
  contractFormat(contract('1.8 contract'), {
    id: 'format/assessment-json',
    title: '*.assessment.json: an assessment',
    summary: 'The JSON contract ww3.assessment/v1 for an evidence-linked situation assessment.',
    body: [
      withAuthority(
        contract('2.1 no-others'),
        paragraph(
          'A JSON object with the listed properties and no other properties: nine required, and the optional `scope`.',
        ),
      ),
      withAuthority(
        convention(),
        paragraph('The file extension only helps people: the file type is detected from the content.'),
      ),
      code('json', assessmentExample),
      withAuthority(convention(), paragraph('This example has no findings.')),
      withAuthority(
        contract('1.8 validation'),
        paragraph('Validation of a document does not make any entry in it true.'),
      ),
    ],
    keywords: ['ww3.assessment/v1', 'json', 'document', 'contract', 'example', 'file format', 'sample file', 'schema'],
    related: ['part/assessment', 'guide/export', 'decision/deterministic-writing', 'format/casefile-json'],
  }),
  format({
    id: 'format/casefile-json',
    title: '*.casefile.json: the sources',
    summary: 'Observations with their exact passages, and the actors: assessment-desk.casefile/v1.',
    body: [
      code('json', casefileExample),
      points(
        'Every `passage_id` is `sha256:` and the SHA-256 of the passage’s UTF-8 bytes. A passage whose text does not match its ID is skipped and listed.',
        '`canonical_url`, `publisher_actor_id`, `published_at`, `retrieved_at` and `language` may be null.',
        'Its JSON Schema is published as `schemas/casefile.schema.json`.',
      ),
    ],
    keywords: [
      'assessment-desk.casefile/v1',
      'sources',
      'observations',
      'actors',
      'passages',
      'example',
      'file format',
    ],
    related: ['part/casefile', 'part/observation', 'decision/fingerprint', 'guide/make-a-casefile'],
  }),
  format({
    id: 'format/desk-json',
    title: '*.desk.json: a desk file',
    summary:
      'A draft in one file, finished or not: the assessment, its casefile and its reviews, assessment-desk.workspace/v1.',
    body: [
      code('json', deskExample),
      points(
        'The assessment may be unfinished. The example has no producer version.',
        '`casefile` is null if none is attached. `reviews` is left out if there are none.',
        'Its JSON Schema is published as `schemas/workspace.schema.json`.',
      ),
    ],
    keywords: [
      'assessment-desk.workspace/v1',
      'whole desk',
      'draft',
      'workspace',
      'hand over',
      'example',
      'file format',
      'backup',
    ],
    related: ['term/desk-file', 'guide/hand-over', 'format/assessment-json', 'format/casefile-json'],
  }),
  format({
    id: 'format/review-json',
    title: '*.review.json: one reviewer’s verdicts',
    summary:
      'Verdicts on links, claims, entries and the document, each tied to the reviewed content: assessment-desk.review/v1.',
    body: [
      points(
        'Each verdict identifies its target by ID, says accept, question or reject with a note and a time, and contains the SHA-256 of exactly what was reviewed, in canonical form (RFC 8785).',
        'The reviewed content is stored once each under `contents`, by its SHA-256. It later shows what has changed. If the checksum of a verdict no longer matches the content of the draft, the verdict is outdated.',
        'Open it while its draft is open. It is added to the draft and replaces an earlier file with the same `review_id`. A draft can have files from several reviewers.',
        'A verdict whose checksum does not match its content is skipped and listed.',
        'Its JSON Schema is published as `schemas/review.schema.json`.',
      ),
      paragraph('A verdict is a person’s decision, not a score.'),
    ],
    keywords: [
      'assessment-desk.review/v1',
      'review',
      'verdict',
      'reviewer',
      'accept',
      'reject',
      'stale',
      'outdated',
      'file format',
    ],
    related: ['format/blind-json', 'format/desk-json', 'guide/hand-over'],
  }),
  format({
    id: 'format/blind-json',
    title: '*.blind.json: a blind review packet',
    summary:
      'Everything a blind or second reviewer needs, without the author’s effects and reasons: assessment-desk.blind-review/v1.',
    body: [
      points(
        'It contains the casefile, the claims, what each entry says, and which claims each entry cites.',
        'It does not contain effects, reasons, rationales, workflow states, limitations, alternatives, falsifiers, contradictions, unknowns or earlier verdicts. Duplicate links are merged, and link order has no meaning.',
        'It opens as a read-only draft. For each link, the reviewer decides whether the claim supports the entry, contradicts it, or neither.',
        'The author opens the resulting review file in the draft, which then shows for each link whether the two agree.',
        'Its JSON Schema is published as `schemas/blind-review.schema.json`.',
      ),
    ],
    keywords: [
      'assessment-desk.blind-review/v1',
      'blind review',
      'second reviewer',
      'packet',
      'agreement',
      'file format',
    ],
    related: ['format/review-json', 'format/desk-json', 'guide/hand-over'],
  }),
];
