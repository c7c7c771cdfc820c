import { expect, test } from 'vitest';
import { EnvError, readEnv } from './env.ts';

const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://book.test/',
  ADMIN_KEY: 'a-long-enough-key',
  LINK_SECRETS: 'b2:Yq7fT0pWm3ZkR9vLc2XsN8dGh5JtB1uE, a1:0f9c1d7b3a5e8642c0b1a9d8e7f65342',
};

function faultsOf(env: Record<string, string>): readonly string[] {
  try {
    readEnv(env);
  } catch (error) {
    if (error instanceof EnvError) return error.faults;
    throw error;
  }
  return [];
}

test('an empty environment gives a working development server', () => {
  expect(readEnv({})).toMatchObject({
    port: 8080,
    publicUrl: 'http://localhost:8080',
    adminKey: 'sabal-dev-admin',
    linkSecrets: [{ kid: 'dev' }],
    trustProxy: false,
    limitsOff: false,
    production: false,
  });
});

test('production needs its own address, admin key and link secrets', () => {
  expect(faultsOf({ NODE_ENV: 'production' })).toHaveLength(3);
  expect(readEnv(production)).toMatchObject({
    publicUrl: 'https://book.test',
    linkSecrets: [{ kid: 'b2' }, { kid: 'a1' }],
    production: true,
  });
});

test('without a word it listens to its own machine, in production to all, and HOST decides in both', () => {
  expect([readEnv({}).host, readEnv(production).host]).toEqual(['127.0.0.1', '0.0.0.0']);
  expect([readEnv({ HOST: '0.0.0.0' }).host, readEnv({ ...production, HOST: '10.0.0.5' }).host]).toEqual([
    '0.0.0.0',
    '10.0.0.5',
  ]);
});

test('a stopping node gives its proxy notice in production, as long as it is told to', () => {
  expect([readEnv({}).stopNoticeMs, readEnv(production).stopNoticeMs]).toEqual([0, 6000]);
  expect(readEnv({ ...production, STOP_NOTICE_MS: '15000' }).stopNoticeMs).toBe(15_000);
  expect(faultsOf({ STOP_NOTICE_MS: '6s' })).toEqual(['STOP_NOTICE_MS must be a number of milliseconds']);
});

test('the key of monitoring is no short word', () => {
  expect(readEnv({})).not.toHaveProperty('metricsKey');
  expect(faultsOf({ METRICS_KEY: 'short' })).toEqual(['METRICS_KEY must have at least 16 characters']);
});

test('production refuses secrets that are published or can be guessed, and repeats none of them', () => {
  const published = readEnv({});
  const refused: [Record<string, string>, RegExp][] = [
    [{ ADMIN_KEY: published.adminKey }, /^ADMIN_KEY is a published value/],
    [{ ADMIN_KEY: 'abababababababab' }, /^ADMIN_KEY must have at least 6 different/],
    [{ METRICS_KEY: '1'.repeat(20) }, /^METRICS_KEY must have at least 6 different/],
    [{ API_DATABASE_PASSWORD: 'abab'.repeat(4) }, /^API_DATABASE_PASSWORD must have at least 6 different/],
    [{ LINK_SECRETS: `a1:${'a'.repeat(32)}` }, /^LINK_SECRETS a1 must have at least 9 different/],
    [{ LINK_SECRETS: `${production.LINK_SECRETS},c3:${'abcd'.repeat(8)}` }, /^LINK_SECRETS c3 must/],
    [{ LINK_SECRETS: `a1:${published.linkSecrets[0]?.secret}` }, /^LINK_SECRETS a1 is a published value/],
    [{ DATABASE_URL: 'postgres://sabal:password@127.0.0.1/sabal' }, /^DATABASE_URL has the password of/],
  ];
  for (const [change, fault] of refused) {
    const faults = faultsOf({ ...production, ...change });
    expect(faults).toEqual([expect.stringMatching(fault)]);
    for (const value of Object.values(change)) expect(faults.join()).not.toContain(value);
  }
  expect(readEnv({ ADMIN_KEY: published.adminKey }).adminKey).toBe(published.adminKey);
});

