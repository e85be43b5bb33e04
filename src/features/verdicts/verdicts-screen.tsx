/** In the place of the desk's regions. */
export function VerdictsScreen() {
  return <main aria-label="Verdicts" />;
}
