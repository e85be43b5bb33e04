/** Gives the forms for adding and replacing passages a field whose text keeps its line endings. */
import { useState, type ClipboardEvent } from 'react';
import { usePasteChoice, type PasteChoice, type Pasted } from './rich-paste.ts';

/** Returns a text as a text area shows it: with CR LF and CR turned into LF. */
function asFieldShows(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n');
}

export interface ExactText {
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
