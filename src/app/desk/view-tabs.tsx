/**
 * The navigation “Views” in the top bar, with one link for each group of views, and the switch between the views of a
 * group, which is in the head of their screens.
 */
import { memo, useState } from 'react';
import { useDraft, useStores, useView } from '../../shared/context.tsx';
import { isPlainClick } from '../../ui/keyboard.ts';
import { addressOf, screenAddress } from '../addresses.ts';
import { groupOf, useCurrentView, useViewGroups, viewInAddress, viewTitles, type ViewGroup } from './views.ts';
import classes from './view-tabs.module.css';

export const ViewTabs = memo(function ViewTabs() {
  const current = useCurrentView();
  // The views in the order in which they were last shown: a group opens at the one that was shown last.
  const [shown, setShown] = useState([current]);
  if (shown[0] !== current) setShown([current, ...shown.filter((view) => view !== current)]);
  return (
    <nav aria-label="Views" className={classes.views}>
      <ul className={classes.list}>
        {useViewGroups().map(({ title, views }) => (
          <li key={title}>
            <ViewLink
              view={shown.flatMap((name) => views.filter((view) => view === name))[0] ?? views[0]}
              title={title}
              current={groupOf(current) === title}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
});

/** The switch between the views of a group. */
export function ViewSwitch({ group }: { readonly group: ViewGroup }) {
  const current = useCurrentView();
  return (
    <nav aria-label={group.title}>
      <ul className={classes.switch}>
        {group.views.map((view) => (
          <li key={view}>
            <ViewLink view={view} title={view === 'review' ? 'Items' : viewTitles[view]} current={view === current} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface ViewLinkProps {
  readonly view: ViewGroup['views'][number] | undefined;
  readonly title: string;
  readonly current: boolean;
}

function ViewLink({ view = 'desk', title, current }: ViewLinkProps) {
  const { goTo } = useStores().navigation;
  const id = useDraft((draft) => draft.id);
  // An address, so that the view can be opened in a new tab of the browser.
  const address = useView(({ selection }) => (view === 'desk' ? addressOf(id, selection) : screenAddress(id, view)));
  return (
    <a
      href={`#${address}`}
      className={classes.link}
      aria-current={current ? 'page' : undefined}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        if (view !== viewInAddress()) goTo({ to: view });
      }}
    >
      {title}
    </a>
  );
}
