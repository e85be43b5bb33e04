/** The skip links: the first stops of the Tab key. They are buttons because the router uses the hash of the URL. */
import classes from './skip-links.module.css';

export function SkipLinks({ links }: { readonly links: readonly (readonly [name: string, focus: () => void])[] }) {
  return (
    <nav aria-label="Skip links" className={classes.skip}>
      {links.map(([name, focus]) => (
        <button key={name} type="button" onClick={focus}>
          {name}
        </button>
      ))}
    </nav>
  );
}
