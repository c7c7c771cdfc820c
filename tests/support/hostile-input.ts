import fc from 'fast-check';
import * as z from 'zod/mini';

/** What of a JSON schema is used here. */
interface JsonSchema {
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  additionalProperties?: JsonSchema | boolean;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
}

/** Texts that broke something somewhere: types, sizes, unicode, NUL, dates, prototype keys, injections. */
const texts = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '\ud800',
    '\u202egnp.exe',
    '\ufeff',
    '👩‍👩‍👧‍👦'.repeat(40),
    '__proto__',
    'constructor',
    'toString',
    "'; drop table carts; --",
    '$1',
    '%00',
    '../../etc/passwd',
    '{{7*7}}',
    'null',
    'NaN',
    '-0',
    '1e309',
    '9'.repeat(40),
    'a\r\nBcc: x@example.org',
    '2026-02-30',
    '0000-00-00',
    '9999-12-31',
    '1969-12-31',
    '2027-03-14',
    '2026-13-01T25:61:61Z',
    '9999-12-31T23:59:59.999999999Z',
    '0000-01-01T00:00:00Z',
    '2027-03-14T02:30:00-05:00',
    '2026-11-21T09:30:00+99:99',
    'x'.repeat(5000),
  ),
  fc.string({ unit: 'binary', maxLength: 60 }),
);

const numbers = fc.oneof(
  fc.constantFrom(
    0,
    -0,
    -1,
    0.1,
    1e-320,
    1e21,
    1e308,
    -1e308,
    2 ** 31,
    2 ** 53,
    2 ** 53 + 2,
    2 ** 63,
    720,
    60,
  ),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);

/** Objects that lie about what they are once somebody calls a method on them. */
const liars = fc.constantFrom<unknown>(
  { toString: 1 },
  { valueOf: null, toJSON: 5 },
  { length: 1e9 },
  { constructor: { prototype: { admin: true } } },
  JSON.parse('{"__proto__":{"admin":true}}'),
  [[[[[[[[[[[[]]]]]]]]]]]],
  Array.from({ length: 300 }, () => 0),
);

export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 5, arbitrary: texts },
  { weight: 3, arbitrary: numbers },
  { weight: 2, arbitrary: liars },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(null, true, false, [], {}) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);

/**
 * Values shaped by the schema that guards the call, spoiled here and there: an input that is wrong everywhere never
 * gets past the first check. `known` are ids and texts that exist, so that the deeper code is reached as well.
 */
export function inputFor(schema: z.ZodMiniType | undefined, known: readonly string[]): fc.Arbitrary<unknown> {
  if (schema === undefined) return fc.constant({});
  const shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema; // the part named above
  return fc.oneof({ weight: 9, arbitrary: shaped(shape, known) }, { weight: 1, arbitrary: hostileValue });
}

function shaped(schema: JsonSchema, known: readonly string[]): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 12, arbitrary: wellTyped(schema, known) },
    { weight: 1, arbitrary: hostileValue },
  );
}

function wellTyped(schema: JsonSchema, known: readonly string[]): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => shaped(choice, known)));
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === 'object') return objectOf(schema, known);
  if (type === 'array') return fc.array(shaped(schema.items ?? {}, known), { maxLength: 4 });
  if (type === 'string')
    return fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...known) }, { weight: 2, arbitrary: texts });
  if (type === 'number' || type === 'integer') return fc.oneof(fc.integer({ min: 0, max: 800 }), numbers);
  if (type === 'boolean') return fc.boolean();
  if (type === 'null') return fc.constant(null);
  return hostileValue;
}

function objectOf(schema: JsonSchema, known: readonly string[]): fc.Arbitrary<unknown> {
  const properties = Object.entries(schema.properties ?? {}).map(
    ([name, inner]) => [name, shaped(inner, known)] as const,
  );
  const named = fc.record(Object.fromEntries(properties), {
    requiredKeys: [...(schema.required ?? [])].filter((name) => name in (schema.properties ?? {})),
  });
  const extra = fc.dictionary(
    fc.constantFrom('extra', 'total', 'tenantId', 'status', 'constructor', '\u0000'),
    hostileValue,
    {
      maxKeys: 1,
    },
  );
  return fc.oneof(
    { weight: 8, arbitrary: named },
    { weight: 1, arbitrary: fc.tuple(named, extra).map(([own, more]) => ({ ...own, ...more })) },
  );
}
