/** The command `extract`: reads published files as passages, and prints them as a casefile or as text. */
import type { Fact, SourceField } from '../core/casefile/source-facts.ts';
import { passageId } from '../core/casefile/hash.ts';
import {
  composeText,
  originOf,
  proposedGroups,
  countHighlights,
  type ComposedText,
} from '../core/extraction/compose.ts';
import type { Extraction } from '../core/extraction/extraction.ts';
import { lossInWords } from '../core/extraction/loss-in-words.ts';
import { writeCasefile } from '../core/files/write.ts';
import { addSources, type NewSource } from '../core/workspace/add-sources.ts';
import { applyEdit } from '../core/workspace/apply-edit.ts';
import { newWorkspace } from '../core/workspace/create.ts';
import { withReferences } from '../sources/references/with-references.ts';
import {
  sha256,
  exitCodes,
  InputError,
  shownName,
  type ExitCode,
  type Host,
  type Refusal,
  onOneLine,
  overwritesInput,
  writeOutput,
} from './host.ts';
import { refusalOf } from '../sources/readers.ts';
import { baseName, createOriginalReader, type ReadText } from './originals.ts';
import { counted } from '../core/json/words.ts';

/** The options of `extract`. */
export interface ExtractOptions {
  readonly command: 'extract';
  readonly files: readonly string[];
  /** 'casefile': with origins; 'text': only the text of one file; 'parts': what can be chosen and what was lost. */
  readonly format: 'casefile' | 'text' | 'parts';
  readonly output: string | undefined;
  /** Parts to include and to leave out, besides the proposed ones. */
  readonly include: readonly string[];
  readonly exclude: readonly string[];
}

function chosenGroups(extraction: Extraction, { include, exclude }: ExtractOptions): ReadonlySet<string> {
  const chosen = new Set([...proposedGroups(extraction), ...include]);
  for (const id of exclude) chosen.delete(id);
  return chosen;
}

/** Returns the source that the application would propose for a file. It leaves the publisher to a person. */
function sourceOf({ extraction, file }: ReadText, composed: ComposedText): NewSource {
  const value = (field: SourceField): string | null => {
    const fact: Fact | undefined = extraction.facts[field];
    return fact?.value ?? null;
  };
  const passage_id = passageId(composed.text, sha256);
  return {
    title: value('title') ?? file.name,
    canonical_url: value('canonical_url'),
    publisher: null,
    published_at: value('published_at'),
    retrieved_at: value('retrieved_at'),
    language: value('language'),
    passages: [{ passage_id, text: composed.text }],
    origins: [originOf(passage_id, file, extraction, composed)],
  };
}

/** What can be chosen in a file, how many highlights it has, and what was lost, a line each. */
function partsInWords(name: string, extraction: Extraction, { losses, included }: ComposedText): string {
  const { groups } = extraction;
  const highlights = countHighlights(extraction);
  const lines = [
    ...groups.map(({ id, label }) => `${included.includes(id) ? '+' : '-'} ${onOneLine(id)}\t${onOneLine(label)}`),
    ...(highlights === 0 ? [] : [`* ${counted(highlights, 'highlight')}`]),
    ...losses.map((loss) => `! ${onOneLine(lossInWords(loss))}`),
  ];
  return `${onOneLine(name)}\n${lines.map((line) => `  ${line}\n`).join('')}`;
}

/** Runs the command. A file that cannot be read is reported, and the others are read. */
export async function runExtract(options: ExtractOptions, host: Host): Promise<ExitCode> {
  if (await overwritesInput(options.output, options.files, host)) return exitCodes.trouble;
  const reader = createOriginalReader(host);
  const read: ReadText[] = [];
  let exitCode: ExitCode = exitCodes.clean;
  const report = (file: string, problem: string): void => {
    host.err(`${shownName(file)}: ${problem}\n`);
    exitCode = exitCodes.trouble;
  };
  for (const file of options.files) {
    try {
      const refusal: Refusal = ({ size, ...ends }) => refusalOf({ name: baseName(file), mediaType: '', ...ends }, size);
      const sources = await reader.readSources(baseName(file), await host.readWhole(file, refusal));
      for (const source of sources) {
        if (source.kind === 'unreadable') report(source.path === baseName(file) ? file : source.path, source.problem);
        else read.push(source);
      }
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      report(file, error.message);
    }
  }
  const composed = withReferences(read).flatMap((source) => {
    // The abstract of a reference with a file is for a person to choose.
    if (source.kind === 'text' && source.isContained) return [];
    if (source.kind === 'text')
      return [{ read: source, composed: composeText(source.extraction, chosenGroups(source.extraction, options)) }];
    report(source.path, source.problem);
    return [];
  });
  const made = composed.filter((one) => {
    if (one.composed.text !== '') return true;
    report(one.read.path, 'No text is left. Include more parts.');
    return false;
  });
  if (made.length === 0) return exitCode;
  return (await writeOutput(options.output, textOf(made, options), host)) ? exitCode : exitCodes.trouble;
}

function textOf(
  made: readonly { readonly read: ReadText; readonly composed: ComposedText }[],
  { format }: ExtractOptions,
): string {
  if (format === 'text') return made.map(({ composed }) => composed.text).join('');
  if (format === 'parts') {
    return made.map(({ read, composed }) => partsInWords(read.path, read.extraction, composed)).join('');
  }
  const empty = newWorkspace('');
  const sources = made.map(({ read, composed }) => sourceOf(read, composed));
  const { casefile } = applyEdit(empty, addSources(empty, sources));
  return casefile ? writeCasefile(casefile) : '';
}
