/** In the help on importing from a model: the instructions for a model, to read and to copy. */
import { IconCopy } from '@tabler/icons-react';
import { useMemo } from 'react';
import { contractInstructions } from '../../core/reference/instructions.ts';
import { messageOf } from '../../core/json/words.ts';
import { codePointLength } from '../../core/text/offsets.ts';
import { useStores } from '../../shared/context.tsx';
import { useToast } from '../../ui/toast.tsx';
import classes from './entry.module.css';

export function ModelInstructions() {
  const { copy } = useStores().exports;
  const toast = useToast();
  const text = useMemo(() => contractInstructions(), []);
  const copyText = (): void => {
    void copy(text).then(
      () => toast({ text: 'Instructions copied.' }),
      (error: unknown) => toast({ text: messageOf(error), trouble: true }),
    );
  };
  return (
    <section className={classes.instructions} aria-labelledby="help-instructions">
      <h2 id="help-instructions">Instructions for a model</h2>
      <p>
        {`The contract in words, without sources: ${codePointLength(text).toLocaleString('en')} characters. Paste it into the model that you use, and add your sources.`}
      </p>
      <button type="button" className={classes.copy} onClick={copyText}>
        <IconCopy size={15} aria-hidden /> Copy instructions for a model
      </button>
      <details>
        <summary>Show the instructions</summary>
        {/* The focus lets people scroll with the keyboard. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <pre className={classes.codeBlock} role="region" aria-label="Instructions" dir="ltr" tabIndex={0}>
          <code>{text}</code>
        </pre>
      </details>
    </section>
  );
}
