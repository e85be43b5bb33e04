import type { Role } from '../report/claims.ts';

/** The shape of each effect, beside its colour and its line: print and grey lose neither shape nor line. */
export const effectSign: Readonly<Record<string, string>> = { supports: '+', contradicts: '×' };

/** The shape that a claim's number has in its passage, by what the links do with the claim. */
export const roleSign: Readonly<Record<Role, string>> = { supports: '+', contradicts: '×', both: '±', none: '' };
