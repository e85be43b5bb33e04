/** Work that the next frame must not wait for. */

/** Calls back in a task of its own after the next frame. Returns a function that cancels it. */
export function afterFrame(then: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const request = requestAnimationFrame(() => {
    timer = setTimeout(then);
  });
  return () => {
    cancelAnimationFrame(request);
    clearTimeout(timer);
  };
}
