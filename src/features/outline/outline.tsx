/** The navigation “Outline”: the sections of the draft and the entries of the chosen one. */
export function Outline() {
  return <nav aria-label="Outline" />;
}
