import { focusRegion, regionTitles, type RegionName } from './regions.tsx';
import classes from './desk.module.css';

const order: readonly RegionName[] = ['editor', 'outline', 'passage', 'findings'];

/** The first elements in tab order. They are buttons because the router uses the address’s hash. */
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
