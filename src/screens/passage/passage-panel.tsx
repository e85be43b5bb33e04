/**
 * The region “Passage”: the text of a passage with its claims marked, and the tools to select, find and adjust spans.
 */
import { useState } from 'react';
import { useDraft } from '../../shared/context.tsx';
import { noFind } from './find-matches.ts';
import { PassageEmpty } from './passage-empty.tsx';
import { PassagePicker } from './passage-picker.tsx';
import { PassageReader } from './passage-reader.tsx';
import { useFollowWork } from './use-follow-work.ts';
import { useRequestedSearch } from './use-requested-search.ts';
import { useMonospace } from './use-monospace.ts';
import { useShownPassage } from './use-shown-passage.ts';
import classes from './passage-panel.module.css';

export function PassagePanel() {
  useFollowWork();
  const shown = useShownPassage();
  const [query, setQuery] = useState(noFind);
  useRequestedSearch((words) => setQuery({ ...noFind, words }));
  const [monospace, setMonospace] = useMonospace();
  const [hidden, setHidden] = useState(false);
  const options = { monospace, onMonospace: setMonospace, hidden, onHidden: setHidden };
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
        <PassageReader
          key={shown.passage.passage_id}
          passage={shown.passage}
          observation={shown.observation}
          query={query}
          onQuery={setQuery}
          options={options}
        />
      ) : (
        <div className={classes.empty}>
          <PassageEmpty shown={shown} />
        </div>
      )}
    </section>
  );
}
