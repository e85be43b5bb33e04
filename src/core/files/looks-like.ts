/** The first bytes of files that people confuse with ours. */
const signatures: readonly { readonly bytes: readonly number[]; readonly name: string }[] = [
  { bytes: [0x50, 0x4b, 0x03, 0x04], name: 'a ZIP archive or an Office document (.docx, .xlsx, .pptx)' },
  { bytes: [0x50, 0x4b, 0x05, 0x06], name: 'an empty ZIP archive' },
  { bytes: [0x25, 0x50, 0x44, 0x46], name: 'a PDF document' },
  { bytes: [0x1f, 0x8b], name: 'a gzip archive' },
  { bytes: [0xd0, 0xcf, 0x11, 0xe0], name: 'an old Office document (.doc, .xls, .ppt)' },
  { bytes: [0x89, 0x50, 0x4e, 0x47], name: 'a PNG image' },
  { bytes: [0xff, 0xd8, 0xff], name: 'a JPEG image' },
  { bytes: [0x47, 0x49, 0x46, 0x38], name: 'a GIF image' },
  { bytes: [0x53, 0x51, 0x4c, 0x69, 0x74, 0x65], name: 'a SQLite database' },
];

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte);
}

/** The binary format of a file, in words with an article; undefined if it is not recognised. */
export function binaryFormat(bytes: Uint8Array): string | undefined {
  return signatures.find((signature) => startsWith(bytes, signature.bytes))?.name;
}

/**
 * The encoding of bytes that are UTF-16 or UTF-32, by their byte order mark or by the zero bytes of ASCII characters.
 */
export function otherUnicodeEncoding(bytes: Uint8Array): 'UTF-16' | 'UTF-32' | undefined {
  if (startsWith(bytes, [0xff, 0xfe, 0, 0]) || startsWith(bytes, [0, 0, 0xfe, 0xff])) return 'UTF-32';
  if (startsWith(bytes, [0xff, 0xfe]) || startsWith(bytes, [0xfe, 0xff])) return 'UTF-16';
  const zeros = Array.from(bytes.subarray(0, 4), (byte) => (byte === 0 ? '0' : 'x')).join('');
  if (zeros === 'x000' || zeros === '000x') return 'UTF-32';
  return zeros === 'x0x0' || zeros === '0x0x' ? 'UTF-16' : undefined;
}

const textFormats: readonly { readonly start: RegExp; readonly name: string }[] = [
  { start: /^<(!doctype\s+html|html|head|body)\b/i, name: 'a web page (HTML)' },
  { start: /^<\?xml|^<[a-z!]/i, name: 'an XML or HTML document' },
  { start: /^\{\\rtf/, name: 'an RTF document' },
  { start: /^%PDF/, name: 'a PDF document' },
  { start: /^---\s*$/m, name: 'a YAML document' },
  { start: /^#{1,6} /, name: 'a Markdown document' },
  { start: /^[\w.-]+: +\S/, name: 'a YAML document or a list of headers' },
  { start: /^"?[\w ]+"?([,;\t]"?[\w ]+"?)+\r?\n/, name: 'a table (CSV)' },
  { start: /^(export|import|const|let|var|function|module\.exports)\b/, name: 'a JavaScript file' },
  { start: /^\p{L}+[,.:;]? +\p{L}/u, name: 'plain text' },
];

/** The length of the start of a text that is inspected, in UTF-16 units. */
const inspectedLength = 1000;

/** The probable format of a text that is not JSON, in words with an article; undefined if it is not recognised. */
export function textFormat(text: string): string | undefined {
  const start = text.slice(0, inspectedLength).trimStart();
  return textFormats.find((format) => format.start.test(start))?.name;
}
