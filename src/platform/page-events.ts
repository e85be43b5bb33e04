/**
 * Calls `flush` when the page is hidden, frozen or left: the last moments to save changes. It may be called several
 * times and must start its work synchronously. Returns a function that unsubscribes.
 */
export function onPageHidden(flush: () => void): () => void {
  const onHidden = () => {
    if (document.visibilityState === 'hidden') flush();
  };
  document.addEventListener('visibilitychange', onHidden);
  document.addEventListener('freeze', flush);
  window.addEventListener('pagehide', flush);
  return () => {
    document.removeEventListener('visibilitychange', onHidden);
    document.removeEventListener('freeze', flush);
    window.removeEventListener('pagehide', flush);
  };
}
