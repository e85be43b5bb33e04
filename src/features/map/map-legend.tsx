/** Explains the ribbons of a map. Their thickness counts links, and is not a strength. */
import classes from './map.module.css';

export function MapLegend() {
  return (
    <span className={classes.legend}>
      <svg width="30" height="10" aria-hidden>
        <path className={classes.supports} d="M0 5H30" />
      </svg>
      supports,
      <svg width="30" height="10" aria-hidden>
        <path className={classes.contradicts} d="M0 5H30" />
      </svg>
      contradicts. Thicker means more links, not stronger evidence.
    </span>
  );
}
