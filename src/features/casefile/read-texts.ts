/**
 * Reads files as passages for the forms of the casefile, and says when a person has to choose parts of a file first.
 */
import { useEffect, useRef, useState } from 'react';
import { composeText, originOf, proposedGroups, type ComposedText } from '../../core/extraction/compose.ts';
import type { Extraction } from '../../core/extraction/extraction.ts';
import { partsOfText } from '../../core/extraction/part-of-text.ts';
import { messageOf } from '../../core/json/message-of.ts';
import type { NewPassage } from '../../core/workspace/casefile-edits.ts';
import { useStores } from '../../shared/context.tsx';
import type { SourceFile } from '../../store/file-commands.ts';

/**
 * The files that can be read as passages. They are recognised by their content, so this list only filters the file
 * dialog.
 */
export const passageFiles =
  '.txt,.md,.markdown,.html,.htm,.xhtml,.mht,.mhtml,.pdf,.docx,.odt,.epub,.eml,.vtt,.srt,.json,text/*';

/** What was read: texts to add as they are, or files whose parts a person has to choose. */
export interface ReadTexts {
  readonly passages: readonly NewPassage[];
  /** The files that cannot be read, each with the reason. */
  readonly problems: readonly string[];
  /** Whether a file has parts to choose, or files in it. */
  readonly hasChoices: boolean;
}

type TextSource = Extract<SourceFile, { kind: 'text' }>;

function passagesOf(
  { extraction, file }: TextSource,
  split: (text: string) => readonly string[],
): readonly NewPassage[] {
  const whole = composeText(extraction, proposedGroups(extraction));
  return partsOfText(whole, split(whole.text)).map((part: ComposedText) => ({
    text: part.text,
    originFor: (id) => originOf(id, file, extraction, part),
  }));
}

/** Whether parts of the text could be left out. A file that consists of one part has nothing to choose. */
function hasParts({ segments }: Extraction): boolean {
  return new Set(segments.filter(({ text }) => text !== '').map(({ group }) => group)).size > 1;
}

/** Makes passages of what was read. `split` divides the text of a file. */
export function textsOf(sources: readonly SourceFile[], split: (text: string) => readonly string[]): ReadTexts {
  const texts = sources.filter((source) => source.kind === 'text');
  return {
    passages: texts.flatMap((source) => passagesOf(source, split)),
    problems: sources.flatMap((source) => (source.kind === 'unreadable' ? [`${source.path}: ${source.problem}`] : [])),
    hasChoices: texts.some(
      ({ extraction, isContained, unreadFiles }) => hasParts(extraction) || isContained || unreadFiles.length > 0,
    ),
  };
}

/**
 * Returns a function that reads files, and what it is doing in words; '' for nothing. Reading ends when the component
 * does, and then resolves to undefined. It never rejects: if it fails as a whole, that is the problem.
 */
export function useReadTexts(): {
  readonly read: (files: readonly File[], split: (text: string) => readonly string[]) => Promise<ReadTexts | undefined>;
  readonly progress: string;
} {
  const { readSources } = useStores().files;
  const [progress, setProgress] = useState('');
  const current = useRef<AbortController>(undefined);
  useEffect(() => () => current.current?.abort(), []);
  const read = async (files: readonly File[], split: (text: string) => readonly string[]) => {
    current.current?.abort();
    const controller = new AbortController();
    const { signal } = controller;
    current.current = controller;
    try {
      const sources = await readSources(files, signal, ({ label }) => !signal.aborted && setProgress(`${label}…`));
      return signal.aborted ? undefined : textsOf(sources, split);
    } catch (error) {
      if (signal.aborted) return undefined;
      return {
        passages: [],
        problems: [`Could not read the files. ${messageOf(error)} Try again.`],
        hasChoices: false,
      };
    } finally {
      if (!signal.aborted) setProgress('');
    }
  };
  return { read, progress };
}
