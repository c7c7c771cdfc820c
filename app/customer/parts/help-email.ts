/** Where a person reaches a person; the tenant's own address replaces it once tenants have settings. */
const HELP_EMAIL = 'help@sabal.example';

export function helpMailto(subject: string): string {
  return `mailto:${HELP_EMAIL}?subject=${encodeURIComponent(subject)}`;
}
