/** Splits a pasted or typed text into the names of one actor. */

/** Names in a pasted text. */
export interface PastedNames {
  /** The names, separated by line breaks or semicolons, each once. */
  readonly names: readonly string[];
  /** The names if commas separate them too; missing without commas. A comma can be part of a name. */
  readonly byCommas?: readonly string[];
}

/** Splits a pasted text into names. Removes bullets, and white space and quotation marks around names. */
export function splitNames(pasted: string): PastedNames {
  const names = cleanNames(pasted.split(/[\n\r\u0085\u2028\u2029;；؛]+/u));
  const byCommas = cleanNames(names.flatMap((name) => name.split(/[,，、،]/u)));
  return byCommas.length > names.length ? { names, byCommas } : { names };
}

function cleanNames(parts: readonly string[]): readonly string[] {
  const names = parts.map((part) =>
    part
      .trim()
      .replace(/^(?:[-–—*•‣◦·]|\(?\d{1,3}[.)])\s+/u, '')
      .replace(/^["“„«](.*)["”“»]$/u, '$1')
      .trim(),
  );
  return [...new Set(names.filter((name) => name !== ''))];
}
