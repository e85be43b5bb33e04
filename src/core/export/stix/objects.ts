/** The objects of a STIX 2.1 bundle: common properties, times, notes, and IDs that follow from their content. */
import type { JsonObject } from '../../json/json.ts';
import { uuidV5 } from '../uuid.ts';

/** The types of objects that an export contains. */
export type StixType = 'identity' | 'note' | 'opinion' | 'report';

/** An object with its ID. */
export type StixObject = JsonObject & { readonly type: StixType; readonly id: string };

/** The namespace of our IDs. Section 2.9 keeps its own namespace for observables and leaves the choice to producers. */
const namespace = '4652ae94-d85e-4d5b-be1d-ec446f2d3143';

/** Makes the ID of an object or bundle from its content: the same content has the same ID (STIX 2.1, section 2.9). */
export function stixId(type: StixType | 'bundle', content: unknown): string {
  return `${type}--${uuidV5(JSON.stringify([type, content]), namespace)}`;
}

/** Makes objects for one producer and one time. Of objects with the same content, each gets an ID of its own. */
export function stixObjects(time: string, createdBy?: string) {
  const seen = new Map<string, number>();
  return (type: StixType, properties: JsonObject, idContent: unknown = properties): StixObject => {
    const content = JSON.stringify([createdBy, time, idContent]);
    const before = seen.get(`${type} ${content}`) ?? 0;
    seen.set(`${type} ${content}`, before + 1);
    return {
      type,
      spec_version: '2.1',
      id: stixId(type, [content, before]),
      ...(createdBy !== undefined && { created_by_ref: createdBy }),
      created: time,
      modified: time,
      ...properties,
    };
  };
}
