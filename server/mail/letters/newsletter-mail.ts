import type { Hex } from '#shared/company/palette.ts';
import type { Locale } from '#shared/kernel/locale.ts';
import { renderLetter } from '../frame/letter.ts';
import type { RenderedMail } from '../frame/rendered-mail.ts';
import { newsletterWords } from './newsletter-words.ts';

interface Company {
  readonly locale: Locale;
  readonly companyName: string;
  readonly logoUrl?: string | undefined;
  readonly accent?: Hex | undefined;
  readonly imprint?: string | undefined;
}

/** Asks whether the address is the person's own. Without the button nothing more is ever sent (D130). */
export function renderConfirmMail({
  locale,
  companyName,
  logoUrl,
  accent,
  imprint,
  confirmUrl,
}: Company & { readonly confirmUrl: string }): RenderedMail {
  const { confirm, footer } = newsletterWords[locale];
  return renderLetter({
    locale,
    companyName,
    logoUrl,
    accent,
    subject: confirm.subject(companyName),
    title: confirm.title,
    preview: confirm.why,
    paragraphs: [confirm.asked(companyName), confirm.why],
    action: { label: confirm.action, url: confirmUrl },
    notes: confirm.notes,
    footer: footer(companyName),
    imprint,
  });
}

/** Sent once to those who confirmed, with the way out (RFC 8058 headers: compose-mail.ts). */
export function renderWelcomeMail({
  locale,
  companyName,
  logoUrl,
  accent,
  imprint,
  servicesUrl,
  leaveUrl,
}: Company & { readonly servicesUrl: string; readonly leaveUrl: string }): RenderedMail {
  const { welcome, footer } = newsletterWords[locale];
  return renderLetter({
    locale,
    companyName,
    logoUrl,
    accent,
    subject: welcome.subject(companyName),
    title: welcome.title,
    preview: welcome.what,
    paragraphs: [welcome.hello(companyName), welcome.what],
    action: { label: welcome.action, url: servicesUrl },
    notes: [],
    way: { label: welcome.leave, url: leaveUrl },
    footer: footer(companyName),
    imprint,
  });
}
