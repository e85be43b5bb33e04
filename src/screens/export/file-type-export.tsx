/** In the export dialog: formats with a choice of their own, such as the type of the file. */
import { Checkbox, Radio } from '@mantine/core';
import { useMemo, useState } from 'react';
import type { ReportFormat } from '../../core/report/exported-file.ts';
import { useDraft } from '../../shared/context.tsx';
import { counted } from '../../core/json/words.ts';
import { showDirections } from '../../core/text/directions.ts';
import type { Review } from '../../core/review-shape/types.generated.ts';
import { verdictsInWords } from './export-facts.ts';
import { FileExport } from './file-export.tsx';
import { MadeExport, ReportExport, useExport } from './report-export.tsx';
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
export function ReviewReportExport({ onDone }: { readonly onDone: (fileName: string) => void }) {
  return <FileTypeExport types={reviewReports} onDone={onDone} />;
}

/** Exports the sources of the draft as references. */
export function ReferencesExport({ onDone }: { readonly onDone: (fileName: string) => void }) {
  return <FileTypeExport types={references} onDone={onDone} />;
}

function FileTypeExport({ types, onDone }: { readonly types: FileTypes; readonly onDone: (fileName: string) => void }) {
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

function ExportedFile({ type, onDone }: { readonly type: FileType; readonly onDone: (fileName: string) => void }) {
  const { format, outline = false, binary = false } = type;
  return <MadeExport making={useExport(format)} outline={outline} canCopy={!binary} onDone={onDone} />;
}

/**
 * In the export dialog: exports the draft as a STIX bundle. If it has verdicts, the person chooses whether to include
 * them.
 */
export function StixExport({ onDone }: { readonly onDone: (fileName: string) => void }) {
  const verdicts = verdictsInWords(useDraft((draft) => draft.workspace.reviews));
  const [wanted, setWanted] = useState(false);
  const format = wanted && verdicts !== undefined ? 'stix-opinions' : 'stix';
  return (
    <>
      {verdicts !== undefined && (
        <Checkbox
          mt="md"
          checked={wanted}
          onChange={(event) => setWanted(event.currentTarget.checked)}
          label="Include verdicts as opinions"
          description={`${verdicts}. Accept becomes “agree”, question “neutral” and reject “disagree”, with the reviewers’ names and notes. Outdated verdicts are left out.`}
        />
      )}
      <ReportExport key={format} format={format} onDone={onDone} />
    </>
  );
}

const none: readonly Review[] = [];

/** In the export dialog: exports one of the draft’s reviews. If there are several, the person chooses one. */
export function ReviewExport({ onDone }: { readonly onDone: (fileName: string) => void }) {
  const workspace = useDraft((draft) => draft.workspace);
  const { reviews = none } = workspace;
  const [chosen, setChosen] = useState(reviews.at(-1)?.review_id);
  const review = reviews.find(({ review_id }) => review_id === chosen);
  const only = useMemo(() => review && { ...workspace, reviews: [review] }, [workspace, review]);
  return (
    <>
      {reviews.length > 1 && (
        <Radio.Group label="Reviewer" mt="md" value={chosen ?? null} onChange={setChosen}>
          {reviews.map(({ review_id, reviewer, kind, verdicts }) => (
            <Radio
              key={review_id}
              mt="xs"
              value={review_id}
              label={showDirections(reviewer.name)}
              description={`${kind === 'blind' ? 'Blind review' : 'Review'}, ${counted(verdicts.length, 'verdict')}`}
            />
          ))}
        </Radio.Group>
      )}
      {only && <FileExport key={chosen} format="review" of={only} open onDone={onDone} />}
    </>
  );
}
