/** Takes several pasted names of an actor at once. Names that only commas separate are shown before they are taken. */
import { Button } from '@mantine/core';
import { useState, type ClipboardEvent, type ReactNode } from 'react';
import { splitNames, type PastedNames } from '../../core/casefile/pasted-names.ts';
import { Bdi } from '../../ui/bdi.tsx';
import classes from './found-names.module.css';

interface Pasting {
  /** For the element around the field, in the capture phase, so that it comes before the field's own handler. */
  readonly onPaste: (event: ClipboardEvent) => void;
  /** The question about commas; null for none. */
  readonly question: ReactNode;
}

/** Returns the handling of pasted names. `onNames` receives names that the person pasted or confirmed. */
export function usePastedNames(onNames: (names: readonly string[]) => void): Pasting {
  const [pasted, setPasted] = useState<PastedNames | null>(null);
  const take = (names: readonly string[]): void => {
    onNames(names);
    setPasted(null);
  };
  return {
    onPaste(event) {
      if (!(event.target instanceof HTMLInputElement) || event.target.value !== '') return;
      const names = splitNames(event.clipboardData.getData('text/plain'));
      if (names.names.length < 2 && !names.byCommas) return;
      event.preventDefault();
      event.stopPropagation();
      if (names.byCommas) setPasted(names);
      else take(names.names);
    },
    question: pasted?.byCommas ? (
      <div className={classes.offer} role="group" aria-label="Pasted names">
        <p className={classes.words}>
          {pasted.byCommas.map((name) => (
            <Bdi key={name} className={classes.name}>
              {name}
            </Bdi>
          ))}
        </p>
        <Button size="compact-xs" onClick={() => take(pasted.byCommas ?? [])}>
          {`Add as ${String(pasted.byCommas.length)} names`}
        </Button>
        <Button size="compact-xs" variant="default" onClick={() => take(pasted.names)}>
          {pasted.names.length === 1
            ? 'Add as one name with commas'
            : `Add as ${String(pasted.names.length)} names with commas`}
        </Button>
        <Button size="compact-xs" variant="subtle" onClick={() => setPasted(null)}>
          Cancel
        </Button>
      </div>
    ) : null,
  };
}
