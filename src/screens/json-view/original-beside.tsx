/**
 * The file from which a draft was opened after repairs, beside the JSON: its bar, its text, and where it comes from.
 */
import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { AboutFile } from '../../shared/about-file.tsx';
import type { FileProblem } from '../../desk/file-commands.ts';
import classes from './source.module.css';
import { useDraft } from '../../shared/context.tsx';
import { useSourceTexts } from '../../shared/source-texts.tsx';
import type { OriginalFile } from '../../desk/source-texts.ts';
import { whileMounted } from '../../ui/while-mounted.ts';
import { Bdi } from '../../ui/bdi.tsx';
import { createSourceEditor } from './source-editor.ts';

/** Lists the problems of a text that cannot be read. Each one leads to its position. */
export function ProblemList({
  problems,
  onGo,
}: {
  readonly problems: readonly FileProblem[];
  readonly onGo: (problem: FileProblem) => void;
}) {
  return (
    <ul className={classes.problems} aria-label="Problems">
      {problems.map((problem, index) => (
        <li key={index}>
          <button type="button" className={classes.problem} dir="ltr" onClick={() => onGo(problem)}>
            <AboutFile sentence={problem.message} />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Returns the open draft's original file, undefined for none, and whether it is shown. */
export function useOriginal() {
  const draftId = useDraft(({ id }) => id);
  const texts = useSourceTexts();
  const [file, setFile] = useState<OriginalFile>();
  const [shown, show] = useState(false);
  useEffect(() => whileMounted(texts.originalOf(draftId), setFile), [texts, draftId]);
  return { file, shown, show };
}

interface OriginalBarProps {
  readonly file: OriginalFile;
  readonly shown: boolean;
  readonly onShow: (shown: boolean) => void;
}

/** Says that the draft was opened after repairs, and shows or downloads the original. */
export function OriginalBar({ file, shown, onShow }: OriginalBarProps) {
  const texts = useSourceTexts();
  return (
    <div className={classes.originalBar}>
      <p>
        This draft was opened from{' '}
        {file.fileName === '' ? (
          'pasted text'
        ) : (
          <>
            “<Bdi>{file.fileName}</Bdi>”
          </>
        )}{' '}
        after repairs.
      </p>
      <Button size="compact-sm" variant="default" aria-pressed={shown} onClick={() => onShow(!shown)}>
        Show original
      </Button>
      <Button size="compact-sm" variant="default" onClick={() => texts.downloadOriginal(file)}>
        Download original
      </Button>
    </div>
  );
}

/** The original text in a column of its own. */
export function OriginalBeside({ original }: { readonly original: Blob }) {
  return (
    <div>
      <h2 className={classes.sideTitle}>Original file</h2>
      <OriginalText original={original} />
    </div>
  );
}

/**
 * On the repair page: the original file beside the text under repair. Bytes that are not valid UTF-8 appear as U+FFFD.
 */
function OriginalText({ original }: { readonly original: Blob }) {
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
