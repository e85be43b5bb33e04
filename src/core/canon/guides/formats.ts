/** The file formats, each with a small true example. */
import type { CanonEntry } from '../entry.ts';
import { assessmentExample, casefileExample, deskExample } from './format-examples.ts';
import { code, format, ownConvention, paragraph, points } from './write.ts';

export const formats: readonly CanonEntry[] = [
  format('2.1', {
    id: 'format/assessment-json',
    title: '*.assessment.json: an assessment',
    summary: 'The contract’s own document, ww3.assessment/v1: what other tools take.',
    body: [
      paragraph(
        'One JSON object with the nine required properties of the contract and no others, except the optional `scope`. The ending of the file’s name is this application’s convention; what a file is shows in the file.',
      ),
      code('json', assessmentExample),
      paragraph('This example has no finding. That does not make any entry in it true.'),
    ],
    keywords: ['ww3.assessment/v1', 'json', 'document', 'contract', 'example', 'file format', 'sample file', 'schema'],
    related: ['part/assessment', 'guide/export', 'decision/deterministic-writing', 'format/casefile-json'],
  }),
  format(undefined, {
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
      paragraph(`${ownConvention}.`),
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
  format(undefined, {
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
      paragraph(`${ownConvention}.`),
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
];
