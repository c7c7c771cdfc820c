import type { Env } from '../env.ts';

/** The lines a person sees once everything runs, `told` after them. Says nothing secret in production. */
export function describeStart(env: Env, appUrl: string, told: readonly string[]): string {
  const rows: [string, string][] = [['Address', appUrl]];
  if (isLoopback(env.host))
    rows.push(['Open to', 'this machine alone (HOST=0.0.0.0 opens it to a phone in the same network)']);
  if (!env.production) rows.push(['Admin key', env.adminKey]);
  rows.push([
    'Mail',
    env.smtpUrl === undefined
      ? `kept, not sent: read it at ${appUrl}/admin/mails (set SMTP_URL to send)`
      : 'sent by SMTP',
  ]);
  rows.push([
    'Database',
    env.databaseUrl === undefined ? `embedded, in ${env.dataDir}/postgres` : 'DATABASE_URL',
  ]);
  const lines = rows.map(([label, text]) => `    ${label.padEnd(11)}${text}`);
  const notes = told.flatMap((sentence) => ['', `  ${sentence}`]);
  return ['', '  Sabal is running', '', ...lines, ...notes, '', '  Ctrl-C stops all of it.', ''].join('\n');
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host.startsWith('127.');
}
