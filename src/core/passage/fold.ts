export function foldWhiteSpaceAndQuotes(text: string): string {
  return text;
}

export function foldCase(text: string): string {
  return text;
}
