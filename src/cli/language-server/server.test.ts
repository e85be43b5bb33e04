/** Drives the language server as an editor does: a process of its own, and the client of the protocol's own library. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execPath, pid } from 'node:process';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TextDocument } from 'vscode-languageserver-textdocument';
import {
  CodeActionRequest,
  CompletionRequest,
  createProtocolConnection,
  DefinitionRequest,
  DidChangeTextDocumentNotification,
  DidOpenTextDocumentNotification,
  DidSaveTextDocumentNotification,
  DocumentFormattingRequest,
  DocumentSymbolRequest,
  HoverRequest,
  InitializedNotification,
  InitializeRequest,
  PublishDiagnosticsNotification,
  ReferencesRequest,
  RenameRequest,
  ShowMessageNotification,
  StreamMessageReader,
  StreamMessageWriter,
  type CodeAction,
  type CompletionItem,
  type Diagnostic,
  type Location,
  type MarkupContent,
  type ProtocolConnection,
  type PublishDiagnosticsParams,
  type TextEdit,
} from 'vscode-languageserver-protocol/node';
import { isJsonObject, type JsonObject } from '../../core/json/json.ts';
import { valueAt } from '../../core/json/pointer.ts';
import { writeAssessment, writeCasefile } from '../../core/files/write.ts';
import { exampleAssessment, exampleCasefile } from '../../core/rules/example-workspace.ts';
import { rangesOf } from '../../core/files/value-ranges.ts';

let folder = '';
let server: Awaited<ReturnType<typeof start>>;
let client: ProtocolConnection;
const main = join(import.meta.dirname, '../main.ts');

/** Starts a server of its own, for an editor that knows these encodings of positions. */
async function start(positionEncodings?: string[]) {
  const process = spawn(execPath, ['--import', 'tsx', main, 'lsp', '--stdio'], { stdio: ['pipe', 'pipe', 'inherit'] });
  const connection = createProtocolConnection(
    new StreamMessageReader(process.stdout),
    new StreamMessageWriter(process.stdin),
  );
  connection.onNotification(PublishDiagnosticsNotification.type, (given) => {
    published.push(given);
    wake();
  });
  connection.onNotification(ShowMessageNotification.type, ({ message }) => {
    messages.push(message);
    wake();
  });
  connection.listen();
  const { capabilities } = await connection.sendRequest(InitializeRequest.type, {
    processId: pid,
    rootUri: pathToFileURL(folder).href,
    capabilities: { ...(positionEncodings && { general: { positionEncodings } }) },
  });
  await connection.sendNotification(InitializedNotification.type, {});
  return { process, connection, encoding: capabilities.positionEncoding };
}

/** Ends a server as an editor does. */
async function end({ process, connection }: Pick<Awaited<ReturnType<typeof start>>, 'process' | 'connection'>) {
  await connection.sendRequest('shutdown');
  const ended = new Promise((resolve) => process.once('exit', resolve));
  await connection.sendNotification('exit');
  expect(await ended).toBe(0);
}

const published: PublishDiagnosticsParams[] = [];
const messages: string[] = [];
const waiting = new Set<() => void>();

/** Waits until `look` returns something. It is called again after each message from the server. */
async function until<Value>(look: () => Value | undefined): Promise<Value> {
  for (;;) {
    const value = look();
    if (value !== undefined) return value;
    await new Promise<void>((resolve) => waiting.add(resolve));
  }
}

function wake(): void {
  for (const resolve of waiting) resolve();
  waiting.clear();
}

const uriOf = (name: string): string => pathToFileURL(join(folder, name)).href;

/** A document that is open in the editor. */
class Open {
  version = 1;
  readonly uri: string;
  text: string;

  constructor(name: string, text: string) {
    this.uri = uriOf(name);
    this.text = text;
  }

  async open(): Promise<this> {
    const { uri, version, text } = this;
    await client.sendNotification(DidOpenTextDocumentNotification.type, {
      textDocument: { uri, languageId: 'json', version, text },
    });
    return this;
  }

  /** Replaces words of the text, as typing does. */
  async replace(words: string, by: string): Promise<void> {
    const document = TextDocument.create(this.uri, 'json', this.version, this.text);
    const at = this.text.indexOf(words);
    const range = { start: document.positionAt(at), end: document.positionAt(at + words.length) };
    this.text = this.text.slice(0, at) + by + this.text.slice(at + words.length);
    this.version += 1;
    await client.sendNotification(DidChangeTextDocumentNotification.type, {
      textDocument: { uri: this.uri, version: this.version },
      contentChanges: [{ range, text: by }],
    });
  }

