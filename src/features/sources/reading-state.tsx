/** In the import sheet, before the rows: the progress of reading, or why it failed. */
import { Button, Progress as ProgressBar, Text } from '@mantine/core';
import { showHiddenCharacters } from '../../core/passage/hidden.ts';
import type { Progress } from '../../store/file-report.ts';
import type { Reading } from './use-reading.ts';
import classes from './import-sheet.module.css';

export function ReadingState({ reading }: { readonly reading: Reading }) {
  if (reading.kind === 'failed') {
    return (
      <div className={classes.reading} role="alert">
        <p>Could not read the files. {reading.why}</p>
        <Button variant="default" onClick={reading.again}>
          Try again
        </Button>
      </div>
    );
  }
  const { label, fraction, beginning }: Progress =
    reading.kind === 'reading' ? reading.progress : { label: 'Reading the files', fraction: 1 };
  return (
    <div className={classes.reading}>
      <Text size="sm" role="status" dir="auto">
        {label}…
      </Text>
      <ProgressBar
        value={fraction === undefined ? 100 : fraction * 100}
        animated={fraction === undefined}
        aria-label="Reading the files"
      />
      {beginning !== undefined && (
        <section className={classes.beginning} aria-label="Beginning of the text">
          <p dir="auto">{showHiddenCharacters(beginning)}</p>
        </section>
      )}
    </div>
  );
}
