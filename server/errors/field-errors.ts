import type * as z from 'zod/mini';
import { type FieldCode, fieldCodes } from '#shared/api/errors.ts';

/** Enough to mark a form; a hostile body of thousands of faults is not worth a long answer. */
const FIELDS_MAX = 40;

type Issue = z.core.$ZodIssue;

/** `{ "address.line1": "required", "items.0.serviceId": "invalid" }` from the issues of a schema. */
export function fieldErrors(issues: readonly Issue[], input: unknown): Record<string, FieldCode> {
  const fields = new Map<string, FieldCode>();
  for (const issue of issues) {
    const path = issue.path.map(String).join('.');
    if (!fields.has(path)) fields.set(path, codeOf(issue, input));
    if (fields.size === FIELDS_MAX) break;
  }
  return Object.fromEntries(fields);
}

function codeOf(issue: Issue, input: unknown): FieldCode {
  const own = fieldCodes.find((code) => code === issue.message);
  if (own !== undefined) return own;
  if (isMissing(input, issue.path)) return 'required';
  if (issue.code === 'too_big') return isMeasure(issue.origin) ? 'too_large' : 'too_long';
  if (issue.code === 'too_small') return 'too_small';
  return 'invalid';
}

function isMeasure(origin: string): boolean {
  return origin === 'number' || origin === 'int' || origin === 'bigint' || origin === 'date';
}

function isMissing(input: unknown, path: readonly PropertyKey[]): boolean {
  let value = input;
  for (const step of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return true;
    value = (value as Record<PropertyKey, unknown>)[step]; // hasOwn has just said that it is there
  }
  return value === undefined;
}
