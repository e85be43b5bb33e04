/** The texts about the tools of `assessment-desk mcp` for models: `check`, `anchor` and `explain`. */
import type { Tool } from '@modelcontextprotocol/server';

/** The instructions that a model gets when it connects. */
export const instructions = [
  'Checks evidence-linked situation assessments (ww3.assessment/v1) in one folder of this computer, with the rules of',
  'Assessment Desk. Files are named by their paths from the folder; they are only read.',
  'To write an assessment: find the span of each quotation with anchor, write the file, call check, read explain for each',
  'rule that is reported, correct the file, and check it again.',
  'Validation of a document does not make any entry in it true. Never change a quotation or a reason only to satisfy a',
  'rule. A finding that cannot be checked is not an error.',
].join(' ');

const annotations = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false } as const;

const text = (description: string) => ({ type: 'string', minLength: 1, description }) as const;

const check: Tool = {
  name: 'check',
  title: 'Check a file',
  description: [
    'Checks an assessment, a casefile or a desk file and returns the report assessment-desk.check/v1: each finding with',
    'its rule, level, message, JSON Pointer, line and column. Without a casefile, the spans of an assessment cannot be',
    'checked. The configuration assessment-desk.config.json in the folder applies.',
  ].join(' '),
  inputSchema: {
    type: 'object',
    properties: {
      file: text('The path of the file from the folder.'),
      casefile: text('The path of the casefile or desk file to check it against.'),
    },
    required: ['file'],
    additionalProperties: false,
  },
  annotations: { title: 'Check a file', ...annotations },
};

const anchor: Tool = {
  name: 'anchor',
  title: 'Find the spans of a quotation',
  description: [
    'Finds a quotation in the passages of a casefile or desk file, character for character, and returns every occurrence',
    'with its passage, its observations and its span in Unicode code points, as a claim needs them. Nothing is guessed:',
    'an empty list means that no passage contains exactly this text. If there are several, choose by the context.',
  ].join(' '),
  inputSchema: {
    type: 'object',
    properties: {
      casefile: text('The path of the casefile or desk file from the folder.'),
      quote: text('The exact text, with its white space and line breaks.'),
      passage_id: text('The only passage to search.'),
    },
    required: ['casefile', 'quote'],
    additionalProperties: false,
  },
  annotations: { title: 'Find the spans of a quotation', ...annotations },
};

const explain: Tool = {
  name: 'explain',
  title: 'Explain a rule',
  description: 'Explains what a rule checks, why, how to fix its findings, and which authority it has.',
  inputSchema: {
    type: 'object',
    properties: { rule: text('The ID of a rule in a report, such as span/order.') },
    required: ['rule'],
    additionalProperties: false,
  },
  annotations: { title: 'Explain a rule', ...annotations },
};

/** The tools, in this order. */
export const tools: readonly Tool[] = [check, anchor, explain];
