import type { Hex, Palette } from '#shared/company/palette.ts';
import type { Locale } from '#shared/kernel/locale.ts';
import { type DateBadge, dateBadge } from './date-badge.ts';
import { font } from './mail-font.ts';
import { mailPalette, mailStyles } from './mail-styles.ts';

/** What a mail tells in one row; `details` stand small below the label. */
export interface MailFact {
  readonly label: string;
  readonly value: string;
  readonly details?: readonly string[];
  /** Beside the value, which says all that it shows. */
  readonly pictureUrl?: string | undefined;
  /** `sum` is what people look for; `was` is no longer so and is struck through. */
  readonly weight?: 'sum' | 'was';
}

/** A heading and what comes one after the other. */
interface MailSteps {
  readonly title: string;
  readonly steps: readonly string[];
}

/**
 * The one layout of every mail. All parts arrive escaped. Tables and inline styles, because mail programs know no
 * better.
 */
export interface MailParts {
  readonly locale: Locale;
  readonly companyName: string;
  /** Of its own mark, where it has one. */
  readonly logoUrl?: string | undefined;
  /** The company's colour, where it has one; ours without. */
  readonly accent?: Hex | undefined;
  readonly title: string;
  /** What an inbox shows beside the subject. */
  readonly preview: string;
  readonly paragraphs: readonly string[];
  readonly leaf?: DateBadge;
  readonly action: { readonly label: string; readonly url: string };
  readonly rows: readonly MailFact[];
  readonly next?: MailSteps | undefined;
  readonly notes: readonly string[];
  /** A line each. */
  readonly footer: readonly string[];
}

const bare = 'role="presentation" cellspacing="0" cellpadding="0" border="0"';
/** Keeps an inbox from showing the words that follow behind the preview. */
const FILLER = '&#847;&zwnj;&nbsp;'.repeat(60);

export function mailFrame(parts: MailParts): string {
  const { locale, title, preview, footer, accent } = parts;
  const day = mailPalette(accent, 'light');
  return `<!doctype html>
<html lang="${locale}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${title}</title>
<style>${mailStyles(mailPalette(accent, 'dark'))}</style>
</head>
<body class="ground" style="margin:0;padding:0;background:#fdf7ec">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${preview}${FILLER}</div>
<table ${bare} class="ground" width="100%" bgcolor="#fdf7ec"><tr><td align="center" style="padding:24px 12px 32px">
<!--[if mso]><table ${bare} width="560"><tr><td><![endif]-->
<table ${bare} width="100%" style="max-width:560px;margin:0 auto">
<tr><td style="padding:0 8px 14px">${brand(parts, day)}</td></tr>
<tr><td>${stripe(day)}</td></tr>
<tr><td class="sheet ink gap" bgcolor="#fffefb" style="padding:30px 32px 32px;background:#fffefb;color:#11292c;border-radius:0 0 20px 20px">
<h1 style="margin:0 0 14px;${font};font-size:28px;line-height:1.15;font-weight:800;letter-spacing:-0.3px">${title}</h1>
${content(parts, day)}
</td></tr>
<tr><td class="soft" align="center" style="padding:18px 16px 0;${font};font-size:12px;line-height:1.5;color:#4b5c5b">${footer.join('<br>')}</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>
`;
}

/** Ours is drawn with letters: many programs hide pictures until they are asked for, and say the name in their place. */
function brand({ companyName, logoUrl }: MailParts, { primary }: Palette): string {
  if (logoUrl !== undefined)
    return `<img class="ink" src="${logoUrl}" alt="${companyName}" height="44" style="display:block;height:44px;width:auto;max-width:240px;border:0;${font};font-size:16px;font-weight:800;color:#11292c">`;
  return (
    `<table ${bare}><tr><td class="ink" style="${font};font-size:16px;font-weight:800;color:#11292c">` +
    `<span class="palm" style="color:${primary}">&#9679;</span>&nbsp;${companyName}</td></tr></table>`
  );
}

/** The company's colour, sun and coral. */
const stripe = ({ primary }: Palette) =>
  `<table ${bare} width="100%"><tr>` +
  [
    [primary, '64%', '20px 0 0 0'],
    ['#ffc845', '18%', '0'],
    ['#ff7f5c', '18%', '0 20px 0 0'],
  ]
    .map(
      ([color, width, radius]) =>
        `<td bgcolor="${color}" width="${width}" height="8" style="height:8px;font-size:0;line-height:0;background:${color};border-radius:${radius}">&nbsp;</td>`,
    )
    .join('') +
  '</tr></table>';

