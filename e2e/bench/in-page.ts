/**
 * Code that runs in the measured pages, ours and the peers'. It records when the frame after an event was submitted and
 * when writes to the device completed. The benchmark injects it as a separate script, so it imports nothing.
 */
export {};

/** A condition for an element of the page. The text is a regular expression. */
export interface Wanted {
  /** `::highlights` means highlights that the page paints without elements. */
  readonly selector: string;
  readonly words?: string;
  /** Whether it must be absent instead. */
  readonly gone?: boolean;
}

/** One transaction that wrote to IndexedDB. Times in ms of the page's clock. */
export interface Written {
  readonly began: number;
  readonly done: number;
  /** The time that the write calls took on this thread. */
  readonly blocked: number;
}

export interface InPage {
  /** For each key since the last call: ms from the event to the frame after it. */
  takePainted(): readonly number[];
  /** Measures from the next event of this type to the first frame that meets all conditions. */
  arm(type: string, wanted: readonly Wanted[]): void;
  /** Measures from the start of the page to the first frame that meets all conditions. */
  sinceStart(wanted: readonly Wanted[]): void;
  /** The result of the measurement, in ms. */
  result(): Promise<number>;
  /** When a download was first offered since the page began, in ms of its clock. */
  readonly offered: number[];
  readonly written: readonly Written[];
  /** The time of the last key, in ms of the page's clock. */
  readonly lastKey: number;
}

declare global {
  interface Window {
    bench: InPage;
  }
}

const painted: number[] = [];
const written: Written[] = [];
const offered: number[] = [];
let lastKey = 0;
let armed: Promise<number> = Promise.resolve(Number.NaN);

/** Calls back after the next frame: a message posted in it arrives after its style, layout and paint. */
function afterFrame(then: () => void): void {
  requestAnimationFrame(() => {
    const channel = new MessageChannel();
    channel.port1.onmessage = then;
    channel.port2.postMessage(null);
  });
}

function isThere({ selector, words, gone = false }: Wanted): boolean {
  if (selector === '::highlights') return [...CSS.highlights.values()].some(({ size }) => size > 0);
  const pattern = words === undefined ? undefined : new RegExp(words);
  const found = [...document.querySelectorAll(selector)].some(
    (element) => pattern === undefined || pattern.test(element.textContent),
  );
  return found !== gone;
}

/** Resolves to the page's time at the end of the first frame that meets all conditions. */
function firstFrameWith(wanted: readonly Wanted[]): Promise<number> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (!wanted.every(isThere)) return void requestAnimationFrame(look);
      // Elements that exist before a frame's paint are in that frame. The message marks its end.
      const channel = new MessageChannel();
      channel.port1.onmessage = () => resolve(performance.now());
      channel.port2.postMessage(null);
    };
    requestAnimationFrame(look);
  });
}

function arm(type: string, wanted: readonly Wanted[]): void {
  armed = new Promise((resolve) => {
    const started = async ({ timeStamp }: Event): Promise<void> => resolve((await firstFrameWith(wanted)) - timeStamp);
    addEventListener(type, (event) => void started(event), { capture: true, once: true });
  });
}

function watchKeys(): void {
  const onKey = ({ timeStamp }: Event): void => {
    lastKey = timeStamp;
    afterFrame(() => painted.push(performance.now() - timeStamp));
  };
  addEventListener('keydown', onKey, { capture: true });
}

function watchDownloads(): void {
  const make = URL.createObjectURL.bind(URL);
  URL.createObjectURL = (source: Blob | MediaSource) => {
    offered.push(performance.now());
    return make(source);
  };
}

/** Records each writing transaction, and the cost of its write calls on this thread. */
function watchStorage(): void {
  const spent = new WeakMap<IDBTransaction, number>();
  const open = IDBDatabase.prototype.transaction;
  IDBDatabase.prototype.transaction = function (...args: Parameters<typeof open>) {
    const began = performance.now();
    const transaction = open.apply(this, args);
    const note = (): void => {
      const blocked = spent.get(transaction);
      if (blocked !== undefined) written.push({ began, done: performance.now(), blocked });
    };
    if (transaction.mode === 'readwrite') transaction.addEventListener('complete', note);
    return transaction;
  };
  const stores = IDBObjectStore.prototype;
  for (const name of ['put', 'add', 'delete'] as const) {
    const act = stores[name] as (...args: unknown[]) => IDBRequest<IDBValidKey>;
    const timed = function (this: IDBObjectStore, ...args: unknown[]): IDBRequest<IDBValidKey> {
      const before = performance.now();
      const request = act.apply(this, args);
      spent.set(this.transaction, (spent.get(this.transaction) ?? 0) + performance.now() - before);
      return request;
    };
    Object.defineProperty(stores, name, { value: timed, writable: true, configurable: true });
  }
}

watchKeys();
watchDownloads();
watchStorage();
window.bench = {
  takePainted: () => painted.splice(0),
  arm,
  sinceStart(wanted) {
    armed = firstFrameWith(wanted);
  },
  result: () => armed,
  offered,
  written,
  get lastKey() {
    return lastKey;
  },
};
