import type { Hex } from '#shared/company/palette.ts';
import type { Locale } from '#shared/kernel/locale.ts';
import { colon } from '../frame/colon.ts';
import { escapeHtml } from '../frame/escape-html.ts';
import { headerText } from '../frame/header-text.ts';
import { type MailFact, mailFrame } from '../frame/mail-frame.ts';
import type { RenderedMail } from '../frame/rendered-mail.ts';
import { shortText } from '../frame/short-text.ts';
import { staffWords } from './staff-words.ts';

/** A row, and where it leads. Nothing in it is escaped yet. */
export interface StaffFact extends MailFact {
  readonly url?: string;
  /** Of the value, where that says all of it: a text of the mail has no need of it. */
  readonly valueUrl?: string;
}

interface Way {
  readonly label: string;
  readonly url: string;
}

/** A mail to the company's own people: what happened, its facts, and the way into the back office. */
interface StaffLetter {
  readonly locale: Locale;
  readonly companyName: string;
  readonly logoUrl?: string | undefined;
  readonly accent?: Hex | undefined;
  readonly subject: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly facts: readonly StaffFact[];
  readonly action: Way;
  /** A small link below the notes. */
  readonly way?: Way;
  readonly notes?: readonly string[];
}

export function renderStaffLetter(letter: StaffLetter): RenderedMail {
  return {
    subject: headerText(letter.subject),
    text: textOf(letter),
    html: htmlOf(letter),
  };
}

function textOf(letter: StaffLetter): string {
  const { locale, companyName, title, paragraphs, facts, action, way, notes = [] } = letter;
  const line = ({ label, url }: Way) => `${label}${colon[locale]} ${url}`;
  return [
    title,
    '',
    ...paragraphs,
    '',
    ...facts.flatMap(({ label, value, details = [], url }) => [
      `${label}${colon[locale]} ${value}`,
      ...details.map((detail) => `  · ${detail}`),
      ...(url === undefined ? [] : [`  ${url}`]),
    ]),
    ...(facts.length > 0 ? [''] : []),
    line(action),
    ...(way ? [line(way)] : []),
    '',
    ...notes,
    staffWords[locale].why(companyName),
  ].join('\n');
}

function htmlOf(letter: StaffLetter): string {
  const { locale, companyName, logoUrl, accent, title, paragraphs, facts, action, way, notes = [] } = letter;
  const why = staffWords[locale].why(companyName);
  const named = ({ label, value }: StaffFact) => `${label}${colon[locale]} ${value}`;
  return mailFrame({
    locale,
    companyName: escapeHtml(companyName),
    logoUrl: logoUrl && escapeHtml(logoUrl),
    accent,
    title: escapeHtml(title),
    preview: escapeHtml(shortText([...paragraphs, facts.map(named).join(' · ')].join(' '))),
    paragraphs: paragraphs.map(escapeHtml),
    rows: facts.map(factOf),
    action: { label: escapeHtml(action.label), url: escapeHtml(action.url) },
    notes: [...notes.map(escapeHtml), ...(way ? [linkOf(way)] : []), escapeHtml(why)],
    footer: [escapeHtml(companyName)],
  });
}

function factOf({ url, valueUrl, label, value, details = [], weight }: StaffFact): MailFact {
  return {
    label: url === undefined ? escapeHtml(label) : linkOf({ label, url }),
    value: valueUrl === undefined ? escapeHtml(value) : linkOf({ label: value, url: valueUrl }),
    details: details.map(escapeHtml),
    ...(weight !== undefined && { weight }),
  };
}

function linkOf({ label, url }: Way): string {
  return `<a href="${escapeHtml(url)}" style="color:inherit">${escapeHtml(label)}</a>`;
}
