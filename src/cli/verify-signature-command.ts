/** The command `verify-signature`: checks a detached signature of a file with the signer’s public key. */
import { createPublicKey, verify } from 'node:crypto';
import {
  keyFingerprint,
  readKeyFile,
  readSignature,
  SignatureError,
  signedBytes,
  type NamedPublicKey,
} from '../core/signature/signature-file.ts';
import { sha256, exitCodes, InputError, shownName, type ExitCode, type Host, asLines } from './host.ts';

/** The options of `verify-signature`. */
export interface VerifySignatureOptions {
  readonly command: 'verify-signature';
  readonly file: string;
  readonly signature: string;
  /** The file with the public key, as JWK. */
  readonly key: string;
  readonly format: 'text' | 'json';
}

/** The result of the check. `reason` is a sentence if the result is not 'ok'. */
interface Result {
  readonly result: 'ok' | 'failed';
  readonly reason: string | null;
  readonly fingerprint: string;
  /** Stated by the signer, and not proven. */
  readonly signer: string | null;
  readonly signedAt: string | null;
}

function resultOf(content: Uint8Array, signature: string, { key }: NamedPublicKey): Result {
  const read = readSignature(signature);
  const fingerprint = keyFingerprint(key, sha256);
  const stated = { signer: read.signer ?? null, signedAt: read.signedAt ?? null };
  if (read.key && keyFingerprint(read.key, sha256) !== fingerprint) {
    const reason = `It was signed with another key, ${keyFingerprint(read.key, sha256)}.`;
    return { result: 'failed', reason, fingerprint, ...stated };
  }
  const publicKey = createPublicKey({ key: { ...key }, format: 'jwk' });
  const isMatch = verify(null, signedBytes(read.header, content), publicKey, read.bytes);
  const reason = isMatch ? null : 'The signature does not match the file and the key.';
  return { result: isMatch ? 'ok' : 'failed', reason, fingerprint, ...stated };
}

/** Reads a file, or the files around it, and names it in the message if that fails. */
async function withFileName<Value>(file: string, read: () => Promise<Value>): Promise<Value> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof InputError) && !(error instanceof SignatureError)) throw error;
    throw new InputError(`${shownName(file)}: ${error.message}`);
  }
}

const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

/** Runs the command. */
export async function runVerifySignature(options: VerifySignatureOptions, host: Host): Promise<ExitCode> {
  const { file, signature, key, format } = options;
  try {
    const publicKey = await withFileName(key, async () => readKeyFile(textOf(await host.read(key))));
    const content = await withFileName(file, () => host.readWhole(file));
    const found = await withFileName(signature, async () =>
      resultOf(content, textOf(await host.read(signature)), publicKey),
    );
    if (format === 'json') host.out(asJson(found, options, host));
    else host.print(asLines([inWords(found, options)]));
    return found.result === 'ok' ? exitCodes.clean : exitCodes.findings;
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    host.err(`${error.message}\n`);
    return exitCodes.trouble;
  }
}

/** The name and the time are quoted as JSON, so that no signature can forge a line of output. */
function inWords({ result, reason, fingerprint, signer, signedAt }: Result, { file }: VerifySignatureOptions): string {
  const name = shownName(file);
  if (result === 'failed') return `${name}: FAILED (${reason ?? ''})`;
  const stated = [
    ...(signer === null ? [] : [`signer ${JSON.stringify(signer)}`]),
    ...(signedAt === null ? [] : [`time ${signedAt}`]),
  ];
  const statement = stated.length === 0 ? '' : `, stated ${stated.join(', ')}`;
  return `${name}: OK (key ${fingerprint}${statement})`;
}

function asJson(result: Result, { file, signature }: VerifySignatureOptions, host: Host): string {
  const report = {
    format: 'assessment-desk.verify-signature/v1',
    tool: { name: 'assessment-desk', version: host.version },
    file,
    signature,
    ...result,
  };
  return `${JSON.stringify(report, null, 2)}\n`;
}
