/**
 * The region “Passage”: the text of a passage with its claims marked, and the tools to select, find and adjust spans.
 */
import { useDraft } from '../../shared/context.tsx';
import { PassageEmpty } from './passage-empty.tsx';
import { PassagePicker } from './passage-picker.tsx';
import { PassageReader } from './passage-reader.tsx';
import { useFollowClaim, useShownPassage } from './use-shown-passage.ts';
import classes from './passage-panel.module.css';

export function PassagePanel() {
  useFollowClaim();
  const shown = useShownPassage();
  const casefile = useDraft(({ workspace }) => workspace.casefile);
  const hasPassages = casefile?.observations.some(({ passages }) => passages.length > 0) ?? false;
  return (
    <section aria-label="Passage" className={classes.panel}>
      {casefile && hasPassages ? (
        <PassagePicker
          casefile={casefile}
          shown={
            shown.kind === 'passage' ? { passageId: shown.passage.passage_id, observation: shown.observation } : null
          }
        />
      ) : null}
      {shown.kind === 'passage' ? (
        <PassageReader key={shown.passage.passage_id} passage={shown.passage} observation={shown.observation} />
      ) : (
        <div className={classes.empty}>
          <PassageEmpty shown={shown} />
        </div>
      )}
    </section>
  );
}
