/**
 * On the repair page: the original file beside the text under repair. Bytes that are not valid UTF-8 appear as U+FFFD.
 */
import { useEffect, useRef } from 'react';
import { createSourceEditor } from './source-editor.ts';
import classes from './source.module.css';

export function OriginalText({ original }: { readonly original: Blob }) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!host.current) return undefined;
    const editor = createSourceEditor({ parent: host.current, label: 'Original file', readOnly: true });
    let isMounted = true;
    void original.text().then((text) => {
      if (isMounted) editor.change([{ from: 0, to: 0, insert: text }], false);
    });
    return () => {
      isMounted = false;
      editor.destroy();
    };
  }, [original]);
  return <div ref={host} className={classes.editor} />;
}
