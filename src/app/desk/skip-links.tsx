import { focusRegion, regionTitles, type RegionName } from './regions.tsx';
import classes from './desk.module.css';

const order: readonly RegionName[] = ['editor', 'outline', 'passage', 'findings'];

/** The first stops of the Tab key. Buttons, since the address's hash belongs to the router. */
export function SkipLinks() {
  return (
    <nav aria-label="Skip links" className={classes.skip}>
      {order.map((name) => (
        <button key={name} type="button" onClick={() => focusRegion(name)}>
          Skip to {regionTitles[name].toLowerCase()}
        </button>
      ))}
    </nav>
  );
}
