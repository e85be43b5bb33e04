/** The command `lsp`: a language server over standard input and output, on the rules and texts of Assessment Desk. */
import { basename } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import {
  CodeActionKind,
  createConnection,
  ErrorCodes,
  MessageType,
  ProposedFeatures,
  ResponseError,
  ShowMessageNotification,
  StreamMessageReader,
  StreamMessageWriter,
  TextDocuments,
  TextDocumentSyncKind,
  DidChangeWatchedFilesNotification,
  type Connection,
  type InitializeResult,
  type TextEdit,
} from 'vscode-languageserver/node';
import { messageOf } from '../../core/json/message-of.ts';
import { serialize } from '../../library/document.ts';
import { configurationName } from '../configuration.ts';
import { exitCodes, type ExitCode, type Host } from '../host.ts';
import { analyze, type Analysis } from './analysis.ts';
import { completionsAt } from './completion.ts';
import { diagnosticsOf } from './diagnostics.ts';
import { fixesAt, renameEdits, RenameError } from './fixes.ts';
import { hoverAt } from './hover.ts';
import {
  documentOf,
  encodingFor,
  updatedDocument,
  type EditedDocument,
  type PositionEncoding,
} from './position-encoding.ts';
import { definitionsOf, referencesOf, searchedFor } from './references.ts';
import { noSettings, settingsFor, type FoundSettings } from './settings.ts';
import { symbolsOf } from './symbols.ts';

/** How long typing must pause before a file is checked, in ms. */
const pause = 150;

const toUri = (path: string): string => pathToFileURL(path).href;

/** The path of a document; its address if it is not a file of this system, such as a new document. */
function pathOf(uri: string): string {
  try {
    return fileURLToPath(uri);
  } catch {
    return uri;
  }
}

const abilities = (version: string, positionEncoding: PositionEncoding): InitializeResult => ({
  capabilities: {
    positionEncoding,
    textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental, save: true },
    hoverProvider: true,
    definitionProvider: true,
    referencesProvider: true,
    documentSymbolProvider: true,
    documentFormattingProvider: true,
    renameProvider: true,
    codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix] },
    completionProvider: { triggerCharacters: ['"'] },
  },
  serverInfo: { name: 'assessment-desk', version },
});

/** An analysis, and what it was made from. */
interface KnownAnalysis {
  readonly document: EditedDocument;
  readonly version: number;
  readonly settings: FoundSettings;
  readonly analysis: Analysis;
}

