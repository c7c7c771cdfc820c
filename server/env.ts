import { existsSync } from 'node:fs';
import * as z from 'zod/mini';
import { NO_PASSWORD, passwordIn } from './db/roles.ts';
import { DEVELOPMENT_ADMIN_KEY, developmentLinkSecret, findSecretFaults } from './published-secrets.ts';

/** The process environment, parsed once. Nothing else reads process.env. */
export interface Env {
  readonly port: number;
  readonly host: string;
  /** Of the role that owns the tables; the API's own role is derived from it (db/roles.ts). */
  readonly databaseUrl?: string;
  /** Of the API's own role, where it does not follow from the owner's. */
  readonly apiDatabasePassword?: string;
  readonly dataDir: string;
  /** Base of every link in a mail; never taken from the Host header. No slash at the end. */
  readonly publicUrl: string;
  /** Slug of the company at `publicUrl`, and at every host that is nobody's where such are answered (access/find-host.ts). */
  readonly appTenant: string;
  readonly adminKey: string;
  /** Newest first: links are signed with the first and accepted from all (D105). */
  readonly linkSecrets: readonly { readonly kid: string; readonly secret: string }[];
  readonly smtpUrl?: string;
  /** The address alone: a company's mails bear its own name. */
  readonly mailFrom: string;
  readonly photonUrl?: string;
  readonly googlePlacesKey?: string;
  readonly osrmUrl?: string;
  readonly valhallaUrl?: string;
  readonly tileUrl?: string;
  /** What a picture made of those tiles must say. */
  readonly tileAttribution: string;
  /** False: no price from an estimate; without a road engine that answers there is no route. */
  readonly routeEstimate: boolean;
  /** Calls a second that this node makes at most, where they differ from providers/call-provider.ts. */
  readonly providerRates: Readonly<Partial<Record<ProviderName, number>>>;
  readonly trustProxy: boolean;
  readonly limitsOff: boolean;
  /** How long a stopping node still takes requests, so that the proxy sees /readyz fail first (reliability M10). */
  readonly stopNoticeMs: number;
  /** Who sends it may read /metrics; without one no request may. */
  readonly metricsKey?: string | undefined;
  /** No mails, events, notices and reminders leave, and nothing is tidied: for a copy that is only looked at. */
  readonly jobsOff: boolean;
  /** `retired` removes the service worker from the devices that come by. */
  readonly worker: 'on' | 'retired';
  readonly logLevel: LogLevel;
  readonly production: boolean;
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;
type LogLevel = (typeof logLevels)[number];

/** Outside services that answer about addresses and roads. */
const providerNames = ['google', 'photon', 'osrm', 'valhalla'] as const;
export type ProviderName = (typeof providerNames)[number];

/** Every fault at once, one a line, for the person at the terminal. Values are never printed: some are secrets. */
export class EnvError extends Error {
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(`The environment is not right:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
    this.name = 'EnvError';
    this.faults = faults;
  }
}

const url = (protocols: readonly string[]) =>
  z.string().check(
    z.refine(
      (text) => {
        const parsed = URL.canParse(text) ? new URL(text) : undefined;
        return parsed !== undefined && protocols.includes(parsed.protocol);
      },
      `must be an address that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
    ),
  );

const web = url(['http:', 'https:']);
/** Paths and queries are appended to it, and it is compared with what was built; a password would stand in logs. */
const providerBase = web.check(
  z.refine((text) => {
    const parsed = URL.canParse(text) ? new URL(text) : undefined;
    return (
      parsed === undefined || `${parsed.username}${parsed.password}${parsed.search}${parsed.hash}` === ''
    );
  }, 'must be a plain address, without user, password, ? and #'),
);
const RATES = new RegExp(`^(${providerNames.join('|')}):(\\d{1,3}(\\.\\d{1,2})?)$`);
const flag = z.enum(['1', '0', 'true', 'false'], 'must be 1 or 0');
const notBlank = z.string().check(z.minLength(1));

const environment = z.object({
  NODE_ENV: z.optional(z.string()),
  PORT: z._default(
    z
      .string()
      .check(
        z.refine(
          (text) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535,
          'must be a port from 0 to 65535',
        ),
      ),
    '8080',
  ),
  HOST: z.optional(notBlank),
  DATABASE_URL: z.optional(url(['postgres:', 'postgresql:'])),
  API_DATABASE_PASSWORD: z.optional(z.string().check(z.minLength(16, 'must have at least 16 characters'))),
  DATA_DIR: z._default(notBlank, '.data'),
  PUBLIC_URL: z.optional(web),
  DEFAULT_TENANT: z.optional(notBlank),
  VITE_TENANT_SLUG: z.optional(notBlank), // its name before a build served every company
  ADMIN_KEY: z.optional(z.string().check(z.minLength(12, 'must have at least 12 characters'))),
  LINK_SECRETS: z.optional(
    z
      .string()
      .check(
        z.refine(
          (text) => text.split(',').every((part) => /^[a-z0-9]{1,8}:[^:,\s]{32,}$/.test(part.trim())),
          'must be key:secret, newest first, separated by commas; key is 1-8 of a-z 0-9, secret at least 32 characters',
        ),
      ),
  ),
  SMTP_URL: z.optional(url(['smtp:', 'smtps:'])),
  MAIL_FROM: z._default(
    z.string().check(z.regex(/^[^\r\n]{0,100}[^\s@<>]+@[^\s@<>]+>?$/, 'must be an e-mail address')),
    'no-reply@localhost',
  ),
  PHOTON_URL: z.optional(providerBase),
  GOOGLE_PLACES_KEY: z.optional(notBlank),
  OSRM_URL: z.optional(providerBase),
  VALHALLA_URL: z.optional(providerBase),
  TILE_URL: z.optional(web),
  TILE_ATTRIBUTION: z._default(notBlank, '© OpenStreetMap contributors'),
  ROUTE_ESTIMATE: z._default(z.enum(['on', 'off'], 'must be on or off'), 'on'),
  PROVIDER_RATES: z.optional(
    z
      .string()
      .check(
        z.refine(
          (text) => text.split(',').every((part) => Number(RATES.exec(part.trim())?.[2] ?? 0) > 0),
          `must be name:calls a second, separated by commas; names are ${providerNames.join(', ')}`,
        ),
      ),
  ),
  TRUST_PROXY: z._default(flag, '0'),
  LIMITS: z._default(z.enum(['on', 'off'], 'must be on or off'), 'on'),
  STOP_NOTICE_MS: z.optional(z.string().check(z.regex(/^\d{1,6}$/, 'must be a number of milliseconds'))),
  METRICS_KEY: z.optional(z.string().check(z.minLength(16, 'must have at least 16 characters'))),
  JOBS: z._default(z.enum(['on', 'off'], 'must be on or off'), 'on'),
  WORKER: z._default(z.enum(['on', 'retired'], 'must be on or retired'), 'on'),
  LOG_LEVEL: z.optional(z.enum(logLevels, `must be one of ${logLevels.join(', ')}`)),
});
type Environment = z.output<typeof environment>;

/**
 * The settings of this process: its variables and, of what they do not name, those of `.env`. Every program of the server
 * begins with it, or one of them would keep mails and sign links as a developer's machine does. Throws EnvError.
 */
export function readOwnEnv(): Env {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return readEnv(process.env);
}

/** Throws EnvError. An empty variable counts as missing, as `FOO=` in an env file does. */
export function readEnv(processEnv: Readonly<Record<string, string | undefined>>): Env {
  const given = Object.fromEntries(
    Object.entries(processEnv).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = environment.safeParse(given);
  const faults = parsed.success
    ? []
    : parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
  if (parsed.success && isWithoutPassword(parsed.data)) faults.push(NO_PASSWORD);
  faults.push(...findProductionFaults(given));
  if (!parsed.success || faults.length > 0) throw new EnvError(faults);
  return toEnv(parsed.data);
}

/** The server may know its owner by a certificate or its socket: nothing is left to make the other role's secret of. */
function isWithoutPassword({ DATABASE_URL, API_DATABASE_PASSWORD }: Environment): boolean {
  return DATABASE_URL !== undefined && API_DATABASE_PASSWORD === undefined && passwordIn(DATABASE_URL) === '';
}

/** What a developer's machine may leave out or switch off and a real site may not. */
function findProductionFaults(given: Readonly<Record<string, string | undefined>>): string[] {
  if (given.NODE_ENV !== 'production') return [];
  const faults = ['PUBLIC_URL', 'ADMIN_KEY', 'LINK_SECRETS']
    .filter((name) => given[name] === undefined)
    .map((name) => `${name} is required when NODE_ENV is production`);
  // A relay refuses the sender of a developer's machine, and every mail would be tried for a day.
  if (given.SMTP_URL !== undefined && given.MAIL_FROM === undefined)
    faults.push('MAIL_FROM is required with SMTP_URL when NODE_ENV is production');
  if (given.LIMITS === 'off') faults.push('LIMITS cannot be off when NODE_ENV is production');
  return [...faults, ...findSecretFaults(given)];
}

function toEnv(given: Environment): Env {
  const production = given.NODE_ENV === 'production';
  return {
    port: Number(given.PORT),
    // Outside production the keys are published ones, so only this machine may reach it.
    host: given.HOST ?? (production ? '0.0.0.0' : '127.0.0.1'),
    dataDir: given.DATA_DIR,
    publicUrl: (given.PUBLIC_URL ?? `http://localhost:${given.PORT}`).replace(/\/+$/, ''),
    appTenant: given.DEFAULT_TENANT ?? given.VITE_TENANT_SLUG ?? 'sabal',
    adminKey: given.ADMIN_KEY ?? DEVELOPMENT_ADMIN_KEY,
    linkSecrets: given.LINK_SECRETS === undefined ? [developmentLinkSecret] : readSecrets(given.LINK_SECRETS),
    mailFrom: addressOf(given.MAIL_FROM),
    trustProxy: given.TRUST_PROXY === '1' || given.TRUST_PROXY === 'true',
    limitsOff: given.LIMITS === 'off',
    stopNoticeMs: Number(given.STOP_NOTICE_MS ?? (production ? STOP_NOTICE_MS : 0)),
    jobsOff: given.JOBS === 'off',
    worker: given.WORKER,
    tileAttribution: given.TILE_ATTRIBUTION,
    routeEstimate: given.ROUTE_ESTIMATE === 'on',
    providerRates: readRates(given.PROVIDER_RATES ?? ''),
    // Outside production the lines would bury what the person at the terminal is told.
    logLevel: given.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    production,
    ...(given.DATABASE_URL !== undefined && { databaseUrl: given.DATABASE_URL }),
    ...(given.API_DATABASE_PASSWORD !== undefined && { apiDatabasePassword: given.API_DATABASE_PASSWORD }),
    ...(given.METRICS_KEY !== undefined && { metricsKey: given.METRICS_KEY }),
    ...(given.SMTP_URL !== undefined && { smtpUrl: given.SMTP_URL }),
    ...(given.PHOTON_URL !== undefined && { photonUrl: given.PHOTON_URL }),
    ...(given.GOOGLE_PLACES_KEY !== undefined && { googlePlacesKey: given.GOOGLE_PLACES_KEY }),
    ...(given.OSRM_URL !== undefined && { osrmUrl: given.OSRM_URL }),
    ...(given.VALHALLA_URL !== undefined && { valhallaUrl: given.VALHALLA_URL }),
    ...(given.TILE_URL !== undefined && { tileUrl: given.TILE_URL }),
  };
}

/** Three checks of a proxy that asks every two seconds, and less than the ten that containers get to stop. */
const STOP_NOTICE_MS = 6_000;

function readSecrets(text: string): Env['linkSecrets'] {
  return text.split(',').map((part) => {
    const [kid = '', secret = ''] = part.trim().split(':');
    return { kid, secret };
  });
}

function readRates(text: string): Env['providerRates'] {
  const pairs = text.split(',').map((part) => RATES.exec(part.trim()));
  return Object.fromEntries(pairs.flatMap((pair) => (pair?.[1] ? [[pair[1], Number(pair[2])]] : [])));
}

/** `bookings@company.com` of `Company <bookings@company.com>`: the name is the company's own. */
function addressOf(mailbox: string): string {
  return /<([^<>]*)>/.exec(mailbox)?.[1]?.trim() ?? mailbox.trim();
}
