/**
 * The field that replaces a draft’s title while it is renamed. Enter and leaving the field save it, Escape does not.
 */
import { TextInput } from '@mantine/core';
import { useState, type KeyboardEvent } from 'react';
import { spacesForLineEnds } from '../../core/text/shorten.ts';
import { textLanguageOf } from '../../core/workspace/text-language.ts';
import { useStores } from '../../shared/context.tsx';
import type { DraftSummary } from '../../desk/library-store.ts';

interface RenameFieldProps {
  readonly draft: DraftSummary;
  readonly placeholder: string;
  readonly onDone: () => void;
}

export function RenameField({ draft, placeholder, onDone }: RenameFieldProps) {
  const { id, title } = draft;
  const { drafts } = useStores();
  const [text, setText] = useState(title);
  const save = (): void => {
    if (text !== title) void drafts.renameDraft(id, text);
    onDone();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') save();
    if (event.key === 'Escape') onDone();
  };
  return (
    <TextInput
      aria-label="Title"
      autoFocus
      data-native-undo
      value={spacesForLineEnds(text)}
      lang={text === '' ? undefined : textLanguageOf(draft)}
      placeholder={placeholder}
      onChange={(event) => setText(event.currentTarget.value)}
      onKeyDown={onKeyDown}
      onBlur={save}
      onFocus={(event) => event.currentTarget.select()}
    />
  );
}
