/** How long, in ms, a browser may take to start reading a download. */
const readingTime = 60_000;

/** Downloads a text as a UTF-8 file without a byte order mark. Nothing is sent over the network. */
export function downloadText(fileName: string, text: string, mediaType = 'application/json'): void {
  downloadFile(fileName, new Blob([text], { type: mediaType }));
}

/** Downloads bytes as a file. Nothing is sent over the network. */
export function downloadFile(fileName: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.hidden = true;
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers read the URL later, so it must not be revoked at once.
  setTimeout(() => URL.revokeObjectURL(address), readingTime);
}
