/** The field for a passage’s text when adding or replacing a passage. The text is stored exactly as pasted. */
import { useEffect, useState, type ClipboardEvent, useRef, useId } from 'react';
import { Radio, Stack, Text } from '@mantine/core';
import {
  composeText,
  originOf,
  proposedGroups,
  partsOfText,
  type ComposedText,
} from '../../core/extraction/compose.ts';
import { lossInWords } from '../../core/extraction/loss-in-words.ts';
import { useStores } from '../../shared/context.tsx';
import type { SourceFile } from '../../desk/file-commands.ts';
import { codePointLength } from '../../core/text/offsets.ts';
import { counted, messageOf } from '../../core/json/words.ts';
import type { Extraction } from '../../core/extraction/extraction.ts';
import type { NewPassage } from '../../core/workspace/casefile-edits.ts';
import { fieldEntryId } from '../../core/reference/field-ids.ts';
import { Frame } from '../../shared/field/field-frame.tsx';
import { TextArea } from '../../shared/field/text-area.tsx';

// Reads the HTML of a pasted text, so that the person can choose between its plain text and its structure.

/** A pasted text: exactly as copied, and as HTML; '' if the clipboard had none. */
interface Pasted {
  readonly plain: string;
  readonly html: string;
}

/** The two texts of a paste. The second one was read from its HTML: `changes` says in sentences what that lost. */
interface PasteChoice {
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
function usePasteChoice(pasted: Pasted | undefined): PasteChoice | undefined {
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

// Gives the forms for adding and replacing passages a field whose text keeps its line endings.

/** Returns a text as a text area shows it: with CR LF and CR turned into LF. */
function asFieldShows(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n');
}

interface ExactText {
  /** The text exactly as pasted, or the field's content after the person has typed in it. */
  readonly text: string;
  readonly fieldProps: {
    readonly value: string;
    readonly onText: (text: string) => void;
    readonly onPaste: (event: ClipboardEvent<HTMLTextAreaElement>) => void;
  };
  /** The forms of the text that was pasted last, if its HTML gives another one than its plain text. */
  readonly choice: PasteChoice | undefined;
  /** Puts a text into the field, exactly. */
  readonly put: (text: string) => void;
  readonly clear: () => void;
}

/**
 * Returns the state of a text field that stores pasted text exactly. A text area normalises line endings, and a passage
 * must not be normalised. So text that replaces the whole content is stored outside the field until the person types.
 */
export function usePasteExact(): ExactText {
  const [text, setText] = useState('');
  const [pasted, setPasted] = useState<Pasted>();
  return {
    text,
    fieldProps: {
      value: asFieldShows(text),
      onText: setText,
      onPaste: (event) => {
        const { selectionStart, selectionEnd, value } = event.currentTarget;
        const plain = event.clipboardData.getData('text/plain');
        if (plain === '' || selectionStart !== 0 || selectionEnd !== value.length) return;
        event.preventDefault();
        setText(plain);
        setPasted({ plain, html: event.clipboardData.getData('text/html') });
      },
    },
    choice: usePasteChoice(pasted),
    put: setText,
    clear: () => {
      setText('');
      setPasted(undefined);
    },
  };
}

// Splits pasted text into passages, and describes a passage: its length, line endings and short ID.

/** Splits a text at its blank lines. Every part is unchanged; only the blank lines are dropped. */
export function splitAtBlankLines(text: string): readonly string[] {
  return text.split(/(?:\r\n|\r(?!\n)|\n)(?:[^\S\r\n]*(?:\r\n|\r(?!\n)|\n))+/).filter((part) => part.trim() !== '');
}

/** Returns the length of a text in words: “1 character”, “12,345 characters”. It counts code points. */
export function describeLength(text: string): string {
  return counted(codePointLength(text), 'character');
}

/** Describes unusual line endings of a text; empty for ordinary ones. */
export function describeLineEndings(text: string): string {
  const crlf = text.split('\r\n').length - 1;
  const others = text.replaceAll('\r\n', '').split(/[\r\n]/).length - 1;
  if (crlf > 0 && others > 0) return 'mixed line endings (kept)';
  if (crlf > 0) return 'Windows line endings (kept)';
  return '';
}

/** Shortens a passage's ID for display: 'sha256:1a2b3c4d…'. */
export function shortPassageId(passageId: string): string {
  return passageId.length > 16 ? `${passageId.slice(0, 15)}…` : passageId;
}

// Below the field for a passage: the choice between the plain text of a paste and the text with its structure.

type PasteChoiceProps = Pick<ExactText, 'text' | 'choice' | 'put'>;

/** Shown until the person changes the text. The field shows the chosen text. */
export function PasteChoiceField({ text, choice, put }: PasteChoiceProps) {
  if (!choice || (text !== choice.plain && text !== choice.structured)) return null;
  const { plain, structured, changes } = choice;
  return (
    <Radio.Group
      label="Pasted text"
      description="The clipboard contains two versions of this text. The field shows the version that will be stored."
      value={text === structured ? 'structured' : 'plain'}
      onChange={(value) => put(value === 'structured' ? structured : plain)}
      mt={4}
      mb="xs"
    >
      <Stack gap={6} mt={6}>
        <Radio size="xs" value="plain" label="Plain text, as copied" description={describeLength(plain)} />
        <Radio
          size="xs"
          value="structured"
          label="Structured text: one line per paragraph and list item, tabs between table cells"
          description={[describeLength(structured), changes.join(' ')].filter(Boolean).join('. ')}
        />
      </Stack>
    </Radio.Group>
  );
}

// * Reads files as passages for the forms of the casefile, and says when a person has to choose parts of a file
// first.

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

interface ExactTextFieldProps {
  readonly label: string;
  readonly field: ExactText['fieldProps'];
  /** What is known of the text, shown below it. */
  readonly facts: string;
  /** Whether it takes the focus when its dialog opens. */
  readonly 'data-autofocus'?: boolean;
}

const entryId = fieldEntryId('observation', '/passages/0/text');

export function ExactTextField({ label, field, facts, ...rest }: ExactTextFieldProps) {
  return (
    <Frame
      id={useId()}
      title={label}
      help="Stored exactly as pasted, without any changes."
      entryId={entryId}
      findings={[]}
      below={
        <Text size="xs" c="dimmed" aria-live="polite" mih="1.2rem" mt={4}>
          {facts}
        </Text>
      }
    >
      {(control) => <TextArea {...control} {...rest} {...field} lang="" />}
    </Frame>
  );
}
