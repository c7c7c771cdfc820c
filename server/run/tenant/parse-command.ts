import { parseArgs } from 'node:util';
import { isLocale, type Locale, locales } from '#shared/kernel/locale.ts';
import type { AddTenant } from './add-tenant.ts';
import { TenantError } from './carry-out.ts';
import type { MapHost } from './map-host.ts';

export type Command =
  | ({ readonly verb: 'add' } & AddTenant)
  | { readonly verb: 'list' }
  | ({ readonly verb: 'host' } & MapHost)
  | {
      readonly verb: 'export' | 'import' | 'erase';
      readonly slug: string;
      readonly file: string;
      readonly yes: string | undefined;
      readonly dryRun: boolean;
    }
  | {
      readonly verb: 'key';
      readonly slug: string;
      readonly label: string | undefined;
      readonly dryRun: boolean;
    };

const USAGE = `npm run tenant -- add SLUG [--name NAME] [--host HOST] [--language ${locales.join('|')}] [--demo]
npm run tenant -- list
npm run tenant -- host SLUG HOST [--primary | --remove]
npm run tenant -- key SLUG [--label LABEL]
npm run tenant -- export SLUG FILE
npm run tenant -- import FILE
npm run tenant -- erase SLUG --yes SLUG
Each but list takes --dry-run: it says what it would do, and changes nothing.`;

const options = {
  name: { type: 'string' },
  host: { type: 'string' },
  language: { type: 'string' },
  label: { type: 'string' },
  yes: { type: 'string' },
  demo: { type: 'boolean' },
  primary: { type: 'boolean' },
  remove: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
} as const;

type Option = keyof typeof options;

/** How many words each takes after its name, and which options. */
const verbs = {
  add: { words: 1, options: ['name', 'host', 'language', 'demo', 'dry-run'] },
  list: { words: 0, options: [] },
  host: { words: 2, options: ['primary', 'remove', 'dry-run'] },
  key: { words: 1, options: ['label', 'dry-run'] },
  export: { words: 2, options: ['dry-run'] },
  import: { words: 1, options: ['dry-run'] },
  erase: { words: 1, options: ['yes', 'dry-run'] },
} as const satisfies Record<string, { words: number; options: readonly Option[] }>;

/** Throws TenantError, with the usage, for what it cannot be. */
export function parseCommand(args: readonly string[]): Command {
  const { values, positionals } = parse(args);
  const [verb = '', slug = '', second = ''] = positionals;
  if (!isVerb(verb)) throw new TenantError(verb === '' ? USAGE : `There is no command ${verb}.\n${USAGE}`);
  const known = verbs[verb];
  if (positionals.length !== known.words + 1) throw new TenantError(USAGE);
  const allowed: readonly string[] = known.options;
  const odd = Object.keys(values).find((option) => !allowed.includes(option));
  if (odd !== undefined) throw new TenantError(`${verb} takes no --${odd}.\n${USAGE}`);
  const dryRun = values['dry-run'] === true;
  switch (verb) {
    case 'add': {
      const { name, host, demo = false, language } = values;
      return { verb, slug, name, host, demo, dryRun, locale: readLocale(language) };
    }
    case 'list':
      return { verb };
    case 'host': {
      if (values.primary && values.remove) throw new TenantError('A host is made the first one or removed.');
      const change = values.remove ? 'remove' : values.primary ? 'primary' : 'add';
      return { verb, slug, host: second, change, dryRun };
    }
    case 'export':
    case 'import':
    case 'erase':
      return { verb, slug, file: verb === 'import' ? slug : second, yes: values.yes, dryRun };
    case 'key':
      return { verb, slug, label: values.label, dryRun };
  }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    // Node says in one sentence what it does not understand.
    throw new TenantError(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  }
}

function isVerb(text: string): text is keyof typeof verbs {
  return Object.hasOwn(verbs, text);
}

function readLocale(language: string | undefined): Locale | undefined {
  if (language === undefined || isLocale(language)) return language;
  throw new TenantError(`A language is one of ${locales.join(', ')}.`);
}
