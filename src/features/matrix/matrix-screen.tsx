/** In the place of the desk's regions. */
export function MatrixScreen() {
  return <main aria-label="Matrix" />;
}
