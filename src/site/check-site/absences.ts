/** Checks that unknown paths return 404. */
import { typeOf, type Ask } from './asking.ts';
import { row, type Row } from './report.ts';

async function present(ask: Ask, paths: readonly string[]): Promise<string[]> {
  const faults: string[] = [];
  for (const path of paths) {
    const answer = await ask(path);
    if (answer.status !== 404) faults.push(`${path} returns ${answer.status} (${typeOf(answer)}) instead of 404`);
  }
  return faults;
}

async function cachedAbsence(ask: Ask): Promise<Row> {
  const caching = (await ask('assets/nothing-here.js')).headers.get('Cache-Control') ?? '';
  const faults = caching.includes('immutable') ? [`404 responses in assets/ are cached: ${caching}`] : [];
  return row('caching of 404s', faults, '404 responses are not cached permanently', 'warn');
}

/** The rows about paths that must not exist. */
export async function absenceRows(ask: Ask): Promise<readonly Row[]> {
  const unknown = ['nothing-here', 'public/nothing-here', 'v1/nothing-here.json', 'assets/nothing-here.js'];
  const cards = ['.well-known/agent-card.json', '.well-known/agent.json', '.well-known/agent-cards'];
  const hidden = ['.git/config', '.env'];
  return [
    row('unknown paths', await present(ask, unknown), '404 for each'),
    row('agent-to-agent cards', await present(ask, cards), 'none, as the documents say'),
    row('hidden files', await present(ask, hidden), 'none'),
    await cachedAbsence(ask),
  ];
}
