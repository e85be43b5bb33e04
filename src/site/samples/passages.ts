/** Reads the passages of the samples from text files, with the intended line ends and Unicode form. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { passageId, type Digest } from '../../core/casefile/hash.ts';
import type { Observation, Passage } from '../../core/casefile/types.generated.ts';
import type { ObservationSource, PassageSource } from './sources.ts';

const folder = join(import.meta.dirname, 'passages');

/** Returns a text with the line ends and the Unicode normal form of its passage. */
export function asPassage(text: string, { lineEnds, form }: PassageSource): string {
  const formed = form === undefined ? text : text.normalize(form);
  return lineEnds === 'crlf' ? formed.replaceAll('\n', '\r\n') : formed;
}

async function readPassage(source: PassageSource, digest: Digest): Promise<Passage> {
  const file = await readFile(join(folder, `${source.file}.txt`), 'utf8');
  const text = asPassage(file.replaceAll('\r\n', '\n').replace(/\n$/, ''), source);
  return { passage_id: passageId(text, digest), text };
}

/** Returns an observation with its passages read from their files. */
export async function readObservation(source: ObservationSource, digest: Digest): Promise<Observation> {
  const passages = await Promise.all(source.passages.map((passage) => readPassage(passage, digest)));
  return { ...source, passages };
}
