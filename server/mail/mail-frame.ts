import type { Locale } from '#shared/kernel/locale.ts';

/** What a mail tells in one row; `details` stand small below the label. */
export interface MailFact {
  readonly label: string;
  readonly value: string;
  readonly details?: readonly string[];
}

/** The one layout of every mail. All parts arrive escaped. Tables and inline styles, because mail programs know no better. */
export interface MailParts {
  readonly locale: Locale;
  readonly companyName: string;
  readonly title: string;
  /** What an inbox shows beside the subject. */
  readonly preview: string;
  readonly paragraphs: readonly string[];
  readonly rows: readonly MailFact[];
  readonly action: { readonly label: string; readonly url: string };
  readonly notes: readonly string[];
  readonly footer: string;
}

const font = 'font-family:Figtree,Segoe UI,Helvetica,Arial,sans-serif';

export function mailFrame(parts: MailParts): string {
  const paragraphs = parts.paragraphs
    .map((text) => `<p style="margin:0 0 12px;${font};font-size:16px;line-height:1.5">${text}</p>`)
    .join('');
  const rows = parts.rows
    .map(
      ({ label, value, details = [] }) =>
        `<tr><td class="rule muted" style="padding:10px 12px 10px 0;border-top:1px solid #e8dccb;${font};font-size:14px;color:#5c5648;vertical-align:top">${label}</td>` +
        `<td class="rule" style="padding:10px 0;border-top:1px solid #e8dccb;${font};font-size:15px;font-weight:600;text-align:right;vertical-align:top">${value}</td></tr>` +
        (details.length > 0 ? detailRow(details) : ''),
    )
    .join('');
  const notes = parts.notes
    .map(
      (text) =>
        `<p class="muted" style="margin:12px 0 0;${font};font-size:13px;line-height:1.5;color:#5c5648">${text}</p>`,
    )
    .join('');
  return `<!doctype html>
<html lang="${parts.locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${parts.title}</title>
<style>
@media (prefers-color-scheme: dark) {
  .ground { background: #10201f !important; }
  .sheet { background: #182b29 !important; color: #f5efe4 !important; }
  .muted { color: #c3bba9 !important; }
  .rule { border-color: #34504c !important; }
}
</style>
</head>
<body class="ground" style="margin:0;padding:24px 12px;background:#fbf4e8">
<div style="display:none;max-height:0;overflow:hidden">${parts.preview}</div>
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center">
<table role="presentation" class="sheet" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px;background:#ffffff;color:#17322f;border-radius:20px">
<tr><td style="padding:28px 28px 8px;${font};font-size:15px;font-weight:700;color:#0f766e">${parts.companyName}</td></tr>
<tr><td style="padding:0 28px 28px">
<h1 style="margin:0 0 16px;${font};font-size:28px;line-height:1.15">${parts.title}</h1>
${paragraphs}
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="margin:16px 0 24px">${rows}</table>
<a href="${parts.action.url}" style="display:block;padding:15px 20px;border-radius:14px;background:#0f766e;color:#ffffff;${font};font-size:16px;font-weight:700;text-align:center;text-decoration:none">${parts.action.label}</a>
${notes}
</td></tr></table>
<p class="muted" style="margin:16px 0 0;${font};font-size:12px;color:#5c5648">${parts.footer}</p>
</td></tr></table>
</body>
</html>
`;
}

/** Over the whole width: a description is longer than half a phone. */
function detailRow(details: readonly string[]): string {
  const lines = details.map(detailLine).join('');
  return `<tr><td class="muted" colspan="2" style="padding:0 0 12px;${font};color:#5c5648">${lines}</td></tr>`;
}

/** In its own direction: a description may be Hebrew in an English mail. */
function detailLine(text: string): string {
  return `<div dir="auto" style="margin:2px 0 0;font-size:13px;line-height:1.45;overflow-wrap:anywhere">${text}</div>`;
}
