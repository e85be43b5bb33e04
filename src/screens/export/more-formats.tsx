/** In the export dialog: the formats without a card. Most people never open this list, so it is loaded with it. */
import { Radio } from '@mantine/core';
import { useDraft } from '../../shared/context.tsx';
import { unavailable, useUnavailableBag, type OfferedFormat } from './export-choices.ts';
import classes from './transfer.module.css';

interface FormatChoice {
  readonly format: OfferedFormat;
  readonly title: string;
  readonly ending: string;
  readonly what: string;
}

const choice = (format: OfferedFormat, title: string, ending: string, what: string): FormatChoice => ({
  format,
  title,
  ending,
  what,
});

/** The formats without a card, in the order in which they are offered, grouped by purpose. */
const moreFormats: readonly { readonly title: string; readonly choices: readonly FormatChoice[] }[] = [
  {
    title: 'Share and back up',
    choices: [
      choice(
        'bag',
        'Desk file with originals (BagIt)',
        '*.bag.zip',
        'Desk file and original files, with checksums that any BagIt tool can verify.',
      ),
      choice('casefile', 'Casefile', '*.casefile.json', 'Sources only.'),
    ],
  },
  {
    title: 'Reviews',
    choices: [
      choice('review', 'Review file', '*.review.json', 'One reviewer’s verdicts, to send back to the author.'),
      choice(
        'review-report',
        'Review report',
        '*.review-report.html',
        'The verdicts of all reviewers, their disagreements and the open points, to read or as a table.',
      ),
      choice(
        'blind-packet',
        'Blind review packet',
        '*.blind.json',
        'For an independent review, without your effects, reasons, rationales and workflow states.',
      ),
    ],
  },
  {
    title: 'For other tools',
    choices: [
      choice('annotations', 'Annotations', '*.annotations.jsonld', 'Claims as W3C Web Annotations.'),
      choice('links', 'Evidence links (CSV)', '*.links.csv', 'One row per evidence link, for spreadsheets.'),
      choice('matrix', 'Evidence matrix (CSV)', '*.matrix.csv', 'Claims by entries, for spreadsheets.'),
      choice(
        'tables',
        'Tables (Excel)',
        '*.tables.xlsx',
        'Links, matrix, claims and sources as sheets of one workbook.',
      ),
      choice(
        'stix',
        'STIX bundle',
        '*.stix.json',
        'A report with notes (STIX 2.1), for threat intelligence platforms.',
      ),
      choice('references', 'References', '*.ris', 'Your sources, for reference managers and bibliographies.'),
      choice(
        'instructions',
        'Instructions for a model',
        '*.instructions.md',
        'The contract and your sources in words, to paste into a language model.',
      ),
    ],
  },
];

interface MoreFormatsProps {
  readonly format: OfferedFormat;
  readonly onChange: (format: OfferedFormat) => void;
}

/** The choice among the formats without a card. */
export function MoreFormats({ format, onChange }: MoreFormatsProps) {
  const noBag = useUnavailableBag();
  return (
    <Radio.Group
      label="More formats"
      labelProps={{ className: classes.unseen }}
      value={format}
      onChange={(value) => onChange(value as OfferedFormat)}
    >
      {moreFormats.map(({ title, choices }) => (
        <div key={title} role="group" aria-label={title} className={classes.formats}>
          <p className={classes.groupTitle} aria-hidden>
            {title}
          </p>
          {choices.map((choice) => (
            <FormatRadio key={choice.format} choice={choice} chosen={choice.format === format} noBag={noBag} />
          ))}
        </div>
      ))}
    </Radio.Group>
  );
}

interface FormatRadioProps {
  readonly choice: FormatChoice;
  readonly chosen: boolean;
  /** Why a bag cannot be exported; undefined if it can. */
  readonly noBag: string | undefined;
}

function FormatRadio({ choice, chosen, noBag }: FormatRadioProps) {
  const { format, title, ending, what } = choice;
  const isUnavailable = useDraft((draft) => unavailable(format, draft.workspace));
  const missing = format === 'bag' ? noBag : isUnavailable;
  return (
    <Radio
      value={format}
      data-autofocus={chosen || undefined}
      label={title}
      disabled={missing !== undefined}
      description={
        missing ?? (
          <>
            {what} <span className={classes.mono}>{ending}</span>
          </>
        )
      }
    />
  );
}
