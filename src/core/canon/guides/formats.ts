/** The file formats, each with a small true example. */
import { contract, convention } from '../../authority/authority.ts';
import type { CanonEntry } from '../entry.ts';
import { assessmentExample, casefileExample, deskExample } from './format-examples.ts';
import { code, contractFormat, format, paragraph, points, said } from './write.ts';

export const formats: readonly CanonEntry[] = [
  contractFormat(contract('1.8 contract'), {
    id: 'format/assessment-json',
    title: '*.assessment.json: an assessment',
    summary: 'The JSON contract ww3.assessment/v1 for an evidence-linked situation assessment.',
    body: [
      said(
        contract('2.1 no-others'),
        paragraph(
          'A JSON object with the listed properties and no other properties: nine required, and the optional `scope`.',
        ),
      ),
      said(
        convention(),
        paragraph('The ending of the file’s name only helps people: what a file is shows in the file.'),
      ),
      code('json', assessmentExample),
      said(convention(), paragraph('This example has no finding.')),
      said(contract('1.8 validation'), paragraph('Validation of a document does not make any entry in it true.')),
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
        'Every `passage_id` is `sha256:` and the SHA-256 of the passage’s UTF-8 bytes. A passage that does not hash to its id is left out, by name.',
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
    title: '*.desk.json: a whole desk',
    summary: 'A draft in one file, finished or not: the assessment and its casefile, assessment-desk.workspace/v1.',
    body: [
      code('json', deskExample),
      points(
        'The assessment may break the contract: the file is for work that goes on. The one above lacks its producer’s version.',
        '`casefile` is null where none is attached.',
        'Its JSON Schema is published as `schemas/workspace.schema.json`.',
      ),
    ],
    keywords: [
      'assessment-desk.workspace/v1',
      'desk',
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
      'Verdicts on links, claims, entries and the document, each bound to what was judged: assessment-desk.review/v1.',
    body: [
      points(
        'Each verdict names its target by its ids, says accept, question or reject with a note and a time, and carries the SHA-256 of exactly what was judged, in its canonical form (RFC 8785).',
        'The words that were judged stand once each under `contents`, by their SHA-256. They show later what has changed; a verdict whose digest no longer fits what stands there is stale.',
        'Open it while its draft is open: it is laid beside the draft, in the place of an earlier file with the same `review_id`. Several reviewers’ files stand side by side.',
        'A verdict that is not bound to what it says it judged is left out, by name and place.',
        'Its JSON Schema is published as `schemas/review.schema.json`.',
      ),
      paragraph('A verdict is a person’s judgement and never a score.'),
    ],
    keywords: [
      'assessment-desk.review/v1',
      'review',
      'verdict',
      'reviewer',
      'accept',
      'reject',
      'stale',
      'file format',
    ],
    related: ['format/blind-json', 'format/desk-json', 'guide/hand-over'],
  }),
  format({
    id: 'format/blind-json',
    title: '*.blind.json: a blind review packet',
    summary: 'What a second reviewer needs and none of the author’s judgement: assessment-desk.blind-review/v1.',
    body: [
      points(
        'It holds the casefile, the claims, what each entry says, and which claims each entry cites.',
        'It holds neither effects, reasons, rationales, workflow states, limitations, alternatives, falsifiers, contradictions and unknowns, nor verdicts given before. Two links of an entry to one claim are one, and the order of links says nothing.',
        'Opened, it is a draft that can be judged but not edited: of each link the reviewer says that the claim supports the entry, contradicts it, or does neither.',
        'The review that comes of it is opened in the author’s own draft, which then shows link by link where the two agree.',
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
