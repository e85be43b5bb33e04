/** What the reference says about the field, the value and the findings at a place of a file. */
import type { Hover, Position } from 'vscode-languageserver';
import { canonEntry } from '../../core/canon/canon.ts';
import { schemaPlaceAt } from '../../core/canon/document-place.ts';
import { ruleEntryId } from '../../core/canon/entry.ts';
import { choiceEntryId, fieldEntryId } from '../../core/canon/field-ids.ts';
import { entryMarkdown } from '../../core/canon/markdown.ts';
import { pathAt, rangesOf } from '../../core/files/value-ranges.ts';
import { valueAt, type Pointer } from '../../core/json/pointer.ts';
import { placeAt, type Analysis } from './analysis.ts';
import { findingsHere, helpAddress } from './diagnostics.ts';

/** The entry as Markdown, without links if the package knows no site. */
function markdownOf(id: string, siteUrl: string | undefined): string | undefined {
  const entry = canonEntry(id);
  if (!entry) return undefined;
  const text = entryMarkdown({ ...entry, related: [] }, (linked) => helpAddress(linked, siteUrl) ?? '');
  return text.replace(/\[([^\]]*)\]\(\)/g, '$1').trimEnd();
}

function fieldIdAt(analysis: Analysis, path: Pointer): string | undefined {
  const place = placeAt(analysis, path);
  if (!place) return undefined;
  const at = schemaPlaceAt(place.kind, place.path);
  const value = valueAt(place.value, place.path);
  const choice = typeof value === 'string' ? choiceEntryId(at.kind, at.path, value) : undefined;
  return choice !== undefined && canonEntry(choice) ? choice : fieldEntryId(at.kind, at.path);
}

/** Returns the reference about a position: its field or value, then the rules of its findings. */
export function hoverAt(analysis: Analysis, position: Position, siteUrl: string | undefined): Hover | null {
  const { file } = analysis;
  const path = pathAt(file.text, file.offsetAt(position));
  const base = placeAt(analysis, path)?.base ?? '';
  const ruleIds = findingsHere(analysis).flatMap(({ finding }) =>
    base + finding.path === path ? [finding.ruleId] : [],
  );
  const rules = [...new Set(ruleIds)].flatMap((id) => {
    const entry = canonEntry(ruleEntryId(id));
    return entry ? [`**${id}**: ${entry.summary}`] : [];
  });
  const field = fieldIdAt(analysis, path);
  const texts = [field === undefined ? undefined : markdownOf(field, siteUrl), ...rules].filter(
    (text) => text !== undefined,
  );
  if (texts.length === 0) return null;
  const range = rangesOf(file.text, [path]).get(path);
  return {
    contents: { kind: 'markdown', value: texts.join('\n\n---\n\n') },
    ...(range && { range: file.range(range.keyFrom ?? range.from, range.to) }),
  };
}
