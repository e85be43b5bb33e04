/** Encrypts and decrypts files in a worker: making a key of a passphrase takes about a second. */
import { serveCalls } from '../../platform/worker-call.ts';
import { decryptBlob, encryptBlob } from './age-here.ts';

serveCalls({ encryptBlob, decryptBlob });
