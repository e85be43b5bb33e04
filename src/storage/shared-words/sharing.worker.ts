/** Finds the words that passages share, in a worker: the first time it reads every text of the casefile. */
import { SharedPassages, type ComparedPassage, type SharedRun } from '../../core/check/compared-words.ts';
import { serveCalls } from '../../platform/worker-call.ts';

const index = new SharedPassages();

/** The method of the worker. It keeps the passages of earlier calls. */
export interface SharingMethods {
  addPassages(passages: readonly ComparedPassage[]): readonly SharedRun[];
}

const methods: SharingMethods = { addPassages: (passages) => passages.flatMap((passage) => index.add(passage)) };

serveCalls<SharingMethods>(methods);
