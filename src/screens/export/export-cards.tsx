/** In the export dialog: a card for each of the three main formats. */
import { Button, Radio } from '@mantine/core';
import { IconCircleCheck, IconDownload } from '@tabler/icons-react';
import { useId, type MouseEvent, type ReactNode } from 'react';
import { useDraft } from '../../shared/context.tsx';
import { countedLevel, LevelIcon } from '../../ui/level-icon.tsx';
import { reportForms, type OfferedFormat, type ReportForm } from './export-choices.ts';
import { confirmWords, isGateOpen, type Gate } from './export-gate.tsx';
import classes from './transfer.module.css';

interface CardsProps {
  readonly format: OfferedFormat;
  readonly gate: Gate;
  readonly confirmed: boolean;
  /** The type of the report that was chosen last. */
  readonly reportForm: ReportForm;
  /** Whether the file of the chosen format can be downloaded as its options are set. */
  readonly isReady: boolean;
  /** Whether the desk file has a choice that its card must show before the download. */
  readonly asksFirst: boolean;
  readonly onChange: (format: OfferedFormat) => void;
  readonly onDownload: (format: OfferedFormat) => void;
  /** Shows the findings that are in the way of the assessment. */
  readonly onShowFindings: () => void;
}

export function ExportCards(props: CardsProps) {
  const { format, gate, confirmed, reportForm, isReady, asksFirst, onChange, onDownload, onShowFindings } = props;
  const isBlind = useDraft(({ workspace }) => workspace.blind === true);
  const id = useId();
  const report = reportForms.find((each) => each.format === format);
  const form = reportForms.find((each) => each.format === reportForm) ?? reportForms[0];
  const isOpen = isGateOpen(gate, confirmed);
  const radio = (value: OfferedFormat, label: string) => (
    <Radio
      value={value}
      label={label}
      aria-describedby={`${id}-${value}-what`}
      disabled={isBlind}
      data-autofocus={value === format || undefined}
    />
  );
  const download = (name: string, value: OfferedFormat, { disabled = false, title = 'Download' } = {}) => (
    <Button
      size="sm"
      variant={value === format ? 'filled' : 'default'}
      disabled={isBlind || disabled}
      leftSection={<IconDownload size={18} aria-hidden />}
      aria-label={`${title} ${name}`}
      onClick={() => onDownload(value)}
    >
      {title}
    </Button>
  );
  return (
    <Radio.Group
      label="Format"
      labelProps={{ className: classes.unseen }}
      value={format}
      onChange={(value) => onChange(value as OfferedFormat)}
    >
      <div className={classes.cards}>
        <Card
          isChosen={format === 'assessment'}
          title={radio('assessment', 'Assessment')}
          what={<span id={`${id}-assessment-what`}>For other tools (ww3.assessment/v1), without the sources.</span>}
          state={isBlind ? notForPacket : <GateState gate={gate} isOpen={isOpen} />}
        >
          {isOpen || isBlind ? (
            download('assessment', 'assessment')
          ) : (
            <Button size="sm" variant="default" onClick={onShowFindings}>
              {gate.refused.length > 0 ? `See ${countedLevel('error', gate.refused.length)}` : confirmWords(gate)}
            </Button>
          )}
        </Card>
        <Card
          isChosen={report !== undefined}
          title={<span className={classes.cardTitle}>Report</span>}
          // Each form has a label. A second one for one of them is not widely supported.
          onSelect={isBlind ? undefined : () => onChange(form.format)}
          what={form.what}
          state={reportForms.map(({ format: value, form: title }) => (
            <Radio
              key={value}
              id={`${id}-${value}`}
              value={value}
              label={title}
              aria-label={`Report (${title})`}
              disabled={isBlind}
              data-autofocus={value === format || undefined}
            />
          ))}
        >
          {download('report', report?.format ?? form.format)}
        </Card>
        <Card
          isChosen={format === 'desk'}
          title={radio('desk', 'Desk file')}
          what={
            <span id={`${id}-desk-what`}>To share and back up: assessment, casefile and reviews, finished or not.</span>
          }
          state={isBlind ? notForPacket : <Ready />}
        >
          {format === 'desk'
            ? download('desk file', 'desk', { disabled: !isReady })
            : download('desk file', 'desk', asksFirst ? { title: 'Download…' } : {})}
        </Card>
      </div>
    </Radio.Group>
  );
}

const notForPacket = 'Not for a blind review packet';

interface CardProps {
  readonly isChosen: boolean;
  readonly title: ReactNode;
  /** What the format is for. */
  readonly what: ReactNode;
  /** Whether the file can be exported, or the choice of its type. */
  readonly state: ReactNode;
  /** The button that downloads the file. */
  /** Called for a press beside the controls, if the title is not a label. */
  readonly onSelect?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** One format: all of the card selects it. */
function Card({ isChosen, title, what, state, onSelect, children }: CardProps) {
  const select = ({ target }: MouseEvent): void => {
    if (target instanceof Element && !target.closest('button, label, input')) onSelect?.();
  };
  return (
    <div className={classes.card} data-chosen={isChosen || undefined} role="presentation" onClick={select}>
      {title}
      <p className={classes.cardWords}>{what}</p>
      <div className={classes.cardState}>{state}</div>
      {children}
    </div>
  );
}

function Ready({ words = 'Ready to export' }: { readonly words?: string }) {
  return (
    <>
      <IconCircleCheck size={16} aria-hidden /> {words}
    </>
  );
}

function GateState({ gate, isOpen }: { readonly gate: Gate; readonly isOpen: boolean }) {
  const { refused, toConfirm, uncheckable } = gate;
  if (isOpen && uncheckable) return <Ready words="Confirmed, unchecked" />;
  if (isOpen) {
    return (
      <Ready {...(toConfirm.length > 0 && { words: `${countedLevel('violation', toConfirm.length)} confirmed` })} />
    );
  }
  const level = refused.length > 0 ? 'error' : 'violation';
  return (
    <>
      <LevelIcon level={uncheckable ? 'unchecked' : level} />{' '}
      {uncheckable
        ? 'The check is not finished'
        : level === 'error'
          ? countedLevel(level, refused.length)
          : `${countedLevel(level, toConfirm.length)} to confirm`}
    </>
  );
}
