/** The reasons of versions that were exported or shared with a person, and which of them a newer one replaces. */
/** Returns the reason of an exported version, shown after its time. */
export const exportedInWords = (fileName: string): string => `exported as “${fileName}”`;

/** Returns the reason of a version that was shared with a person, shown after its time. */
export const sharedInWords = (recipient: string): string => `shared with ${recipient}`;

/**
 * Whether an exported version is replaced by another one with the same content: content is stored once under the name
 * of its last file. A version that was shared with a person stays, unless it is shared with the same person again.
 */
export function isReplaced(
  earlier: { readonly reason: string; readonly exportedAs?: string | undefined },
  reason: string,
): boolean {
  const { exportedAs } = earlier;
  return exportedAs !== undefined && [reason, exportedInWords(exportedAs)].includes(earlier.reason);
}
