import type { Reanchoring } from '../rules/context.ts';

/** STUB */
export function findReanchoring(text: string, start: number, actual: string): Reanchoring | undefined {
  void text;
  void start;
  void actual;
  return undefined;
}
