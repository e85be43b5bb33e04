/** The signs for supporting and contradicting evidence in the HTML report. */
import type { Role } from '../report/claims.ts';

/** The sign of each effect. Unlike its colour, sign and line style are visible in grey and in print. */
export const effectSign: Readonly<Record<string, string>> = { supports: '+', contradicts: '×' };

/** The sign beside a claim's number in its passage, by the effects of the claim's links. */
export const roleSign: Readonly<Record<Role, string>> = { supports: '+', contradicts: '×', both: '±', none: '' };
