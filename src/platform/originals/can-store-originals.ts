/** Whether this browser can store the original files of sources: it has a private file system. */
export function canStoreOriginals(): boolean {
  return 'storage' in navigator && 'getDirectory' in navigator.storage && 'FileSystemFileHandle' in globalThis;
}