  /** The diagnostics of the current version. */
  diagnostics(): Promise<readonly Diagnostic[]> {
    return until(
      () => published.findLast(({ uri, version }) => uri === this.uri && version === this.version)?.diagnostics,
    );
  }

  get document(): TextDocument {
    return TextDocument.create(this.uri, 'json', this.version, this.text);
  }

  /** The range of the value at a pointer. */
  range(path: string) {
    const found = rangesOf(this.text, [path]).get(path);
    if (!found) throw new Error(`There is no ${path}.`);
    return { start: this.document.positionAt(found.from), end: this.document.positionAt(found.to) };
  }

  /** A position in the value at a pointer. */
  at(path: string) {
    const { start } = this.range(path);
    return { textDocument: { uri: this.uri }, position: { line: start.line, character: start.character + 1 } };
  }

  textAt(range: Location['range']): string {
    return this.document.getText(range);
  }

  applied(edits: readonly TextEdit[]): string {
    return TextDocument.applyEdits(this.document, [...edits]);
  }
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'assessment-desk-lsp-'));
  writeFileSync(join(folder, 'sources.casefile.json'), writeCasefile(exampleCasefile));
  writeFileSync(join(folder, 'assessment-desk.config.json'), '{ "casefile": "sources.casefile.json" }');
  server = await start();
  client = server.connection;
  expect(server.encoding).toBe('utf-16');
});

afterAll(async () => {
  await end(server);
  rmSync(folder, { recursive: true, force: true });
});

const example = (): JsonObject => structuredClone(exampleAssessment) as unknown as JsonObject;

/** The example with a value set at a pointer. */
function exampleWith(path: string, value: unknown): string {
  const document = example();
  const [parent, name] = [path.slice(0, path.lastIndexOf('/')), path.slice(path.lastIndexOf('/') + 1)];
  const holder = valueAt(document, parent);
  if (!isJsonObject(holder)) throw new Error(`There is no ${parent}.`);
  (holder as Record<string, unknown>)[name] = value;
  return writeAssessment(document);
}

