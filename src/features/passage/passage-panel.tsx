/** The region “Passage”: the text of a passage with its claims marked, selecting, finding and adjusting spans. */
export function PassagePanel() {
  return <section aria-label="Passage" />;
}
