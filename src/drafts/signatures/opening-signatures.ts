/** Checks the signatures that are opened together with files, and adds the results to the reports on the files. */
import { isSignatureName, signatureEnding } from '../../core/signature/signature-file.ts';
import type { OpenReport } from '../../store/file-commands.ts';
import type { SignatureCommands } from '../../store/signature-commands.ts';
import { signatureInWords, signatureLevel } from '../../store/signature-in-words.ts';

/** The signed file of a signature: the one that it is named after, or the only one. */
function signedFile(signature: File, files: readonly File[]): File | undefined {
  const name = signature.name.slice(0, -signatureEnding.length);
  return files.find((file) => file.name === name) ?? (files.length === 1 ? files[0] : undefined);
}

function withoutFile({ name }: File): OpenReport {
  return {
    fileName: name,
    outcome: 'refused',
    summary: 'This is the signature of a file.',
    problems: [{ message: 'Open it together with the file that it signs, or check both in “Signatures”.' }],
  };
}

/** Returns the reports with the results of the signatures among the opened files. */
export async function withSignatures(
  opened: readonly File[],
  reports: readonly OpenReport[],
  check: SignatureCommands['check'],
): Promise<readonly OpenReport[]> {
  const files = opened.filter(({ name }) => !isSignatureName(name));
  const result = [...reports];
  for (const signature of opened.filter(({ name }) => isSignatureName(name))) {
    const file = signedFile(signature, files);
    if (!file) {
      result.push(withoutFile(signature));
      continue;
    }
    const checked = await check(file, signature);
    const message = signatureInWords(checked);
    const isGood = signatureLevel(checked) === 'good';
    const index = result.findIndex(({ fileName }) => fileName === file.name);
    const report = result[index];
    if (!report) {
      const summary = `${file.name}: ${message}`;
      result.push({ fileName: signature.name, outcome: 'attached', summary, problems: isGood ? [] : [{ message }] });
    } else if (isGood) result[index] = { ...report, notices: [...(report.notices ?? []), { message }] };
    else result[index] = { ...report, problems: [...report.problems, { message }] };
  }
  return result;
}
