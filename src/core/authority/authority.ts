import type { Statement } from './specification.ts';

/**
 * Whose word something is. `contract`: the specification states it, in the named statement. `reading`: it follows from
 * the named statement by a step that we took, which is a sentence. `convention`: it is this application's own, where
 * the specification says nothing, or says that it does not show the thing (`silence`).
 */
export type Authority =
  | { readonly kind: 'contract'; readonly statement: Statement }
  | { readonly kind: 'reading'; readonly of: Statement; readonly step: string }
  | { readonly kind: 'convention'; readonly silence?: Statement };

/** Which of the three it is. */
export type AuthorityKind = Authority['kind'];

/** How people are told that something is ours. */
export const ownConvention = 'This application’s convention, not part of the contract';

/** The specification states it. */
export function contract(statement: Statement): Extract<Authority, { kind: 'contract' }> {
  return { kind: 'contract', statement };
}

/** It follows from a statement of the specification by a step of ours, given as a sentence. */
export function reading(of: Statement, step: string): Extract<Authority, { kind: 'reading' }> {
  return { kind: 'reading', of, step };
}

/** It is ours; `silence` is the statement of the specification that leaves it open, where there is one. */
export function convention(silence?: Statement): Extract<Authority, { kind: 'convention' }> {
  return { kind: 'convention', ...(silence === undefined ? {} : { silence }) };
}

/** The statement of the specification that something rests on, or that leaves it open; undefined where there is none. */
export function statementOf(authority: Authority): Statement | undefined {
  switch (authority.kind) {
    case 'contract':
      return authority.statement;
    case 'reading':
      return authority.of;
    case 'convention':
      return authority.silence;
  }
}

/** The section that has a statement: '2.11.3', '8.1'. */
export function sectionOf(statement: Statement): string {
  return statement.split(' ', 1)[0] ?? statement;
}

/** Where something comes from, in a few words: 'Specification 2.6', 'Our reading of specification 2.11.3'. */
export function sourceOf(authority: Authority): string {
  switch (authority.kind) {
    case 'contract':
      return `Specification ${sectionOf(authority.statement)}`;
    case 'reading':
      return `Our reading of specification ${sectionOf(authority.of)}`;
    case 'convention':
      return ownConvention;
  }
}

/** Whose word something is, in a sentence that names the section. */
export function claimInWords(authority: Authority): string {
  switch (authority.kind) {
    case 'contract':
      return `The contract says so in section ${sectionOf(authority.statement)}.`;
    case 'reading':
      return `Our reading of section ${sectionOf(authority.of)} of the contract.`;
    case 'convention':
      return authority.silence === undefined
        ? `${ownConvention}.`
        : `${ownConvention}. Section ${sectionOf(authority.silence)} leaves this open.`;
  }
}

/** The step that a reading takes, as a sentence; '' for what is none. */
export function stepOf(authority: Authority): string {
  return authority.kind === 'reading' ? authority.step : '';
}

/** Whose word something is, in sentences: the section, and the step of a reading. */
export function authorityInWords(authority: Authority): string {
  return `${claimInWords(authority)} ${stepOf(authority)}`.trimEnd();
}

/** Whose word a piece is, in as few words as it takes to stand below it. */
export function authorityMark(authority: Authority): string {
  switch (authority.kind) {
    case 'contract':
      return `Contract, section ${sectionOf(authority.statement)}`;
    case 'reading':
      return `Our reading of section ${sectionOf(authority.of)}: ${authority.step}`;
    case 'convention':
      return 'This application’s convention';
  }
}

/** Whether two pieces are the same word: of one kind, about the same statement, and by the same step. */
export function isSame(one: Authority, other: Authority): boolean {
  return statementOf(one) === statementOf(other) && authorityMark(one) === authorityMark(other);
}
