/** Starts PDFium, compiled to WebAssembly, with a limit on its memory: one instance for each file. */
import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium';
import { PdfProblem } from './problem.ts';

/** PDFium, compiled and not yet running. Each open file gets an instance, so that one file cannot affect another. */
export interface PdfEngine {
  readonly module: WebAssembly.Module;
  /** The maximum memory of one instance, in bytes. */
  readonly memoryLimit: number;
}

/**
 * The reader, for the record of where a text comes from. `version` grows whenever the same file can give another text;
 * a test compares `engine` with the package that is installed.
 */
export const pdfReader = { name: 'pdf', version: 5, engine: '@embedpdf/pdfium 2.15.1' } as const;

/** The usual limit, in bytes. The rest of 1 GB is for the text and for the pages that are shown. */
const usualMemoryLimit = 640 * 1024 * 1024;

/** The exported functions that are called for each character. The package's wrappers would take most of the time. */
export interface FastFunctions {
  readonly malloc: (size: number) => number;
  readonly free: (pointer: number) => void;
  readonly FPDFText_CountChars: (textPage: number) => number;
  readonly FPDFText_GetUnicode: (textPage: number, index: number) => number;
  readonly FPDFText_IsGenerated: (textPage: number, index: number) => number;
  readonly FPDFText_IsHyphen: (textPage: number, index: number) => number;
  readonly FPDFText_HasUnicodeMapError: (textPage: number, index: number) => number;
  readonly FPDFText_GetLooseCharBox: (textPage: number, index: number, rectangle: number) => number;
  readonly FPDFText_GetTextObject: (textPage: number, index: number) => number;
  readonly FPDFTextObj_GetTextRenderMode: (textObject: number) => number;
}

/** A running instance. */
export interface Pdfium {
  /** The functions of PDFium. */
  readonly call: WrappedPdfiumModule;
  readonly fast: FastFunctions;
  /** The memory as it is now. It moves when it grows, so it is asked for each time. */
  readonly bytes: () => Uint8Array;
  /** Whether it needed more memory than the limit. */
  readonly wasRefused: () => boolean;
}

/** Compiles PDFium. `wasm` is the package's `pdfium.wasm`, in full. */
export async function loadPdfEngine(wasm: BufferSource, memoryLimit = usualMemoryLimit): Promise<PdfEngine> {
  return { module: await WebAssembly.compile(wasm), memoryLimit };
}

type ImportValues = Record<string, Record<string, WebAssembly.ImportValue>>;

/** Refuses to grow the memory over the limit. PDFium then ends with an error that no caller can ignore. */
function limitMemory(imports: WebAssembly.Imports, limit: number, onRefused: () => void): WebAssembly.Imports {
  const { env, ...rest } = imports as ImportValues;
  const grow = env?.emscripten_resize_heap as (size: number) => boolean | number;
  const emscripten_resize_heap = (size: number): boolean | number => {
    if (size >>> 0 <= limit) return grow(size);
    onRefused();
    return 0;
  };
  return { ...rest, env: { ...env, emscripten_resize_heap } };
}

/** The part of the loader's options that the types of the package do not name. */
interface LoaderOptions {
  readonly instantiateWasm: (
    imports: WebAssembly.Imports,
    onInstance: (instance: WebAssembly.Instance, module: WebAssembly.Module) => void,
  ) => object;
  readonly print: (line: string) => void;
  readonly printErr: (line: string) => void;
}

/**
 * Starts an instance. A function that needs more memory than the limit throws, and `wasRefused` returns true.
 */
export async function startPdfium({ module, memoryLimit }: PdfEngine): Promise<Pdfium> {
  let refused = false;
  const options: LoaderOptions = {
    instantiateWasm: (imports, onInstance) => {
      const checked = limitMemory(imports, memoryLimit, () => {
        refused = true;
      });
      void WebAssembly.instantiate(module, checked).then((instance) => onInstance(instance, module));
      return {};
    },
    print: () => undefined,
    printErr: () => undefined,
  };
  const call = await init(options as Parameters<typeof init>[0]);
  call.FPDF_InitLibrary();
  const memory = (call.pdfium.wasmExports as unknown as { memory: WebAssembly.Memory }).memory;
  return {
    call,
    fast: call.pdfium.wasmExports as unknown as FastFunctions,
    bytes: () => new Uint8Array(memory.buffer),
    wasRefused: () => refused,
  };
}

// Memory and texts that cross the border between JavaScript and PDFium.

/**
 * Calls `use` with the address of `size` bytes, which are given back afterwards. Throws a `PdfProblem` if there is no
 * memory for them.
 */
export function withMemory<Result>({ fast }: Pdfium, size: number, use: (address: number) => Result): Result {
  const address = fast.malloc(size);
  if (address === 0) throw new PdfProblem('memory');
  try {
    return use(address);
  } finally {
    fast.free(address);
  }
}

/** Returns `count` 32-bit floats from `address`. */
export function floatsAt(pdfium: Pdfium, address: number, count: number): readonly number[] {
  const view = new DataView(pdfium.bytes().buffer, address, count * 4);
  return Array.from({ length: count }, (_, index) => view.getFloat32(index * 4, true));
}

/** Returns the 32-bit number at `address`. */
export function numberAt(pdfium: Pdfium, address: number): number {
  return new DataView(pdfium.bytes().buffer).getUint32(address, true);
}

/** The longest text of a title, label or comment that is read, in bytes. */
const maxTextBytes = 1024 * 1024;

/**
 * Reads a UTF-16 text from a function that writes it with a terminating zero and returns its length in bytes, whatever
 * the size of the buffer. A text over 1 MiB counts as empty. Lone surrogates become U+FFFD.
 */
export function textFrom(pdfium: Pdfium, write: (buffer: number, size: number) => number): string {
  const size = write(0, 0) >>> 0;
  if (size <= 2 || size > maxTextBytes) return '';
  return withMemory(pdfium, size, (buffer) => {
    write(buffer, size);
    const bytes = pdfium.bytes().slice(buffer, buffer + size - 2);
    return new TextDecoder('utf-16le').decode(bytes).replaceAll('\0', '');
  });
}
