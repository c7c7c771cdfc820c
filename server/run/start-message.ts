import type { Env } from '../env.ts';

/** The lines a person sees once everything runs. Says nothing secret in production. */
export function describeStart(env: Env, appUrl: string): string {
  const rows: [string, string][] = [['Address', appUrl]];
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
  return ['', '  Sabal is running', '', ...lines, '', '  Ctrl-C stops all of it.', ''].join('\n');
}
