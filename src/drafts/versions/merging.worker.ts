/** Compares and merges versions of a draft in a worker. One worker has one set of versions. */
import { messageOf } from '../../core/json/message-of.ts';
import { answer, type WorkerState, type Request } from './requests.ts';

const state: WorkerState = {};

self.addEventListener('message', ({ data }: MessageEvent<{ readonly serial: number; readonly request: Request }>) => {
  const { serial, request } = data;
  const onProgress = (fraction: number): void => self.postMessage({ serial, fraction });
  try {
    self.postMessage({ serial, result: answer(state, request, onProgress) });
  } catch (error) {
    self.postMessage({ serial, failed: messageOf(error) });
  }
});
