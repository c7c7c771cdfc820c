import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { text } from '#shared/api/wire.ts';
import { fieldErrors } from './field-errors.ts';

const schema = z.object({
  name: text(5),
  size: z.number().check(z.minimum(1), z.maximum(9)),
  list: z.array(z.object({ id: z.string() })).check(z.maxLength(2)),
});

function fieldsOf(input: unknown) {
  const parsed = schema.safeParse(input);
  return parsed.success ? {} : fieldErrors(parsed.error.issues, input);
}

test('what is not there is required, what is there is what is wrong with it', () => {
  expect(fieldsOf({})).toEqual({ name: 'required', size: 'required', list: 'required' });
  expect(fieldsOf({ name: 'far too long', size: 0, list: [{ id: 1 }, {}] })).toEqual({
    name: 'too_long',
    size: 'too_small',
    'list.0.id': 'invalid',
    'list.1.id': 'required',
  });
  expect(fieldsOf({ name: 'a\u0000', size: 10, list: [{ id: '' }, { id: '' }, { id: '' }] })).toEqual({
    name: 'invalid',
    size: 'too_large',
    list: 'too_long',
  });
});

test('a body that is wrong everywhere gets a short answer', () => {
  const wide = z.object(
    Object.fromEntries(Array.from({ length: 100 }, (_unused, index) => [`f${index}`, z.string()])),
  );
  const parsed = wide.safeParse({});
  expect(Object.keys(fieldErrors(parsed.error?.issues ?? [], {}))).toHaveLength(40);
});
