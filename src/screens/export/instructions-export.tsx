/**
 * In the export dialog: instructions for a language model with the chosen parts of the draft, to copy or download. They
 * are sent nowhere.
 */
import { Button, Checkbox } from '@mantine/core';
import { useDeferredValue, useMemo, useState } from 'react';
import { draftInstructions, everyPart, type InstructionChoice } from '../../core/reference/instructions.ts';
import { firstLines } from '../../core/report/exported-file.ts';
import { fileNameFor } from '../../core/files/file-names.ts';
import type { Casefile, Observation } from '../../core/casefile/types.generated.ts';
import { codePointLength } from '../../core/text/offsets.ts';
import { useDraft, useStores } from '../../shared/context.tsx';
import { ObservationText } from '../../shared/observation-text.tsx';
import { charactersInWords } from './export-facts.ts';
import { copyingOf, FileButtons, Preview, type Copying } from './file-buttons.tsx';
import classes from './transfer.module.css';

type Part = Exclude<keyof InstructionChoice, 'observations'>;

const partTitles: Readonly<Record<Part, string>> = {
  rules: 'Rules',
  example: 'Example',
  actors: 'Actors',
  claims: 'Claims of this draft',
};

const parts = Object.keys(partTitles) as readonly Part[];

export function InstructionsExport({ onDone }: { readonly onDone: (fileName: string) => void }) {
  const { download, copy } = useStores().exports;
  const workspace = useDraft((draft) => draft.workspace);
  const [choice, setChoice] = useState<InstructionChoice>(() => everyPart(workspace));
  // Long passages take a moment, in which the checkboxes still react.
  const settled = useDeferredValue(choice);
  const text = useMemo(() => draftInstructions(workspace, settled), [workspace, settled]);
  const length = useMemo(() => codePointLength(text), [text]);
  const preview = useMemo(() => firstLines(text), [text]);
  const [copied, setCopied] = useState<{ readonly of: string; readonly copying: Copying } | null>(null);
  const fileName = fileNameFor(workspace.title, 'instructions');

  const save = (): void => {
    download(fileName, text);
    onDone(fileName);
  };
  const copyText = async (): Promise<void> => setCopied({ of: text, copying: await copyingOf(() => copy(text)) });
  return (
    <>
      <dl className={classes.file}>
        <dt>File</dt>
        <dd className={classes.mono}>{fileName}</dd>
        <dt>Size</dt>
        <dd>
          <span role="status">{charactersInWords(length)}</span>
        </dd>
      </dl>
      <fieldset className={classes.parts}>
        <legend className={classes.groupTitle}>Include</legend>
        {parts.map((part) => (
          <Checkbox
            key={part}
            label={partTitles[part]}
            checked={choice[part]}
            onChange={(event) => setChoice({ ...choice, [part]: event.currentTarget.checked })}
          />
        ))}
      </fieldset>
      {workspace.casefile && workspace.casefile.observations.length > 0 ? (
        <ObservationChoice
          casefile={workspace.casefile}
          chosen={choice.observations}
          onChange={(observations) => setChoice({ ...choice, observations })}
        />
      ) : (
        <p className={classes.caution}>This draft has no sources yet. The instructions say where to add them.</p>
      )}
      <div className={classes.previewPlace}>
        <Preview of={preview} />
      </div>
      <p className={classes.caution}>
        Paste the text into the model that you use. Assessment Desk sends nothing. Check that you may share the sources.
      </p>
      <FileButtons
        open
        copying={copied?.of === text ? copied.copying : null}
        onSave={save}
        onCopy={() => void copyText()}
      />
    </>
  );
}

interface ObservationChoiceProps {
  readonly casefile: Casefile;
  readonly chosen: ReadonlySet<number>;
  readonly onChange: (chosen: ReadonlySet<number>) => void;
}

function lengthOf({ passages }: Observation): number {
  return passages.reduce((sum, { text }) => sum + codePointLength(text), 0);
}

/** The observations whose passages are included, each with its length. */
function ObservationChoice({ casefile: { observations }, chosen, onChange }: ObservationChoiceProps) {
  const lengths = useMemo(() => observations.map(lengthOf), [observations]);
  const toggle = (id: number, included: boolean): void => {
    const next = new Set(chosen);
    if (included) next.add(id);
    else next.delete(id);
    onChange(next);
  };
  return (
    <fieldset className={classes.sources}>
      <legend className={classes.groupTitle}>Sources</legend>
      <div className={classes.ways}>
        <Button
          size="compact-xs"
          variant="default"
          onClick={() => onChange(new Set(observations.map(({ observation_id: id }) => id)))}
        >
          All sources
        </Button>
        <Button size="compact-xs" variant="default" onClick={() => onChange(new Set())}>
          No sources
        </Button>
      </div>
      <div className={classes.sourceList}>
        {observations.map(({ observation_id: id, title }, index) => (
          <Checkbox
            key={index}
            label={<ObservationText number={id} text={`${String(id)} · ${title || 'Untitled'}`} />}
            description={charactersInWords(lengths[index] ?? 0)}
            checked={chosen.has(id)}
            onChange={(event) => toggle(id, event.currentTarget.checked)}
          />
        ))}
      </div>
    </fieldset>
  );
}
