/** Generates the accessibility conformance report of the published site. Its guide is generated with the others. */
import { conformancePage } from '../site/conformance/report.ts';
import type { GeneratedFile } from './generate-types.ts';

/** Returns the page of the report. */
export function generateConformance(): Promise<readonly GeneratedFile[]> {
  return Promise.resolve([{ path: 'public/accessibility.html', content: conformancePage() }]);
}
