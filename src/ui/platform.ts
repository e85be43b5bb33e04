/** Whether the keyboard has ⌘ in place of Ctrl. Only for writing shortcuts down; both are always listened for. */
export function isApplePlatform(): boolean {
  return /Mac|iP(hone|ad|od)/.test(navigator.userAgent);
}