/** The open documents, their analyses and their settings. */
class LanguageServer {
  #encoding: PositionEncoding = 'utf-16';
  readonly #documents = new TextDocuments<EditedDocument>({
    create: (...given) => documentOf(this.#encoding, ...given),
    update: updatedDocument,
  });
  readonly #analyses = new Map<string, KnownAnalysis>();
  readonly #settings = new Map<string, Promise<FoundSettings>>();
  /** The casefiles that open documents are checked against, by their paths. */
  readonly #casefiles = new Set<string>();
  readonly #timers = new Map<string, NodeJS.Timeout>();
  readonly #connection: Connection;
  readonly #host: Host;
  /** The problems of settings that were shown, so that each is shown once. */
  #shown = '';

  constructor(connection: Connection, host: Host) {
    this.#connection = connection;
    // The text in the editor is newer than the file on the disk.
    const read = async (path: string): Promise<Uint8Array> => {
      const open = this.#documents.get(toUri(path));
      return open ? new TextEncoder().encode(open.getText()) : host.read(path);
    };
    this.#host = { ...host, read };
  }

  listen(): void {
    const connection = this.#connection;
    const documents = this.#documents;
    let watches = false;
    connection.onInitialize(({ capabilities }) => {
      watches = capabilities.workspace?.didChangeWatchedFiles?.dynamicRegistration === true;
      this.#encoding = encodingFor(capabilities.general?.positionEncodings);
      return abilities(this.#host.version, this.#encoding);
    });
    connection.onInitialized(() => {
      if (!watches) return;
      // A configuration can name any file as the casefile.
      void connection.client.register(DidChangeWatchedFilesNotification.type, {
        watchers: [{ globPattern: '**/*.json' }],
      });
    });
    connection.onDidChangeWatchedFiles(() => this.#checkAll());
    documents.onDidChangeContent(({ document }) => {
      const path = pathOf(document.uri);
      if (this.#casefiles.has(path) || basename(path) === configurationName) this.#checkAll();
      else this.#checkSoon(document);
    });
    documents.onDidSave(() => this.#checkAll());
    documents.onDidClose(({ document: { uri } }) => this.#forget(uri));
    this.#answer();
    documents.listen(connection);
    connection.listen();
  }

  #answer(): void {
    const connection = this.#connection;
    const { siteUrl } = this.#host;
    connection.onHover(({ textDocument, position }) =>
      this.#with(textDocument.uri, null, (analysis) => hoverAt(analysis, position, siteUrl)),
    );
    connection.onDefinition(({ textDocument: { uri }, position }) =>
      this.#with(uri, [], (analysis) => definitionsOf(analysis, this.#filesFor(analysis, uri), position)),
    );
    connection.onReferences(({ textDocument: { uri }, position, context }) =>
      this.#with(uri, [], (analysis) =>
        referencesOf(analysis, this.#filesFor(analysis, uri), position, context.includeDeclaration),
      ),
    );
    connection.onDocumentSymbol(({ textDocument }) => this.#with(textDocument.uri, [], symbolsOf));
    connection.onDocumentFormatting(({ textDocument }) => this.#with(textDocument.uri, [], formattingEdits));
    connection.onCodeAction(({ textDocument: { uri }, range }) =>
      this.#with(uri, [], (analysis) => fixesAt(analysis, uri, range)),
    );
    connection.onCompletion(({ textDocument, position }) =>
      this.#with(textDocument.uri, [], (analysis) => completionsAt(analysis, position)),
    );
    connection.onRenameRequest(({ textDocument: { uri }, position, newName }) =>
      this.#with(uri, null, (analysis) => {
        try {
          return { changes: { [uri]: renameEdits(analysis, position, newName) } };
        } catch (error) {
          if (error instanceof RenameError) throw new ResponseError(ErrorCodes.InvalidRequest, error.message);
          throw error;
        }
      }),
    );
  }

  /** Calls a function with the analysis of the current version of a document. */
  async #with<Result>(uri: string, otherwise: Result, use: (analysis: Analysis) => Result): Promise<Result> {
    const document = this.#documents.get(uri);
    return document ? use(await this.#analysisOf(document)) : otherwise;
  }

  #filesFor(analysis: Analysis, uri: string) {
    return searchedFor(analysis, uri, (path, text) => documentOf(this.#encoding, toUri(path), 'json', 0, text));
  }

  async #analysisOf(document: EditedDocument): Promise<Analysis> {
    const { uri } = document;
    const settings = await this.#settingsFor(uri);
    // The document is the same object while it is open, and can have changed meanwhile.
    const { version } = document;
    const known = this.#analyses.get(uri);
    const isCurrent = known?.document === document && known.version === version && known.settings === settings;
    if (isCurrent) return known.analysis;
    const analysis = analyze(document, pathOf(uri), settings);
    this.#analyses.set(uri, { document, version, settings, analysis });
    return analysis;
  }

  #settingsFor(uri: string): Promise<FoundSettings> {
    const found = this.#settings.get(uri) ?? this.#findSettings(uri);
    this.#settings.set(uri, found);
    return found;
  }

  async #findSettings(uri: string): Promise<FoundSettings> {
    const path = pathOf(uri);
    const settings = path === uri ? noSettings : await settingsFor(path, this.#host);
    if (settings.given) this.#casefiles.add(settings.given.input.file);
    const problems = settings.problems.join('\n');
    if (problems !== '' && problems !== this.#shown) {
      void this.#connection.sendNotification(ShowMessageNotification.type, {
        type: MessageType.Error,
        message: problems,
      });
    }
    this.#shown = problems;
    return settings;
  }

  #checkSoon(document: EditedDocument): void {
    clearTimeout(this.#timers.get(document.uri));
    this.#timers.set(
      document.uri,
      setTimeout(() => {
        // A fault of ours must not end the server.
        this.#check(document.uri).catch((error: unknown) => this.#connection.console.error(messageOf(error)));
      }, pause),
    );
  }

  /** Checks every open document again, after a file that it may be checked against has changed. */
  #checkAll(): void {
    this.#settings.clear();
    this.#analyses.clear();
    for (const document of this.#documents.all()) this.#checkSoon(document);
  }

  async #check(uri: string): Promise<void> {
    const document = this.#documents.get(uri);
    if (!document) return;
    const analysis = await this.#analysisOf(document);
    if (this.#documents.get(uri) !== document) return;
    const { version } = document;
    const diagnostics = diagnosticsOf(analysis, toUri, this.#host.siteUrl);
    await this.#connection.sendDiagnostics({ uri, version, diagnostics });
  }

  #forget(uri: string): void {
    clearTimeout(this.#timers.get(uri));
    this.#timers.delete(uri);
    this.#analyses.delete(uri);
    this.#settings.delete(uri);
    void this.#connection.sendDiagnostics({ uri, diagnostics: [] });
  }
}

/** The edit that gives a file the form of `fmt`; none if the file cannot be read without loss. */
function formattingEdits({ file, input: { parsed } }: Analysis): TextEdit[] {
  if (parsed.kind === 'refused' || parsed.problems.length > 0) return [];
  const newText = serialize(parsed);
  return newText === file.text ? [] : [{ range: file.range(0, file.text.length), newText }];
}

/** Serves until the client ends the connection. Uses no network, and writes only to standard output. */
export function runLanguageServer(host: Host): ExitCode {
  const reader = new StreamMessageReader(process.stdin);
  const writer = new StreamMessageWriter(process.stdout);
  new LanguageServer(createConnection(ProposedFeatures.all, reader, writer), host).listen();
  return exitCodes.clean;
}
