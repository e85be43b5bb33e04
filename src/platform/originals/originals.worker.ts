/** Stores original files in a worker, because only workers can write to the private file system in every browser. */
import { checksumOfFile } from '../read-in-pieces.ts';
import { serveCalls } from '../worker-call.ts';
import { writeOriginal } from './write-original.ts';

serveCalls({ writeOriginal, checksumOfFile });