describe('the language server', () => {
  it('reports findings at exact places, also behind characters outside the Basic Multilingual Plane', async () => {
    const open = await new Open('emoji.assessment.json', exampleWith('/claims/0/proposition', '😀 Other words')).open();
    const found = (await open.diagnostics()).find(({ code }) => code === 'claim/verbatim-differs');
    expect(found).toBeDefined();
    expect(open.textAt(found?.range ?? open.range(''))).toBe('"😀 Other words"');
    expect((await open.diagnostics()).every(({ source }) => source === 'assessment-desk')).toBe(true);
  });

  it('checks what is typed, and says where JSON is broken', async () => {
    const text = exampleWith('/claims/0/claim_kind', 'forcast');
    const open = await new Open('typed.assessment.json', `// no\n${text}`).open();
    const [broken] = await open.diagnostics();
    expect(broken?.range.start).toEqual({ line: 0, character: 0 });
    await open.replace('// no\n', '');
    expect((await open.diagnostics()).map(({ code }) => code)).toContain('schema/enum');
    await open.replace('forcast', 'forecast');
    expect((await open.diagnostics()).map(({ code }) => code)).not.toContain('schema/enum');
  });

  it('reports nothing in files of other formats, unless they are named like ours', async () => {
    const foreign = await new Open('package.json', '{ "name": "x" }').open();
    expect(await foreign.diagnostics()).toEqual([]);
    const misnamed = await new Open('wrong.assessment.json', '{ "name": "x" }').open();
    expect((await misnamed.diagnostics()).map(({ code }) => code)).toEqual(['wrong-format']);
  });

  it('offers fixes, one by one and all of a kind, that leave the rest of the text alone', async () => {
    const document = example();
    const claims = document['claims'] as JsonObject[];
    const text = writeAssessment({
      ...document,
      claims: claims.map((claim) => ({ ...claim, claim_kind: 'Public Position' })),
    }).replace('\n', '\n\n');
    const open = await new Open('fixes.assessment.json', text).open();
    const actions = (await client.sendRequest(CodeActionRequest.type, {
      textDocument: { uri: open.uri },
      range: open.range('/claims/0/claim_kind'),
      context: { diagnostics: [] },
    })) as readonly CodeAction[];
    const after = (action: CodeAction | undefined) => open.applied(action?.edit?.changes?.[open.uri] ?? []);
    expect(after(actions[0])).toBe(text.replace('Public Position', 'public-position'));
    const all = actions.find(({ title }) => title.includes(`(all ${String(claims.length)})`));
    expect(after(all)).toBe(text.replaceAll('Public Position', 'public-position'));
  });

  it('explains a field, a value and the rule of a finding', async () => {
    const open = await new Open('hover.assessment.json', exampleWith('/claims/0/proposition', 'Other words')).open();
    const said = async (path: string): Promise<string> => {
      const hover = await client.sendRequest(HoverRequest.type, open.at(path));
      return (hover?.contents as MarkupContent | undefined)?.value ?? '';
    };
    const proposition = await said('/claims/0/proposition');
    expect(proposition).toMatch(/^# Proposition/);
    expect(proposition).toContain('**claim/verbatim-differs**: ');
    expect(await said('/claims/0/representation')).toMatch(/^# .*verbatim/i);
  });

  it('goes to a claim, an actor and a passage, and finds the references of a claim', async () => {
    const open = await new Open('places.assessment.json', writeAssessment(example())).open();
    const link = '/power_bases/0/evidence/0/claim_id';
    const id = valueAt(example(), link);
    const definitions = (await client.sendRequest(DefinitionRequest.type, open.at(link))) as readonly Location[];
    expect(definitions.map(({ uri, range }) => [uri, open.textAt(range)])).toEqual([[open.uri, JSON.stringify(id)]]);
    expect(definitions[0]?.range).toEqual(open.range('/claims/0/claim_id'));
    const references = await client.sendRequest(ReferencesRequest.type, {
      ...open.at('/claims/0/claim_id'),
      context: { includeDeclaration: false },
    });
    expect(references?.map(({ range }) => range)).toContainEqual(open.range(link));
    for (const path of ['/power_bases/0/actor_id', '/claims/0/passage_id', '/claims/0/observation_id']) {
      const [found] = (await client.sendRequest(DefinitionRequest.type, open.at(path))) as readonly Location[];
      expect(found?.uri, path).toBe(uriOf('sources.casefile.json'));
      const casefile = new Open('sources.casefile.json', writeCasefile(exampleCasefile));
      expect(casefile.textAt(found?.range ?? open.range('')), path).toBe(JSON.stringify(valueAt(example(), path)));
    }
  });

  it('renames a claim everywhere, completes choices and IDs, lists entries, and formats', async () => {
    const messy = JSON.stringify(example());
    const open = await new Open('rename.assessment.json', messy).open();
    const id = valueAt(example(), '/claims/0/claim_id') as string;
    const rename = await client.sendRequest(RenameRequest.type, { ...open.at('/claims/0/claim_id'), newName: 'C-900' });
    const renamed = open.applied(rename?.changes?.[open.uri] ?? []);
    expect(renamed).toBe(messy.replaceAll(JSON.stringify(id), '"C-900"'));
    await expect(
      client.sendRequest(RenameRequest.type, { ...open.at('/claims/0/actual'), newName: 'x' }),
    ).rejects.toThrow('Only the IDs of claims and actors can be renamed.');
    const labels = async (path: string): Promise<readonly string[]> => {
      const items = await client.sendRequest(CompletionRequest.type, open.at(path));
      return ((items ?? []) as readonly CompletionItem[]).map(({ label }) => label);
    };
    expect(await labels('/claims/0/claim_kind')).toContain('allegation');
    expect(await labels('/power_bases/0/evidence/0/claim_id')).toContain(id);
    expect(await labels('/power_bases/0/actor_id')).toEqual(exampleCasefile.actors.map(({ actor_id: actor }) => actor));
    const symbols = await client.sendRequest(DocumentSymbolRequest.type, { textDocument: { uri: open.uri } });
    expect(symbols?.[0]).toMatchObject({
      name: 'Claims',
      children: expect.arrayContaining([expect.objectContaining({ name: `claim ${id}` })]) as unknown,
    });
    const edits = await client.sendRequest(DocumentFormattingRequest.type, {
      textDocument: { uri: open.uri },
      options: { tabSize: 2, insertSpaces: true },
    });
    expect(open.applied(edits ?? [])).toBe(writeAssessment(example()));
  });

  it('places the second value of a line behind an emoji, and a fault at one', async () => {
    const kind = '"claim_kind": "Public Position"';
    const text = exampleWith('/claims/0/proposition', '😀 x').replace(
      /("proposition": "😀 x"),\s*("representation": "[a-z]+"),\s*"claim_kind": "[a-z-]+"/,
      `$1, $2, ${kind}`,
    );
    expect(text).toContain(kind);
    const open = await new Open('line.assessment.json', text).open();
    const found = (await open.diagnostics()).find(({ code }) => code === 'schema/enum');
    expect(open.textAt(found?.range ?? open.range(''))).toBe('"Public Position"');
    const broken = await new Open('broken.assessment.json', '{ "a": "😀", 😀 }').open();
    const [fault] = await broken.diagnostics();
    expect(broken.textAt(fault?.range ?? { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } })).toBe(
      '😀',
    );
  });

  it('checks again when the casefile is edited, before it is saved', async () => {
    const casefile = await new Open('sources.casefile.json', writeCasefile(exampleCasefile)).open();
    const open = await new Open('sourced.assessment.json', writeAssessment(example())).open();
    const codes = (await open.diagnostics()).map(({ code }) => code);
    expect(codes).not.toContain('casefile/fingerprint-differs');
    const [first] = exampleCasefile.observations;
    const seen = published.length;
    await casefile.replace(JSON.stringify(first?.title), '"Another title"');
    const after = await until(() => published.slice(seen).find(({ uri }) => uri === open.uri)?.diagnostics);
    expect(after.map(({ code }) => code)).toContain('casefile/fingerprint-differs');
  });

  it('survives an address that is not a file of this system', async () => {
    const { text } = new Open('x', '{');
    await client.sendNotification(DidOpenTextDocumentNotification.type, {
      textDocument: { uri: 'file://host/x.assessment.json', languageId: 'json', version: 1, text },
    });
    const found = await until(() => published.find(({ uri }) => uri === 'file://host/x.assessment.json'));
    expect(found.diagnostics).toHaveLength(1);
  });

  it('follows a configuration that changes, and says what is wrong with it', async () => {
    const open = await new Open(
      'configured.assessment.json',
      exampleWith('/claims/0/proposition', 'Other words'),
    ).open();
    expect((await open.diagnostics()).map(({ code }) => code)).toContain('claim/verbatim-differs');
    const save = async (configuration: string): Promise<number> => {
      writeFileSync(join(folder, 'assessment-desk.config.json'), configuration);
      const seen = published.length;
      await client.sendNotification(DidSaveTextDocumentNotification.type, { textDocument: { uri: open.uri } });
      return seen;
    };
    const seen = await save('{ "rules": { "claim/verbatim-differs": "off" } }');
    const off = await until(() => published.slice(seen).find(({ uri }) => uri === open.uri)?.diagnostics);
    expect(off.map(({ code }) => code)).not.toContain('claim/verbatim-differs');
    await save('{ "rules": { "claim/none": "off" } }');
    expect(await until(() => messages[0])).toContain(
      `${join(folder, 'assessment-desk.config.json')}:1:28: There is no rule “claim/none”.`,
    );
  });

  it('counts in bytes for an editor that does', async () => {
    const bytes = await start(['utf-8', 'utf-16']);
    expect(bytes.encoding).toBe('utf-8');
    const uri = uriOf('bytes.assessment.json');
    const send = (version: number) =>
      until(() => published.findLast((each) => each.uri === uri && each.version === version)?.diagnostics);
    const text = '{ "a": "😀", 😀 }';
    await bytes.connection.sendNotification(DidOpenTextDocumentNotification.type, {
      textDocument: { uri, languageId: 'json', version: 1, text },
    });
    const line = (start: number, finish: number) => ({
      start: { line: 0, character: start },
      end: { line: 0, character: finish },
    });
    expect((await send(1))[0]?.range).toEqual(line(15, 19));
    await bytes.connection.sendNotification(DidChangeTextDocumentNotification.type, {
      textDocument: { uri, version: 2 },
      contentChanges: [
        { range: line(13, 19), text: '' },
        { range: line(13, 13), text: ', "é": 😀' },
      ],
    });
    expect((await send(2))[0]?.range).toEqual(line(21, 25));
    await end(bytes);
  });
});
