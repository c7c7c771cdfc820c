import { expect, test } from 'vitest';
import { createLog } from './log.ts';
import { scrub, scrubText } from './scrub.ts';

function lineOf(write: (log: ReturnType<typeof createLog>) => void): string {
  let text = '';
  write(
    createLog(
      { logLevel: 'debug' },
      {
        write: (line: string) => {
          text += line;
        },
      },
    ),
  );
  return text;
}

test('what is personal or secret is hidden by the name of its field', () => {
  const line = lineOf((log) =>
    log.info({
      email: 'canary-one',
      customerName: 'canary-two',
      address: { line1: 'canary-three' },
      gateCode: 'canary-four',
      gate_code: 'canary-five',
      sig: 'canary-six',
      nested: [{ phone: 'canary-seven', 'Idempotency-Key': 'canary-eight', 'x-admin-token': 'canary-nine' }],
    }),
  );
  expect(line).not.toContain('canary');
});

test('the same things are hidden by their look inside a text', () => {
  const texts = [
    'no mail to ana.canary@example.com',
    'GET /api/bookings/1?email=ana%40canary.org&sig=canary',
    'token ats_canary-123 and adm_canary_456',
    `Bearer sabal_acme-floors_${'x'.repeat(37)}canary`,
    'call +1 (305) 555-0123 canary'.replace('canary', ''),
    'call 305-555-0123',
    'sig 1.k1.1795220697.1.canarycanarycanarycanary',
    'connect to postgres://sabal:canary@127.0.0.1/sabal',
  ];
  for (const text of texts) {
    const line = lineOf((log) => log.warn({ detail: text, err: new Error(text) }, text));
    // Not the digits alone: the time of the line may hold them too.
    expect(line).not.toMatch(/canary|555-0123/);
  }
});

test('ids, instants, durations and codes stay readable', () => {
  const fields = {
    requestId: '00000000-0000-4000-8000-012345678901',
    at: '2026-11-21T09:30:00.123Z',
    day: '2026-11-21',
    code: '40P01',
    ms: 1_795_220_697_123,
  };
  expect(scrub(fields)).toEqual(fields);
  expect(scrubText(fields.requestId)).toBe(fields.requestId);
});

test("a database error keeps its code and constraint and loses the row's values", () => {
  const error = Object.assign(new Error('duplicate key'), {
    code: '23505',
    constraint: 'newsletter_subscribers_email_unique',
    detail: 'Key (email)=(ana@canary.org) already exists.',
  });
  const line = lineOf((log) => log.error({ err: error }));
  expect(line).toContain('23505');
  expect(line).toContain('newsletter_subscribers_email_unique');
  expect(line).not.toContain('canary');
});
