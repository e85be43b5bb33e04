import { useState, type ChangeEvent, type ClipboardEvent } from 'react';

/** What a text field shows of a text: the field itself turns CR LF and CR into LF. */
function asFieldShows(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n');
}

interface ExactText {
  /** The text as it was pasted, character for character; as it stands in the field once somebody has typed in it. */
  readonly text: string;
  readonly fieldProps: {
    readonly value: string;
    readonly onChange: (event: ChangeEvent<HTMLTextAreaElement>) => void;
    readonly onPaste: (event: ClipboardEvent<HTMLTextAreaElement>) => void;
  };
  readonly clear: () => void;
}

/**
 * A text field that keeps what is pasted into it exactly. A textarea by itself normalises line ends, and a passage may
 * not be normalised: so a text that is pasted over everything is kept beside the field until somebody types.
 */
export function usePasteExact(): ExactText {
  const [text, setText] = useState('');
  return {
    text,
    fieldProps: {
      value: asFieldShows(text),
      onChange: (event) => setText(event.currentTarget.value),
      onPaste: (event) => {
        const { selectionStart, selectionEnd, value } = event.currentTarget;
        const pasted = event.clipboardData.getData('text/plain');
        if (pasted === '' || selectionStart !== 0 || selectionEnd !== value.length) return;
        event.preventDefault();
        setText(pasted);
      },
    },
    clear: () => setText(''),
  };
}
