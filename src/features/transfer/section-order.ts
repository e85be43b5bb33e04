/** Adds and moves sections in the order that a person chooses for reports. */
import { sectionNames, type SectionName } from '../../core/export/report/section-names.ts';

/** Adds a section before the first one that usually comes after it. */
export function withSection(sections: readonly SectionName[], name: SectionName): readonly SectionName[] {
  const later = new Set(sectionNames.slice(sectionNames.indexOf(name) + 1));
  const at = sections.findIndex((each) => later.has(each));
  return at < 0 ? [...sections, name] : sections.toSpliced(at, 0, name);
}

/** Moves the section at a position by one, up (-1) or down (1). */
export function moveSection(sections: readonly SectionName[], at: number, by: -1 | 1): readonly SectionName[] {
  const name = sections[at];
  return name === undefined ? sections : sections.toSpliced(at, 1).toSpliced(at + by, 0, name);
}
