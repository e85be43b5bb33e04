/**
 * The contract in a form that a language model can follow: principles, fields, rules and an example, from the same
 * sources as help.
 */
import { specification } from '../../authority/specification.ts';
import { exampleAssessment, exampleCasefile } from '../../rules/example-workspace.ts';
import { rules } from '../../rules/index.generated.ts';
import type { Rule } from '../../rules/rule.ts';
import { fieldConstraints, partConstraints, typeInWords } from '../constraints.ts';
import { inlineParts, inlineText, type InlinePart } from '../inline.ts';
import { partNoun } from '../part-names.ts';
import { choicesOf, identifierSchema, parts, textOf, type Field, type Part } from '../schema-walk.ts';

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

function principles(): string {
  return list([
    specification['1.8 claims'],
    specification['1.8 power'],
    specification['1.8 intent'],
    specification['1.8 validation'],
  ]);
}

function fieldLines(field: Field): string {
  const { name, required, schema, description } = field;
  const facts = [
    withoutLinks(typeInWords(field)),
    required ? 'required' : 'optional',
    ...fieldConstraints(field).map(withoutLinks),
  ].join('; ');
  const choices = choicesOf(schema).map(({ value, description: meaning }) => `  - \`${value}\`: ${meaning}`);
  return [`- \`${name}\` (${facts}). ${description}`, ...choices].join('\n');
}

function partLines(part: Part): string {
  const noun = partNoun(part);
  const title = `${noun.charAt(0).toUpperCase()}${noun.slice(1)}`;
  const conditions = partConstraints(part).map((sentence) => `- ${sentence}`);
  return [`### ${title}`, [...part.fields.map(fieldLines), ...conditions].join('\n')].join('\n\n');
}

/** The fields of every object of the assessment, with their constraints, values and meanings. */
export function fieldInstructions(): string {
  const identifier = identifierSchema();
  const intro = [
    'No other properties are allowed. Lengths count Unicode code points.',
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
    rules.filter((rule) => !notForWriters.test(rule.id) && isWanted(rule)).map(({ docs }) => docs.description),
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
  ].join('\n\n');
}

/** How a quotation is checked, and what to do about offsets. */
export function quotationInstructions(): string {
  return [
    'Every claim quotes a passage. The quotation is checked character by character:',
    list([
      '`actual` is copied from the passage exactly: the same letters, quotation marks, hyphens, white space and line breaks (as `\\n`). Do not correct, translate, shorten or join anything.',
      '`passage_id` is the ID of that passage, and `observation_id` the number of its observation.',
      '`span` counts Unicode code points of the passage from 0; the end is exclusive. An emoji is usually one code point, not two. Bytes and UTF-16 units are wrong.',
      'If you cannot count reliably, write `"start": 0, "end": 0` and give the exact words in `actual`. Quote enough words that they occur only once in the passage. The offsets are computed from them.',
      'If `representation` is `verbatim`, `proposition` is in `actual` word for word. Otherwise use `paraphrase`.',
      'Only verbatim claims whose `actual` names the actor of the entry can support it.',
    ]),
  ].join('\n\n');
}
