import type { Locale } from '#shared/kernel/locale.ts';
import { colon } from './colon.ts';
import { escapeHtml } from './escape-html.ts';
import { headerText } from './header-text.ts';
import { mailFrame } from './mail-frame.ts';
import { newsletterWords } from './newsletter-words.ts';
import type { RenderedMail } from './rendered-mail.ts';

interface Company {
  readonly locale: Locale;
  readonly companyName: string;
}

/** Asks whether the address is the person's own. Without the button nothing more is ever sent (decision 130). */
export function renderConfirmMail(input: Company & { readonly confirmUrl: string }): RenderedMail {
  const { locale, companyName, confirmUrl } = input;
  const { confirm, footer } = newsletterWords[locale];
  const action = { label: confirm.action, url: confirmUrl };
  const paragraphs = [confirm.asked(companyName), confirm.why];
  return {
    subject: headerText(confirm.subject(companyName)),
    text: textOf(locale, {
      ...confirm,
      paragraphs,
      action,
      notes: confirm.notes,
      footer: footer(companyName),
    }),
    html: mailFrame({
      locale,
      companyName: escapeHtml(companyName),
      title: escapeHtml(confirm.title),
      preview: escapeHtml(confirm.why),
      paragraphs: paragraphs.map(escapeHtml),
      rows: [],
      action: { label: escapeHtml(action.label), url: escapeHtml(action.url) },
      notes: confirm.notes.map(escapeHtml),
      footer: escapeHtml(footer(companyName)),
    }),
  };
}

/** Sent once to those who confirmed, with the way out (RFC 8058 headers: compose-mail.ts). */
export function renderWelcomeMail(
  input: Company & { readonly servicesUrl: string; readonly leaveUrl: string },
): RenderedMail {
  const { locale, companyName, servicesUrl, leaveUrl } = input;
  const { welcome, footer } = newsletterWords[locale];
  const action = { label: welcome.action, url: servicesUrl };
  const paragraphs = [welcome.hello(companyName), welcome.what];
  const leaveText = `${welcome.leave}${colon[locale]} ${leaveUrl}`;
  const leaveHtml = `<a href="${escapeHtml(leaveUrl)}" style="color:inherit">${escapeHtml(welcome.leave)}</a>`;
  return {
    subject: headerText(welcome.subject(companyName)),
    text: textOf(locale, { ...welcome, paragraphs, action, notes: [leaveText], footer: footer(companyName) }),
    html: mailFrame({
      locale,
      companyName: escapeHtml(companyName),
      title: escapeHtml(welcome.title),
      preview: escapeHtml(welcome.what),
      paragraphs: paragraphs.map(escapeHtml),
      rows: [],
      action: { label: escapeHtml(action.label), url: escapeHtml(action.url) },
      notes: [leaveHtml],
      footer: escapeHtml(footer(companyName)),
    }),
  };
}

function textOf(
  locale: Locale,
  parts: {
    readonly title: string;
    readonly paragraphs: readonly string[];
    readonly action: { readonly label: string; readonly url: string };
    readonly notes: readonly string[];
    readonly footer: string;
  },
): string {
  const { title, paragraphs, action, notes, footer } = parts;
  const call = `${action.label}${colon[locale]} ${action.url}`;
  return [title, '', ...paragraphs, '', call, '', ...notes, '', footer].join('\n');
}
