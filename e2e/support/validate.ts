/**
 * Validates a document against a published schema, with a validator's default settings: strict, and without formats.
 */
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { APIRequestContext } from '@playwright/test';

export async function problemsAgainstPublished(
  request: APIRequestContext,
  name: string,
  document: unknown,
): Promise<readonly string[]> {
  const schema = (await (await request.get(`./schemas/${name}`)).json()) as Record<string, unknown>;
  const ajv = new Ajv2020({ allErrors: true });
  const validate = ajv.compile(schema);
  if (validate(document)) return [];
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message ?? ''}`);
}
