/** In the place of the desk's regions. */
export function ReviewScreen() {
  return <main aria-label="Review" />;
}
