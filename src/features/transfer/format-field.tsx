/** The choice of a format in the export dialog, grouped by purpose. */
import { Radio } from '@mantine/core';
import { useDraft } from '../../shared/context.tsx';
import {
  formatGroups,
  unavailable,
  useUnavailableBag,
  type FormatChoice,
  type OfferedFormat,
} from './export-choices.ts';
import classes from './transfer.module.css';

interface FormatFieldProps {
  readonly format: OfferedFormat;
  readonly onChange: (format: OfferedFormat) => void;
}

export function FormatField({ format, onChange }: FormatFieldProps) {
  const noBag = useUnavailableBag();
  return (
    <Radio.Group
      label="Format"
      className={classes.formatField}
      value={format}
      onChange={(value) => {
        const choice = formatGroups.flatMap(({ choices }) => choices).find((each) => each.format === value);
        if (choice) onChange(choice.format);
      }}
    >
      {formatGroups.map(({ title, choices }) => (
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
