/**
 * The contract in a form that a language model can follow: principles, fields, rules and an example, from the same
 * sources as help.
 */
import { contract, sectionOf, type Authority } from '../../authority/authority.ts';
import { quoteOf, type Statement } from '../../authority/specification.ts';
import { exampleAssessment, exampleCasefile } from '../../rules/example-workspace.ts';
import { rules } from '../../rules/index.generated.ts';
import type { Rule } from '../../rules/rule.ts';
import { authoritiesOf } from '../description-authorities.ts';
import { fieldConstraints, partConstraints, typeInWords } from '../constraints.ts';
import { inlineParts, inlineText, type InlinePart } from '../inline.ts';
import { choiceId } from '../names.ts';
import { partNoun } from '../part-names.ts';
import { choicesOf, identifierSchema, parts, textOf, type Field, type Part } from '../schema-walk.ts';
import { structureOfCondition } from '../sections.ts';
import { sentencesOf } from '../sentence.ts';

function list(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join('\n');
}

/** A text of the help without its links. A link to an object becomes the object's name. */
function withoutLinks(text: string): string {
  const plain = inlineParts(text).map((part): InlinePart => {
    if (part.kind !== 'link') return part;
    const name = part.text.startsWith('object') ? ` “${partNoun({ name: part.id.replace('part/', '') })}”` : '';
    return { kind: 'text', text: `${part.text}${name}` };
  });
  return inlineText(plain);
}

/** Whose word a sentence is, in a mark for a reader without the help: '[contract 1.8]', '[reading of 2.9]'. */
function mark(...authorities: readonly Authority[]): string {
  const marks = authorities.map((authority) => {
    if (authority.kind === 'convention') return 'convention';
    const section = sectionOf(authority.kind === 'contract' ? authority.statement : authority.of);
    return authority.kind === 'contract' ? `contract ${section}` : `reading of ${section}`;
  });
  return `[${(new Set(marks).size === 1 ? marks.slice(0, 1) : marks).join('; ')}]`;
}

/** A description of the assessment’s schema with the mark of each sentence, or one mark for all. */
function marked(id: string, description: string): string {
  return `${description} ${mark(...authoritiesOf(id, 'assessment', sentencesOf(description).length))}`;
}

const principleStatements: readonly Statement[] = ['1.8 claims', '1.8 power', '1.8 intent', '1.8 validation'];

function principles(): string {
  return list(principleStatements.map((statement) => `${quoteOf(statement)} ${mark(contract(statement))}`));
}

function fieldLines(field: Field): string {
  const { id, name, required, schema, description } = field;
  const facts = [
    withoutLinks(typeInWords(field)),
    required ? 'required' : 'optional',
    ...fieldConstraints(field).map(withoutLinks),
  ].join('; ');
  const title = textOf(schema, 'title');
  const choices = choicesOf(schema).map(
    ({ value, description: meaning }) => `  - \`${value}\`: ${marked(choiceId(title, value), meaning)}`,
  );
  return [`- \`${name}\` (${facts}). ${marked(id, description)}`, ...choices].join('\n');
}

function partLines(part: Part): string {
  const noun = partNoun(part);
  const title = `${noun.charAt(0).toUpperCase()}${noun.slice(1)}`;
  const conditions = partConstraints(part).map((sentence) => `- ${sentence} ${mark(structureOfCondition(part))}`);
  return [`### ${title}`, [...part.fields.map(fieldLines), ...conditions].join('\n')].join('\n\n');
}

/** The fields of every object of the assessment, with their constraints, values and meanings. */
export function fieldInstructions(): string {
  const identifier = identifierSchema();
  const intro = [
    'Names, types, required fields and limits are those of the contract, sections 2.1 to 2.10. No other properties are allowed. Lengths count Unicode code points.',
    `An identifier is ${textOf(identifier, 'description').replace(/^./, (letter) => letter.toLowerCase())} (\`${textOf(identifier, 'pattern')}\`).`,
  ].join(' ');
  return [
    intro,
    ...parts()
      .filter(({ root }) => root === 'assessment')
      .map(partLines),
  ].join('\n\n');
}

/**
 * Rules that a writer without Assessment Desk cannot break or follow: about the attached casefile and about the scope
 * statement.
 */
const notForWriters = /^(?:casefile|scope)\//;

function ruleLines(isWanted: (rule: Rule) => boolean): string {
  return list(
    rules
      .filter((rule) => !notForWriters.test(rule.id) && isWanted(rule))
      .map(({ docs, authority }) => `${docs.description} ${mark(authority)}`),
  );
}

/** The rules that are checked: those that must hold, and those that are worth following. */
export function ruleInstructions(): string {
  return [
    'These must hold:',
    ruleLines(({ level }) => level !== 'notice'),
    'These are checked, too:',
    ruleLines(({ level, certainty }) => level === 'notice' && certainty === 'checked'),
  ].join('\n\n');
}

/** The example as a model writes it, because models copy who wrote it. */
const modelAssessment = { ...exampleAssessment, producer: { kind: 'model', name: 'Example model', version: '1' } };

/** A small valid assessment and the passage that it quotes. */
export function exampleInstructions(): string {
  const passages = exampleCasefile.observations.flatMap(({ passages }) => passages.map(({ text }) => `> ${text}`));
  return [
    'For this passage:',
    passages.join('\n'),
    'this is a valid assessment:',
    `\`\`\`json\n${JSON.stringify(modelAssessment, null, 1)}\n\`\`\``,
  ].join('\n\n');
}

/** The answer that is expected, and the contract's principles. */
export function taskInstructions(): string {
  return [
    'Write a situation assessment from the sources below, as one JSON object of the contract `ww3.assessment/v1`.',
    list([
      'Answer with the JSON only: no text before or after it, no comments, no ellipses, no trailing commas, and straight double quotation marks.',
      'Use only what the sources say. If something is not in a source, put it into `unknowns`.',
      'Do not invent quotations, actors, dates or identifiers.',
      'If the answer becomes too long, write fewer claims. Do not stop in the middle.',
      'Leave out `scope`.',
    ]),
    'The principles of the contract:',
    principles(),
    'A mark in brackets says whose word a sentence is: the contract’s, with its section; a reading of a section by Assessment Desk; or a convention of Assessment Desk, which is not part of the contract. Several marks are those of the sentences, in order. Do not copy the marks.',
  ].join('\n\n');
}

/** How a quotation is checked, and what to do about offsets. */
export function quotationInstructions(): string {
  return [
    'Every claim quotes a passage. The quotation is checked character by character:',
    list([
      '`actual` is copied from the passage exactly: the same letters, quotation marks, hyphens, white space and line breaks (as `\\n`). Do not correct, translate, shorten or join anything. [reading of 1.8]',
      '`passage_id` is the ID of that passage, and `observation_id` the number of its observation. [convention]',
      '`span` counts Unicode code points of the passage from 0; the end is exclusive. An emoji is usually one code point, not two. Bytes and UTF-16 units are wrong. [contract 2.4; convention for the end]',
      'If you cannot count reliably, write `"start": 0, "end": 0` and give the exact words in `actual`. Quote enough words that they occur only once in the passage. The offsets are computed from them. [convention]',
      'If `representation` is `verbatim`, `proposition` is in `actual` word for word. Otherwise use `paraphrase`. [reading of 2.11.3]',
      'Only verbatim claims whose `actual` names the actor of the entry can support it. [reading of 2.11.3]',
    ]),
  ].join('\n\n');
}
