/** Parses CSV character by character, written from RFC 4180. */
export function parseCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = text.startsWith('\uFEFF') ? 1 : 0;
  while (at < text.length) {
    if (text[at] !== '"') throw new Error(`A field without quotation marks at ${at}.`);
    let value = '';
    for (at++; text[at] !== '"' || text[at + 1] === '"'; at++) {
      if (at >= text.length) throw new Error('A field without an end.');
      if (text[at] === '"') at++;
      value += text[at] ?? '';
    }
    row.push(value);
    at++;
    if (text[at] === ',') at++;
    else if (text.startsWith('\r\n', at)) {
      rows.push(row);
      row = [];
      at += 2;
    } else throw new Error(`Neither a comma nor a line's end at ${at}.`);
  }
  return rows;
}
