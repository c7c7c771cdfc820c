import type { Hex } from '#shared/company/palette.ts';
import type { Locale } from '#shared/kernel/locale.ts';
import { colon } from './colon.ts';
import { escapeHtml } from './escape-html.ts';
import { headerText } from './header-text.ts';
import { mailFrame } from './mail-frame.ts';
import type { RenderedMail } from './rendered-mail.ts';

interface Way {
  readonly label: string;
  readonly url: string;
}

/** A mail of a few sentences and a button, without a table of facts. Nothing in it is escaped yet. */
export interface Letter {
  readonly locale: Locale;
  readonly companyName: string;
  readonly logoUrl?: string | undefined;
  readonly accent?: Hex | undefined;
  readonly subject: string;
  readonly title: string;
  readonly preview: string;
  readonly paragraphs: readonly string[];
  readonly action: Way;
  readonly notes: readonly string[];
  /** A small link below the notes. */
  readonly way?: Way;
  readonly footer: string;
  /** Who sends it and from where; empty while the company has named neither. */
  readonly imprint?: string | undefined;
}

export function renderLetter(letter: Letter): RenderedMail {
  return { subject: headerText(letter.subject), text: textOf(letter), html: htmlOf(letter) };
}

function textOf({ locale, title, paragraphs, action, notes, way, footer, imprint }: Letter): string {
  const line = ({ label, url }: Way) => `${label}${colon[locale]} ${url}`;
  const small = [...notes, ...(way ? [line(way)] : [])];
  return [
    title,
    '',
    ...paragraphs,
    '',
    line(action),
    '',
    ...small,
    '',
    footer,
    ...(imprint ? [imprint] : []),
  ].join('\n');
}

function htmlOf({ locale, way, ...letter }: Letter): string {
  const small = way && `<a href="${escapeHtml(way.url)}" style="color:inherit">${escapeHtml(way.label)}</a>`;
  return mailFrame({
    locale,
    companyName: escapeHtml(letter.companyName),
    logoUrl: letter.logoUrl && escapeHtml(letter.logoUrl),
    accent: letter.accent,
    title: escapeHtml(letter.title),
    preview: escapeHtml(letter.preview),
    paragraphs: letter.paragraphs.map(escapeHtml),
    rows: [],
    action: { label: escapeHtml(letter.action.label), url: escapeHtml(letter.action.url) },
    notes: [...letter.notes.map(escapeHtml), ...(small === undefined ? [] : [small])],
    footer: [letter.footer, letter.imprint ?? ''].filter(Boolean).map(escapeHtml),
  });
}
