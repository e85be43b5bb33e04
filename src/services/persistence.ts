/**
 * Asks the browser not to clear this application's storage when room gets short. Gives whether it agreed; some browsers
 * decide by themselves, some ask the person. Never rejects.
 */
export async function askToKeepStorage(): Promise<boolean> {
  try {
    return await navigator.storage.persist();
  } catch {
    return false;
  }
}
