/** The region “Findings”: everything that `check` found, live. */
export function FindingsPanel() {
  return <section aria-label="Findings" />;
}
