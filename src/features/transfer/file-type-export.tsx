/** In the export dialog: exports the same content as one of several types of files. */
import { Radio } from '@mantine/core';
import { useState } from 'react';
import type { ReportFormat } from '../../core/export/exported-file.ts';
import { MadeExport, useExport } from './report-export.tsx';
import classes from './transfer.module.css';

interface FileType {
  readonly format: ReportFormat;
  readonly title: string;
  readonly what: string;
  /** Whether the preview shows the outline of a page. */
  readonly outline?: true;
  /** Whether the file is not text, which cannot be copied. */
  readonly binary?: true;
}

type FileTypes = readonly [FileType, ...FileType[]];

const reviewReports: FileTypes = [
  { format: 'review-report-html', title: 'HTML', what: 'One page to read and print.', outline: true },
  { format: 'review-report-word', title: 'Word', what: 'To edit in a word processor.', outline: true, binary: true },
  { format: 'review-report-markdown', title: 'Markdown', what: 'To paste into other documents.' },
  { format: 'verdicts', title: 'Table (CSV)', what: 'One row per verdict, for spreadsheets.' },
];

const references: FileTypes = [
  { format: 'ris', title: 'RIS', what: 'For Zotero, EndNote, Mendeley and most other reference managers.' },
  { format: 'bibtex', title: 'BibTeX', what: 'For LaTeX.' },
  { format: 'csl-json', title: 'CSL-JSON', what: 'For Pandoc and citation processors.' },
];

/** Exports the reviews of the draft as a report or as a table. */
export function ReviewReportExport({ onDone }: { readonly onDone: () => void }) {
  return <FileTypeExport types={reviewReports} onDone={onDone} />;
}

/** Exports the sources of the draft as references. */
export function ReferencesExport({ onDone }: { readonly onDone: () => void }) {
  return <FileTypeExport types={references} onDone={onDone} />;
}

function FileTypeExport({ types, onDone }: { readonly types: FileTypes; readonly onDone: () => void }) {
  const [type, setType] = useState(types[0]);
  return (
    <>
      <Radio.Group
        label="Type of file"
        mt="md"
        value={type.format}
        onChange={(value) => setType(types.find(({ format }) => format === value) ?? type)}
      >
        <div className={classes.lengths}>
          {types.map(({ format, title, what }) => (
            <Radio key={format} value={format} label={title} description={what} />
          ))}
        </div>
      </Radio.Group>
      <ExportedFile key={type.format} type={type} onDone={onDone} />
    </>
  );
}

function ExportedFile({ type, onDone }: { readonly type: FileType; readonly onDone: () => void }) {
  const { format, outline = false, binary = false } = type;
  return <MadeExport making={useExport(format)} outline={outline} canCopy={!binary} onDone={onDone} />;
}
