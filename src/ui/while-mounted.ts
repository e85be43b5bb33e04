/**
 * Passes the result of asynchronous work on, unless the returned function was called before. For effects, which return
 * that function. Failures are passed on in the same way; by default they are dropped.
 */
export function whileMounted<Value>(
  work: Promise<Value>,
  onDone: (value: Value) => void,
  onFailed: (error: unknown) => void = () => undefined,
): () => void {
  let isMounted = true;
  work.then(
    (value) => {
      if (isMounted) onDone(value);
    },
    (error: unknown) => {
      if (isMounted) onFailed(error);
    },
  );
  return () => {
    isMounted = false;
  };
}
