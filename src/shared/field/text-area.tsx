/** The text input of the forms, for one or several lines. */
import { useLayoutEffect, useRef, type ClipboardEventHandler, type KeyboardEvent } from 'react';
import { useTextLanguage } from '../author-text.tsx';
import { useCanWrite } from '../context.tsx';
import { readOnlyNoteId } from '../../ui/read-only-note.ts';
import classes from './text-area.module.css';

interface TextAreaProps {
  readonly value: string;
  readonly onText: (text: string) => void;
  readonly id?: string;
  /** Single-line text: Enter does not insert a line break. */
  readonly single?: boolean;
  /** Whether Shift and Enter insert a line break into single-line text. */
  readonly breaks?: boolean;
  readonly mono?: boolean;
  readonly readOnly?: boolean;
  readonly placeholder?: string;
  /** The language of the text; without it that of the author’s texts. */
  readonly lang?: string | undefined;
  readonly onKeyDown?: (event: KeyboardEvent<HTMLTextAreaElement>) => void;
  readonly onBlur?: () => void;
  readonly onPaste?: ClipboardEventHandler<HTMLTextAreaElement>;
  /** Whether it takes the focus when its dialog opens. */
  readonly 'data-autofocus'?: boolean;
  readonly 'aria-label'?: string | undefined;
  readonly 'aria-describedby'?: string | undefined;
  readonly 'aria-invalid'?: boolean | undefined;
}

/** Whether the style sheet can size the area, as in current browsers. */
const sizesItself = typeof CSS !== 'undefined' && CSS.supports('field-sizing', 'content');

function useGrowth(value: string) {
  const area = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    const { current } = area;
    if (sizesItself || !current) return;
    current.style.blockSize = 'auto';
    current.style.blockSize = `${String(current.scrollHeight + 2)}px`;
  }, [value]);
  return area;
}

/**
 * A text area that grows with its content. It is a text area even for a single line, because an input would drop line
 * breaks from a file.
 */
export function TextArea(props: TextAreaProps) {
  const { value, onText, single = false, breaks = false, mono = false, onKeyDown, lang, ...rest } = props;
  const textLanguage = useTextLanguage();
  const area = useGrowth(value);
  const canWrite = useCanWrite();
  const described = [rest['aria-describedby'], canWrite ? undefined : readOnlyNoteId].filter(Boolean).join(' ');
  const keyDown = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    onKeyDown?.(event);
    const isBreak = event.key === 'Enter' && !event.nativeEvent.isComposing;
    if (single && isBreak && !(breaks && event.shiftKey)) event.preventDefault();
  };
  return (
    <textarea
      {...rest}
      form={textAreasFormId}
      readOnly={rest.readOnly === true || !canWrite}
      aria-describedby={described === '' ? undefined : described}
      ref={area}
      className={classes.area}
      data-single={single || undefined}
      data-mono={mono || undefined}
      dir="auto"
      lang={lang ?? (mono ? undefined : textLanguage)}
      rows={single ? 1 : 3}
      spellCheck={!mono}
      autoComplete="off"
      value={value}
      onChange={(event) => onText(event.currentTarget.value)}
      onKeyDown={keyDown}
    />
  );
}

/**
 * A hidden form that all text areas of a draft belong to, so that typing stays fast: after each key, Chromium looks at
 * all fields of the same form, or at all fields without a form. The desk has many of those. It is never sent.
 */
const textAreasFormId = 'text-areas';

export function TextAreasForm() {
  return <form id={textAreasFormId} hidden />;
}
