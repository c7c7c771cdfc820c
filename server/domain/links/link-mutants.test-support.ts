import fc from 'fast-check';

/** Signatures with one place changed in one of the ways a forger or a mail program would; never the one given. */
export function mutantsOf(sig: string): fc.Arbitrary<string> {
  return fc
    .record({
      at: fc.nat(sig.length - 1),
      how: fc.constantFrom('replace', 'insert', 'drop', 'swapCase', 'flipBit', 'append'),
      char: fc.string({ minLength: 1, maxLength: 2, unit: 'binary' }),
      bit: fc.nat(6),
    })
    .map(({ at, how, char, bit }) => {
      const [before, one, after] = [sig.slice(0, at), sig.charAt(at), sig.slice(at + 1)];
      if (how === 'replace') return before + char + after;
      if (how === 'insert') return before + char + one + after;
      if (how === 'drop') return before + after;
      if (how === 'append') return sig + char;
      if (how === 'flipBit') return before + String.fromCharCode(one.charCodeAt(0) ^ (1 << bit)) + after;
      return before + (one === one.toLowerCase() ? one.toUpperCase() : one.toLowerCase()) + after;
    })
    .filter((mutant) => mutant !== sig);
}

/** All other spellings that a lenient reader takes for the same signature. */
export function spellingsOf(sig: string): string[] {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  const [version = '', kid = '', expiry = '', epoch = '', digest = ''] = sig.split('.');
  const bytes = Buffer.from(digest, 'base64url');
  const withDigest = (other: string) => [version, kid, expiry, epoch, other].join('.');
  const junk = [
    '=',
    '==',
    '!!',
    '.',
    '..',
    ' ',
    '\t',
    '\n',
    '\r\n',
    '%00',
    '&',
    '#',
    '?',
    '/',
    'A',
    '\u200b',
  ];
  const spellings = [
    ...junk.flatMap((one) => [sig + one, one + sig]),
    // The last character of 43 carries two bits that no byte holds.
    ...[...alphabet].map((last) => sig.slice(0, -1) + last),
    withDigest(bytes.toString('base64')),
    withDigest(bytes.toString('hex')),
    withDigest(''),
    [version, kid, expiry, `0${epoch}`, digest].join('.'),
    [version, kid, expiry, `+${epoch}`, digest].join('.'),
    [version, kid, `0${expiry}`, epoch, digest].join('.'),
    [version, kid, expiry.toUpperCase(), epoch, digest].join('.'),
    [version, kid.toUpperCase(), expiry, epoch, digest].join('.'),
    [version, '', expiry, epoch, digest].join('.'),
    [`0${version}`, kid, expiry, epoch, digest].join('.'),
    ['2', kid, expiry, epoch, digest].join('.'),
    [kid, expiry, epoch, digest].join('.'),
    encodeURIComponent(sig).replaceAll('.', '%2E'),
    sig.toUpperCase(),
    sig.toLowerCase(),
    `"${sig}"`,
    sig + sig,
    '',
  ];
  return [...new Set(spellings)].filter((one) => one !== sig);
}
