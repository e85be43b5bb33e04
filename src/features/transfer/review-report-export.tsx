/** In the export dialog: exports the reviews of the draft as a report or as a table. */
import { Radio } from '@mantine/core';
import { useState } from 'react';
import type { ReviewReportFormat } from '../../core/export/exported-file.ts';
import { MadeExport, useExport } from './report-export.tsx';
import classes from './transfer.module.css';

const choices: readonly { readonly format: ReviewReportFormat; readonly title: string; readonly what: string }[] = [
  { format: 'review-report-html', title: 'HTML', what: 'One page to read and print.' },
  { format: 'review-report-word', title: 'Word', what: 'To edit in a word processor.' },
  { format: 'review-report-markdown', title: 'Markdown', what: 'To paste into other documents.' },
  { format: 'verdicts', title: 'Table (CSV)', what: 'One row per verdict, for spreadsheets.' },
];

export function ReviewReportExport({ onDone }: { readonly onDone: () => void }) {
  const [format, setFormat] = useState<ReviewReportFormat>('review-report-html');
  return (
    <>
      <Radio.Group
        label="Type of file"
        mt="md"
        value={format}
        onChange={(value) => setFormat(choices.find((each) => each.format === value)?.format ?? format)}
      >
        <div className={classes.lengths}>
          {choices.map(({ format: value, title, what }) => (
            <Radio key={value} value={value} label={title} description={what} />
          ))}
        </div>
      </Radio.Group>
      <ReviewReportFile key={format} format={format} onDone={onDone} />
    </>
  );
}

interface ReviewReportFileProps {
  readonly format: ReviewReportFormat;
  readonly onDone: () => void;
}

function ReviewReportFile({ format, onDone }: ReviewReportFileProps) {
  return (
    <MadeExport
      making={useExport(format)}
      outline={format === 'review-report-html' || format === 'review-report-word'}
      canCopy={format !== 'review-report-word'}
      onDone={onDone}
    />
  );
}
