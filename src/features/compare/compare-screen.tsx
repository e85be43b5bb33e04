/** In the place of the desk's regions. */
export function CompareScreen() {
  return <main aria-label="Compare" />;
}
