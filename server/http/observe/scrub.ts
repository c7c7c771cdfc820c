const HIDDEN = '[hidden]';

/** Names of fields, lower case without separators, whose value has no place in a log. */
const secretNames = new Set(
  `email to from recipient customeremail holderemail phone mobile customername firstname lastname name companyname
   address line1 line2 addressline1 addressline2 serviceaddress1 serviceaddress2 gatecode notes deliveryinstructions
   deliverymeta delivery stops points street placename
   sig signature token sessiontoken key adminkey keyhash tokenhash idempotencykey password secret linksecrets
   authorization cookie setcookie xadmintoken connectionstring databaseurl smtpurl payload parameters bindings`.split(
    /\s+/,
  ),
);

/** The same things where they stand inside a text: a message, a path, a database error. */
const patterns: readonly (readonly [RegExp, string])[] = [
  [/[^\s@<>"'=&?/,;:()]+(?:@|%40)[^\s@<>"'&?/,;:()]+\.[a-z]{2,}/gi, HIDDEN],
  [/\b(?:ats|adm|ics|whsec)_[\w-]+/g, HIDDEN],
  [/\bsabal_[a-z0-9-]+_[\w-]{20,}/g, HIDDEN], // a key of a program
  [/\b((?:sig|token|key|email|password)=)[^\s&"']+/gi, `$1${HIDDEN}`],
  [/\b1\.[a-z0-9]{1,8}\.\d+\.\d+\.[\w-]{20,}/g, HIDDEN], // a link's signature
  [/\b(postgres(?:ql)?|smtps?):\/\/[^\s"']+/gi, `$1://${HIDDEN}`],
  [/(?<![\w.-])(?:\+\d[\d\s().-]{6,}\d|(?:1[\s.-]?)?\(?\d{3}\)?[\s.-]?\d{3}[\s.-]?\d{4})(?![\w-])/g, HIDDEN], // a phone
];

const DEPTH_MAX = 6;

export function scrubText(text: string): string {
  return patterns.reduce((clean, [pattern, instead]) => clean.replace(pattern, instead), text);
}

/** A copy that may be logged. Errors keep what helps to find a bug: type, code, message, stack, constraint. */
export function scrub(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return scrubText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth === DEPTH_MAX) return '[deep]';
  if (value instanceof Error) return scrubError(value, depth);
  if (Array.isArray(value)) return value.map((inner) => scrub(inner, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, isSecret(name) ? HIDDEN : scrub(inner, depth + 1)]),
  );
}

function scrubError(error: Error, depth: number): Record<string, unknown> {
  const told = error as Error & { code?: unknown; constraint?: unknown; table?: unknown }; // pg adds these; absent elsewhere
  return {
    type: error.name,
    message: scrubText(error.message),
    code: told.code,
    constraint: told.constraint,
    table: told.table,
    stack: scrubText(error.stack ?? ''),
    cause: error.cause === undefined ? undefined : scrub(error.cause, depth + 1),
  };
}

function isSecret(name: string): boolean {
  return secretNames.has(name.toLowerCase().replace(/[_-]/g, ''));
}
