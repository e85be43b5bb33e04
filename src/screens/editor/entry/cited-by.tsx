/** The entries that cite a claim, in a row above its form, with links to them and a button to use it elsewhere. */
import { Button, Tooltip } from '@mantine/core';
import { IconLink } from '@tabler/icons-react';
import { useMemo } from 'react';
import { isIdentifier } from '../../../core/assessment/ids.ts';
import { modelOf, type Reference } from '../../../core/assessment/model.ts';
import { valueAt } from '../../../core/json/pointer.ts';
import { AuthorText } from '../../../shared/author-text.tsx';
import { useCanWrite, useDraft, useView, useViewActions } from '../../../shared/context.tsx';
import { referenceWords } from '../../../shared/delete-entries.ts';
import type { OpenDraft } from '../../../desk/desk-store.ts';
import { placeOf } from '../../../desk/place-of.ts';
import { EffectMark } from '../../../ui/effect-mark.tsx';
import { linkButtonId } from '../evidence/evidence-links.ts';
import { keepEqual } from '../place/hooks.ts';
import classes from './cited-by.module.css';

const none: readonly Reference[] = [];

/** So many citations share their lines with the heading and the button. More of them scroll in a box. */
const maxInLine = 6;

function Citation({ reference }: { readonly reference: Reference }) {
  const view = useViewActions();
  const select = useMemo(
    () =>
      keepEqual(({ workspace }: OpenDraft) => {
        const { name, effect, text } = referenceWords(workspace.assessment, reference);
        return [name, effect, text];
      }),
    [reference],
  );
  const [name, effect, text] = useDraft(select);
  const go = (): void => {
    const { selection, field } = placeOf('assessment', reference.path);
    view.select(selection, field);
  };
  return (
    <li>
      <Tooltip
        label={<AuthorText>{text}</AuthorText>}
        disabled={text === ''}
        multiline
        maw={360}
        events={{ hover: true, focus: true, touch: true }}
      >
        <button type="button" className={classes.jump} onClick={go}>
          {reference.kind === 'evidence' ? <EffectMark effect={effect} bare /> : null}
          <span className={classes.id}>{name}</span>
        </button>
      </Tooltip>
    </li>
  );
}

export function CitedBy({ index }: { readonly index: number }) {
  const linking = useView((view) => view.linking);
  const { showLinking } = useViewActions();
  const canWrite = useCanWrite();
  const id = useDraft(({ workspace }) => valueAt(workspace.assessment, `/claims/${String(index)}/claim_id`));
  const references = useDraft(({ workspace }) =>
    typeof id === 'string' ? (modelOf(workspace.assessment).citedBy.get(id) ?? none) : none,
  );
  const citable = typeof id === 'string' && isIdentifier(id);
  return (
    <section className={classes.section} aria-labelledby="editor-cited-by">
      <h3 id="editor-cited-by" className={classes.title}>
        {references.length === 0 ? 'Not cited yet' : 'Cited by'}
      </h3>
      {references.length === 0 ? null : (
        <ul className={classes.list} data-few={references.length <= maxInLine || undefined}>
          {references.map((reference) => (
            <Citation key={reference.path} reference={reference} />
          ))}
        </ul>
      )}
      <Button
        className={classes.use ?? ''}
        id={linkButtonId}
        size="compact-sm"
        variant="default"
        leftSection={<IconLink size={15} />}
        disabled={!citable || !canWrite}
        aria-expanded={linking}
        onClick={() => showLinking(!linking)}
      >
        Use as evidence for…
      </Button>
    </section>
  );
}
