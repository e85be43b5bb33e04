/** Whether the keyboard has ⌘ instead of Ctrl. Only for displaying shortcuts; both keys always work. */
export function isApplePlatform(): boolean {
  return /Mac|iP(hone|ad|od)/.test(navigator.userAgent);
}
