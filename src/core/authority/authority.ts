/** The authority of a rule or text (contract, reading or convention), and how it is shown in words. */
import type { Statement } from './specification.ts';

/**
 * Who defines something. `contract`: the specification states it, in the named statement. `reading`: it follows from
 * the named statement by a step of ours, given as a sentence. `convention`: Assessment Desk defines it, because the
 * specification says nothing about it, or says that it does not show it (`silence`).
 */
export type Authority =
  | { readonly kind: 'contract'; readonly statement: Statement }
  | { readonly kind: 'reading'; readonly of: Statement; readonly step: string }
  | { readonly kind: 'convention'; readonly silence?: Statement };

/** The words for a convention of ours. */
export const ownConvention = 'Convention of Assessment Desk, not part of the contract';

/** Returns the authority of something that the specification states. */
export function contract(statement: Statement): Extract<Authority, { kind: 'contract' }> {
  return { kind: 'contract', statement };
}

/** Returns the authority of something that follows from a statement by a step of ours, given as a sentence. */
export function reading(of: Statement, step: string): Extract<Authority, { kind: 'reading' }> {
  return { kind: 'reading', of, step };
}

/** Returns the authority of something that is ours; `silence` is the statement that leaves it open, if there is one. */
export function convention(silence?: Statement): Extract<Authority, { kind: 'convention' }> {
  return { kind: 'convention', ...(silence === undefined ? {} : { silence }) };
}

/** Returns the statement that an authority is based on, or that leaves the point open; undefined if there is none. */
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

/** Returns the section of a statement: '2.11.3', '8.1'. */
export function sectionOf(statement: Statement): string {
  return statement.split(' ', 1)[0] ?? statement;
}

/** Returns the source in a few words: 'Specification 2.6', 'Our reading of specification 2.11.3'. */
export function authoritySource(authority: Authority): string {
  switch (authority.kind) {
    case 'contract':
      return `Specification ${sectionOf(authority.statement)}`;
    case 'reading':
      return `Our reading of specification ${sectionOf(authority.of)}`;
    case 'convention':
      return ownConvention;
  }
}

/** Returns the authority in a sentence that names the section. */
export function authoritySentence(authority: Authority): string {
  switch (authority.kind) {
    case 'contract':
      return `Defined by the contract, section ${sectionOf(authority.statement)}.`;
    case 'reading':
      return `Our reading of section ${sectionOf(authority.of)} of the contract.`;
    case 'convention':
      return authority.silence === undefined
        ? `${ownConvention}.`
        : `${ownConvention}. Section ${sectionOf(authority.silence)} leaves this open.`;
  }
}

/** Returns the step of a reading, as a sentence; '' for other authorities. */
export function stepOf(authority: Authority): string {
  return authority.kind === 'reading' ? authority.step : '';
}

/** Returns the authority in sentences: the section, and the step of a reading. */
export function authorityInWords(authority: Authority): string {
  return `${authoritySentence(authority)} ${stepOf(authority)}`.trimEnd();
}

/** Returns the authority in a short form, to be shown below a piece of text. */
export function authorityMark(authority: Authority): string {
  switch (authority.kind) {
    case 'contract':
      return `Contract, section ${sectionOf(authority.statement)}`;
    case 'reading':
      return `Our reading of section ${sectionOf(authority.of)}: ${authority.step}`;
    case 'convention':
      return 'Convention of Assessment Desk';
  }
}

/** Whether two authorities are the same: of one kind, about the same statement, and by the same step. */
export function isSame(one: Authority, other: Authority): boolean {
  return statementOf(one) === statementOf(other) && authorityMark(one) === authorityMark(other);
}
