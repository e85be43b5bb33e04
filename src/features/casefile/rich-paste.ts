/** Reads the HTML of a pasted text, so that the person can choose between its plain text and its structure. */
import { useEffect, useState } from 'react';
import { composeText } from '../../core/extraction/compose.ts';
import { lossInWords } from '../../core/extraction/loss-in-words.ts';
import { useStores } from '../../shared/context.tsx';
import type { SourceFile } from '../../store/file-commands.ts';

/** A pasted text: exactly as copied, and as HTML; '' if the clipboard had none. */
export interface Pasted {
  readonly plain: string;
  readonly html: string;
}

/** The two texts of a paste. The second one was read from its HTML: `changes` says in sentences what that lost. */
export interface PasteChoice {
  readonly plain: string;
  readonly structured: string;
  readonly changes: readonly string[];
}

/** Returns what can be chosen; undefined if the HTML gives no other text than the plain one. */
function choiceOf(plain: string, read: readonly SourceFile[]): PasteChoice | undefined {
  const [source] = read;
  if (source?.kind !== 'text') return undefined;
  // Includes every region, because the person copied it. Hidden text of the page is not in the plain text either.
  const { groups } = source.extraction;
  const wanted = groups.filter(({ kind }) => kind === 'region' || kind === 'comment').map(({ id }) => id);
  const { text, losses } = composeText(source.extraction, new Set(wanted));
  if (text.trim() === '' || text === plain.replaceAll(/\r\n?/g, '\n').trim()) return undefined;
  return { plain, structured: text, changes: losses.map(lossInWords) };
}

/** Returns the choice of a paste as soon as its HTML has been read. */
export function usePasteChoice(pasted: Pasted | undefined): PasteChoice | undefined {
  const { readSources } = useStores().files;
  const [choice, setChoice] = useState<{ readonly of: Pasted; readonly choice: PasteChoice | undefined }>();
  useEffect(() => {
    if (!pasted || pasted.html === '') return undefined;
    const controller = new AbortController();
    // The byte order mark says what the encoding is now, whatever the HTML said where it came from.
    const file = new File(['\ufeff', pasted.html], 'pasted.html', { type: 'text/html' });
    readSources([file], controller.signal, () => undefined).then(
      (read) => setChoice({ of: pasted, choice: choiceOf(pasted.plain, read) }),
      // If the HTML cannot be read, the plain text is used.
      () => undefined,
    );
    return () => controller.abort();
  }, [pasted, readSources]);
  return choice && choice.of === pasted ? choice.choice : undefined;
}
