/** How long, in ms, a browser may take to start reading a download. */
const readingTime = 60_000;

/** Hands a text to the person as a file, in UTF-8 without a byte order mark. Nothing leaves the machine. */
export function downloadText(fileName: string, text: string, mediaType = 'application/json'): void {
  downloadFile(fileName, new Blob([text], { type: mediaType }));
}

/** Hands bytes to the person as a file. Nothing leaves the machine. */
export function downloadFile(fileName: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.hidden = true;
  document.body.append(link);
  link.click();
  link.remove();
  // Revoked at once, the address would be gone before some browsers have read it.
  setTimeout(() => URL.revokeObjectURL(address), readingTime);
}
