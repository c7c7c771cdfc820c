import { createHmac } from 'node:crypto';

/** Stands in the README: it opens the back office of a developer's machine and of nothing else. */
export const DEVELOPMENT_ADMIN_KEY = 'sabal-dev-admin';

/** Published: links signed with it prove nothing, which is why production refuses to start without its own. */
export const developmentLinkSecret = {
  kid: 'dev',
  secret: createHmac('sha256', 'sabal').update('links outside production').digest('base64url'),
};

const published = new Set<string>([DEVELOPMENT_ADMIN_KEY, developmentLinkSecret.secret]);
/** Of the line in .env.example that people copy. */
const EXAMPLE_DATABASE_PASSWORD = 'password';

/** How many different characters a secret has at least; what is drawn at random has more, in hexadecimal too. */
const ADMIN_KEY_VARIETY = 6;
const LINK_SECRET_VARIETY = 9;

/** What in a production environment a stranger could know or guess, one sentence each; none repeats a value. */
export function findSecretFaults(given: Readonly<Record<string, string | undefined>>): string[] {
  const faults: string[] = [];
  const judge = (name: string, secret: string, variety: number) => {
    if (published.has(secret)) faults.push(`${name} is a published value: choose one of your own`);
    else if (new Set(secret).size < variety)
      faults.push(`${name} must have at least ${variety} different characters`);
  };
  for (const name of ['ADMIN_KEY', 'METRICS_KEY', 'API_DATABASE_PASSWORD']) {
    const key = given[name];
    if (key !== undefined) judge(name, key, ADMIN_KEY_VARIETY);
  }
  for (const part of given.LINK_SECRETS?.split(',') ?? []) {
    const [kid, secret] = part.trim().split(':');
    if (secret !== undefined) judge(`LINK_SECRETS ${kid}`, secret, LINK_SECRET_VARIETY);
  }
  if (passwordOf(given.DATABASE_URL) === EXAMPLE_DATABASE_PASSWORD)
    faults.push('DATABASE_URL has the password of the example: choose one of your own');
  return faults;
}

function passwordOf(url: string | undefined): string {
  return url !== undefined && URL.canParse(url) ? new URL(url).password : '';
}
