import { useEffect, useRef } from 'react';
import { createSourceEditor } from './source-editor.ts';
import classes from './source.module.css';

/** The file as it came, to be read beside what becomes of it. Bytes that are no UTF-8 show as U+FFFD. */
export function OriginalText({ original }: { readonly original: Blob }) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!host.current) return undefined;
    const editor = createSourceEditor({
      parent: host.current,
      text: '',
      label: 'The original',
      readOnly: true,
      ownUndo: false,
      onEdit: () => undefined,
      onCursor: () => undefined,
    });
    let here = true;
    void original.text().then((text) => {
      if (here) editor.change([{ from: 0, to: 0, insert: text }], false);
    });
    return () => {
      here = false;
      editor.destroy();
    };
  }, [original]);
  return <div ref={host} className={classes.editor} />;
}
