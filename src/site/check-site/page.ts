/** Checks the page, its policy, its files and the service worker that caches them. */
import { parseUrl } from '../../core/casefile/platform.ts';
import { policy, wasmWorkerFolder } from '../content-security-policy.ts';
import { catalogueLinksOfHeader, catalogueLinksOfPage } from '../documents/catalogue-links.ts';
import { paths } from '../documents/references.ts';
import { typeOf, type Answer, type Ask } from './asking.ts';
import { row, type Row } from './report.ts';

const script = /^(text|application)\/(x-)?javascript\b/i;

/** Returns the policy in the `<meta>` element of the page. */
function metaPolicy(html: string): string {
  const tag = /<meta\s[^>]*http-equiv="Content-Security-Policy"[^>]*>/i.exec(html)?.[0] ?? '';
  return (/content="([^"]*)"/i.exec(tag)?.[1] ?? '').replaceAll('&#39;', "'").replaceAll('&amp;', '&');
}

/** Every directive of the policy must be in the header or in the page, because browsers apply both. */
function policyRows(page: Answer): readonly Row[] {
  const header = page.headers.get('Content-Security-Policy') ?? '';
  const directives = policy.split('; ');
  const missingDirectives = (text: string): string[] => directives.filter((each) => !text.split(/;\s*/).includes(each));
  const absent = missingDirectives(metaPolicy(page.text)).filter((each) => missingDirectives(header).includes(each));
  const isFramed = !/frame-ancestors 'none'/.test(header);
  return [
    row(
      'policy',
      absent.map((each) => `missing from the Content-Security-Policy: ${each}`),
      'own origin only',
    ),
    row('framing', isFramed ? ["no frame-ancestors 'none' header"] : [], "frame-ancestors 'none'", 'warn'),
  ];
}

/** Returns the addresses of the scripts and styles that the page loads. */
function filesOf(page: Answer): readonly string[] {
  const tags = page.text.match(/<(?:script|link)\s[^>]*>/gi) ?? [];
  return tags.flatMap((tag) => {
    const isLoaded = tag.startsWith('<script') || /rel="(?:stylesheet|modulepreload)"/.test(tag);
    const reference = /\s(?:src|href)="([^"]+)"/.exec(tag)?.[1];
    return isLoaded && reference !== undefined ? [new URL(reference, page.address).href] : [];
  });
}

async function filesRow(ask: Ask, page: Answer): Promise<Row> {
  const addresses = filesOf(page);
  const faults: string[] = addresses.length === 0 ? ['the page has no script'] : [];
  for (const address of addresses) {
    const answer = await ask(address);
    const type = typeOf(answer);
    const fits = address.endsWith('.css') ? /^text\/css\b/i.test(type) : script.test(type);
    if (answer.status !== 200) faults.push(`${address}: ${answer.status}`);
    else if (!fits) faults.push(`${address} is ${type}`);
  }
  return row('files of the page', faults, `${addresses.length} scripts and styles`);
}

function cataloguesRow(page: Answer, base: string): Row {
  const links = [...catalogueLinksOfHeader(page.headers.get('Link')), ...catalogueLinksOfPage(page.text)];
  const absolute = links.map((link) => parseUrl(link, base)?.href);
  const isLinked = absolute.includes(base + paths.catalogue);
  return row('link to the catalogue', isLinked ? [] : ['no Link header or <link rel="api-catalog">'], 'present');
}

/** The rows about the page, which was already requested. */
export async function pageRows(ask: Ask, page: Answer, base: string): Promise<readonly Row[]> {
  const faults = [
    ...(page.status === 200 ? [] : [`returns ${page.status} ${page.headers.get('Location') ?? ''}`.trim()]),
    ...(/^text\/html\b/i.test(typeOf(page)) ? [] : [`its Content-Type is ${typeOf(page)}`]),
    ...(page.text.includes('<title>Assessment Desk</title>') ? [] : ['it is not Assessment Desk']),
  ];
  if (faults.length > 0) return [row('page', faults, '')];
  return [row('page', [], page.address), ...policyRows(page), await filesRow(ask, page), cataloguesRow(page, base)];
}

/** Whether a Content-Security-Policy lets a worker compile WebAssembly (CSP 3, 6.1). Without one, it may. */
function allowsWasm(header: string | null): boolean {
  const sources = header?.split(/[;,]\s*/).filter((directive) => directive.startsWith('script-src ')) ?? [];
  return sources.every((directive) => / 'wasm-unsafe-eval'(?: |$)/.test(directive));
}

/** The worker that reads PDFs needs WebAssembly, which its own policy must allow. The service worker names it. */
export async function wasmWorkerRow(ask: Ask): Promise<Row> {
  const paths = (await ask('sw.js')).text.match(new RegExp(`\\b${wasmWorkerFolder}[\\w.-]+\\.js`, 'g')) ?? [];
  const faults: string[] = [];
  for (const path of new Set(paths)) {
    const answer = await ask(path);
    if (answer.status !== 200) faults.push(`${path} returns ${answer.status}`);
    else if (!script.test(typeOf(answer))) faults.push(`${path} is ${typeOf(answer)}`);
    else if (!allowsWasm(answer.headers.get('Content-Security-Policy'))) {
      faults.push(`${path}: the Content-Security-Policy does not allow WebAssembly ('wasm-unsafe-eval')`);
    }
  }
  return row('WebAssembly', faults, paths.length > 0 ? 'allowed for workers only' : 'not used');
}

/** The service worker decides what is cached, so it must not itself be cached for long. */
export async function serviceWorkerRow(ask: Ask): Promise<Row> {
  const answer = await ask('sw.js');
  if (answer.status !== 200) return row('service worker', [`sw.js returns ${answer.status}`], '');
  const caching = answer.headers.get('Cache-Control') ?? '';
  const age = Number(/max-age=(\d+)/.exec(caching)?.[1] ?? 0);
  const faults = [
    ...(script.test(typeOf(answer)) ? [] : [`sw.js is ${typeOf(answer)}`]),
    ...(age > 3600 || caching.includes('immutable') ? [`sw.js is cached: ${caching}`] : []),
  ];
  return row('service worker', faults, caching ? `sw.js, ${caching}` : 'sw.js');
}
