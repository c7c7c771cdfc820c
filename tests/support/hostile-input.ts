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
  minimum?: number;
  maximum?: number;
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

/** Objects that lie about what they are once a method is called on them. */
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

/** Values that exist, so that hostile requests reach the code behind the first checks. */
export interface Known {
  readonly ids: readonly string[];
  /** Of pictures. */
  readonly hashes: readonly string[];
  readonly days: readonly string[];
  readonly instants: readonly string[];
  readonly texts: readonly string[];
}

/**
 * Values shaped by the schema that guards the call. A third are as the schema wants them, the others are spoiled here
 * and there, few are wrong altogether: an input that is wrong everywhere never gets past the first check.
 */
export function inputFor(schema: z.ZodMiniType | undefined, known: Known): fc.Arbitrary<unknown> {
  if (schema === undefined) return fc.constant({});
  const shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema; // the part named above
  return fc.oneof(
    { weight: 5, arbitrary: shaped('', shape, known, 0) },
    { weight: 9, arbitrary: shaped('', shape, known, 1) },
    { weight: 1, arbitrary: hostileValue },
  );
}

/** `spoiled` of 15 values at this place are hostile. */
function shaped(name: string, schema: JsonSchema, known: Known, spoiled: number): fc.Arbitrary<unknown> {
  const usual = wellTyped(name, schema, known, spoiled);
  if (spoiled === 0) return usual;
  return fc.oneof({ weight: 15 - spoiled, arbitrary: usual }, { weight: spoiled, arbitrary: hostileValue });
}

function wellTyped(name: string, schema: JsonSchema, known: Known, spoiled: number): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => shaped(name, choice, known, spoiled)));
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === 'object') return objectOf(schema, known, spoiled);
  if (type === 'array') return fc.array(shaped(name, schema.items ?? {}, known, spoiled), { maxLength: 3 });
  if (type === 'string') return textFor(name, known, spoiled);
  if (name === 'slotStepMinutes') return fc.constantFrom(10, 30, 60); // one of a few figures
  if (name === 'bufferMinutesBetweenBookings' || name === 'fixedMin') return fc.constantFrom(5, 15, 60); // in steps
  if (type === 'integer') return fc.integer({ min: 0, max: 4 });
  if (type === 'number')
    return spoiled === 0
      ? fc.integer({ min: Math.max(5, schema.minimum ?? 5), max: Math.min(300, schema.maximum ?? 300) })
      : fc.oneof(fc.integer({ min: 0, max: 800 }), numbers);
  if (type === 'boolean') return fc.boolean();
  if (type === 'null') return fc.constant(null);
  // Query numbers are coerced from text, so their schema says nothing.
  return /minutes|limit/.test(name) && spoiled === 0 ? fc.constantFrom('60', '30', '90') : hostileValue;
}

/** What a field of this name usually holds; a refined text says in its schema only that it is a text. */
function textFor(name: string, known: Known, spoiled: number): fc.Arbitrary<string> {
  const usual = fc.constantFrom(...usualTexts(name, known));
  return spoiled === 0 ? usual : fc.oneof({ weight: 12, arbitrary: usual }, { weight: 1, arbitrary: texts });
}

function usualTexts(name: string, known: Known): readonly string[] {
  if (/^(ids?|renew)$|Id$/.test(name)) return known.ids;
  if (/^(date|from|to)$/.test(name)) return known.days;
  if (/^(start|end)/.test(name)) return known.instants;
  if (/^(email|confirm)$/.test(name)) return ['ana@fuzz-mail.com'];
  if (name === 'phone') return ['+13055550123'];
  if (name === 'postalCode') return ['33101'];
  if (name === 'country') return ['US'];
  if (name === 'helpEmail') return ['help@fuzz-mail.com', ''];
  if (name === 'accent') return ['#0a6cbd', ''];
  if (name === 'picture') return [''];
  if (name === 'counties') return ['Orange'];
  if (/^zips?$/.test(name)) return ['32801'];
  if (name === 'website') return [''];
  if (name === 'url') return ['https://93.184.216.34/hook']; // of numbers, so that no name server is asked
  if (name === 'p256dh') return [`B${'A'.repeat(86)}`];
  if (name === 'auth') return ['A'.repeat(22)];
  return known.texts;
}

function objectOf(schema: JsonSchema, known: Known, spoiled: number): fc.Arbitrary<unknown> {
  const properties = schema.properties ?? {};
  const required = (schema.required ?? []).filter((name) => name in properties);
  const fields = Object.entries(properties).map(
    ([name, inner]) => [name, shaped(name, inner, known, spoiled)] as const,
  );
  const named = fc.record(Object.fromEntries(fields), { requiredKeys: required });
  if (spoiled === 0) return named;
  const extra = fc.dictionary(
    fc.constantFrom('extra', 'total', 'tenantId', 'status', 'constructor', '\u0000'),
    hostileValue,
    { maxKeys: 1 },
  );
  return fc.oneof(
    { weight: 8, arbitrary: named },
    { weight: 1, arbitrary: fc.tuple(named, extra).map(([own, more]) => ({ ...own, ...more })) },
  );
}
