/**
 * SQL of a localized text in a language, an expression; where it is missing, in that of the company, and else in any (D391),
 * as shared/kernel/fill-text.ts has it. The statement's first value is the company.
 */
export function titleIn(column: string, locale: string): string {
  const fallback = '(select t.default_locale from tenants t where t.id = $1)';
  const texts = [locale, fallback, `'en'`, `'es'`, `'fr'`].map((each) => `nullif(${column} ->> ${each}, '')`);
  return `coalesce(${texts.join(', ')}, '')`;
}