test('an owner without a password needs one named for the role of the API', () => {
  const env = { DATABASE_URL: 'postgres://sabal@127.0.0.1/sabal' };
  expect(faultsOf(env)).toEqual([
    expect.stringMatching(/^DATABASE_URL has no password .* API_DATABASE_PASSWORD/),
  ]);
  expect(faultsOf({ ...env, API_DATABASE_PASSWORD: 'short' })).toHaveLength(1);
  expect(readEnv({ ...env, API_DATABASE_PASSWORD: 'a long enough one' }).apiDatabasePassword).toBe(
    'a long enough one',
  );
  expect(faultsOf({ DATABASE_URL: `${env.DATABASE_URL}?password=known` })).toEqual([]);
});

test('limits cannot be switched off in production', () => {
  expect(faultsOf({ ...production, LIMITS: 'off' })).toEqual([
    'LIMITS cannot be off when NODE_ENV is production',
  ]);
  expect(readEnv({ LIMITS: 'off' }).limitsOff).toBe(true);
});

test('the service worker is on until it is retired by name', () => {
  expect([readEnv({}).worker, readEnv({ WORKER: 'retired' }).worker]).toEqual(['on', 'retired']);
  expect(faultsOf({ WORKER: 'off' })).toEqual(['WORKER must be on or retired']);
});

test('prices may come from an estimate until the owner says no', () => {
  expect([readEnv({}).routeEstimate, readEnv({ ROUTE_ESTIMATE: 'off' }).routeEstimate]).toEqual([
    true,
    false,
  ]);
  expect(faultsOf({ ROUTE_ESTIMATE: 'no' })).toEqual(['ROUTE_ESTIMATE must be on or off']);
});

test('the rates of providers are read by name', () => {
  expect(readEnv({}).providerRates).toEqual({});
  expect(readEnv({ PROVIDER_RATES: 'osrm:1, photon:0.5' }).providerRates).toEqual({ osrm: 1, photon: 0.5 });
  for (const wrong of ['osrm', 'osrm:0', 'osrm:-1', 'osrm:1e3', 'bing:1', 'osrm:1,'])
    expect(faultsOf({ PROVIDER_RATES: wrong })).toHaveLength(1);
});

test('the address of a provider is plain: a password in it would stand in logs', () => {
  expect(readEnv({ OSRM_URL: 'https://maps.test:8443/osrm/' }).osrmUrl).toBe('https://maps.test:8443/osrm/');
  for (const wrong of [
    'https://user:canary@maps.test',
    'https://maps.test/?key=canary',
    'https://maps.test/#canary',
    'ftp://canary',
  ])
    expect(faultsOf({ PHOTON_URL: wrong }).join()).toMatch(/^PHOTON_URL must be (?!.*canary)/);
});

test('all faults are told at once and no value is repeated', () => {
  const faults = faultsOf({
    PORT: 'canary',
    DATABASE_URL: 'mysql://canary',
    SMTP_URL: 'canary',
    LINK_SECRETS: 'canary',
  });
  expect(faults.map((fault) => fault.split(' ')[0])).toEqual([
    'PORT',
    'DATABASE_URL',
    'LINK_SECRETS',
    'SMTP_URL',
  ]);
  expect(faults.join()).not.toContain('canary');
});

test('an empty variable is a missing one', () => {
  expect(readEnv({ PORT: '', SMTP_URL: '' })).toMatchObject({ port: 8080 });
  expect(readEnv({ SMTP_URL: '' })).not.toHaveProperty('smtpUrl');
});

test('in production mails have a sender of the company', () => {
  const smtp = { ...production, SMTP_URL: 'smtps://user:pass@mail.test' };
  expect(faultsOf(smtp)).toEqual(['MAIL_FROM is required with SMTP_URL when NODE_ENV is production']);
  expect(faultsOf({ ...smtp, MAIL_FROM: 'Sabal <booking@book.test>' })).toEqual([]);
  expect(faultsOf({ SMTP_URL: 'smtp://127.0.0.1:25' })).toEqual([]);
});

test('jobs are on until somebody says no', () => {
  expect([readEnv({}).jobsOff, readEnv({ JOBS: 'off' }).jobsOff]).toEqual([false, true]);
  expect(faultsOf({ JOBS: 'no' })).toEqual(['JOBS must be on or off']);
});