function content({ paragraphs, leaf, action, rows, next, notes }: MailParts, day: Palette): string {
  return [
    ...paragraphs.map(
      (text) =>
        `<p dir="auto" style="margin:0 0 12px;${font};font-size:16px;line-height:1.5;overflow-wrap:anywhere">${text}</p>`,
    ),
    ...(leaf ? [dateBadge(leaf)] : []),
    ...(rows.length > 0
      ? [
          `<table ${bare} width="100%" style="margin:22px 0 0"><tr><td>${rows.map(factTable).join('')}</td></tr></table>`,
        ]
      : []),
    button(action, day),
    ...(next ? [stepList(next, day)] : []),
    ...notes.map(
      (text) =>
        `<p class="soft" style="margin:14px 0 0;${font};font-size:13px;line-height:1.5;color:#4b5c5b">${text}</p>`,
    ),
  ].join('\n');
}

/** The cell carries the colour and the padding, because Outlook gives neither to a link. */
function button({ label, url }: MailParts['action'], { primary, onPrimary }: Palette): string {
  return (
    `<table ${bare} width="100%" style="margin:24px 0 0"><tr><td class="button" align="center" bgcolor="${primary}" style="background:${primary};border-radius:14px;mso-padding-alt:16px 20px">` +
    `<a class="button-words" href="${url}" style="display:block;padding:16px 20px;${font};font-size:17px;line-height:1.2;font-weight:700;color:${onPrimary};text-decoration:none">${label}</a></td></tr></table>`
  );
}

const valueStyles = {
  plain: 'font-size:15px;font-weight:600',
  sum: 'font-size:20px;font-weight:800',
  was: 'font-size:15px;font-weight:600;text-decoration:line-through',
} as const;

/** A table each: in one for all, the longest value would leave no room to the longest label. */
const factTable = (fact: MailFact) => `<table ${bare} width="100%">${factRow(fact)}</table>`;

function factRow({ label, value, details = [], weight, pictureUrl }: MailFact): string {
  const edge = 'border-top:1px solid #eadfcb';
  const isSum = weight === 'sum';
  const labelClass = isSum ? 'line ink' : 'line soft';
  const labelStyle = isSum ? 'font-size:16px;font-weight:700;color:#11292c' : 'font-size:15px;color:#4b5c5b';
  const valueClass = weight === 'was' ? 'line soft' : 'line';
  const stand = isSum || pictureUrl ? 'middle' : 'top';
  const picture = pictureUrl
    ? `<img src="${pictureUrl}" alt="" width="40" height="40" style="width:40px;height:40px;border-radius:20px;border:0;vertical-align:middle;object-fit:cover">&nbsp; `
    : '';
  return (
    `<tr><td class="${labelClass}" dir="auto" style="min-width:72px;padding:11px 12px 11px 0;${edge};${font};line-height:1.4;${labelStyle};vertical-align:${stand};overflow-wrap:anywhere">${label}</td>` +
    `<td class="${valueClass}" align="right" style="padding:11px 0;${edge};${font};line-height:1.3;${valueStyles[weight ?? 'plain']};text-align:right;vertical-align:${stand}">${picture}${value}</td></tr>` +
    (details.length > 0 ? detailRow(details) : '')
  );
}

/**
 * Over the whole width: a description is longer than half a phone. In its own direction: it may be Hebrew in an
 * English mail.
 */
function detailRow(details: readonly string[]): string {
  const lines = details
    .map(
      (text) =>
        `<div dir="auto" style="margin:2px 0 0;font-size:13px;line-height:1.45;overflow-wrap:anywhere">${text}</div>`,
    )
    .join('');
  return `<tr><td class="soft" colspan="2" style="padding:0 0 12px;${font};color:#4b5c5b">${lines}</td></tr>`;
}

function stepList({ title, steps }: MailSteps, { primarySoft, onPrimarySoft }: Palette): string {
  const lines = steps
    .map(
      (text, index) =>
        `<tr><td width="34" valign="top" style="padding:8px 0 0"><div class="dot" style="width:24px;height:24px;border-radius:12px;background:${primarySoft};color:${onPrimarySoft};${font};font-size:13px;line-height:24px;font-weight:800;text-align:center">${index + 1}</div></td>` +
        `<td style="padding:8px 0 0;${font};font-size:15px;line-height:1.5">${text}</td></tr>`,
    )
    .join('');
  return (
    `<h2 style="margin:28px 0 2px;${font};font-size:18px;line-height:1.3;font-weight:800">${title}</h2>` +
    `<table ${bare} width="100%">${lines}</table>`
  );
}
