/** The main landmark “Editor”: the entry or section that is selected. */
export function Editor() {
  return <main aria-label="Editor" />;
}
