import { font } from './mail-font.ts';

/** The day of a visit as a leaf of a calendar, with its hours and place beside it. All words arrive escaped. */
export interface DateBadge {
  readonly weekday: string;
  readonly day: string;
  readonly month: string;
  /** The first is the strongest. */
  readonly lines: readonly string[];
  /** When it was before; the time is struck through. */
  readonly former?: { readonly label: string; readonly time: string } | undefined;
  /** True: the whole visit is no longer so. */
  readonly isOver: boolean;
}

const bare = 'role="presentation" cellspacing="0" cellpadding="0" border="0"';

export function dateBadge(leaf: DateBadge): string {
  const { lines, former, isOver } = leaf;
  const struck = isOver ? ';text-decoration:line-through' : '';
  const words = lines.map((text, index) =>
    index === 0
      ? `<div style="font-size:18px;line-height:1.3;font-weight:800${struck}">${text}</div>`
      : `<div dir="auto" class="soft" style="margin:4px 0 0;font-size:15px;line-height:1.45;color:#4b5c5b;overflow-wrap:anywhere${struck}">${text}</div>`,
  );
  const was = former
    ? `<div class="soft" style="margin:6px 0 0;font-size:14px;line-height:1.45;color:#4b5c5b">${former.label} <s>${former.time}</s></div>`
    : '';
  return (
    `<table ${bare} class="card" width="100%" bgcolor="#f6ecda" style="margin:18px 0 0;background:#f6ecda;border-radius:16px"><tr>` +
    `<td width="76" valign="top" style="padding:16px 0 16px 16px">${day(leaf)}</td>` +
    `<td class="ink" valign="middle" style="padding:16px;${font};color:#11292c">${words.join('')}${was}</td></tr></table>`
  );
}

function day({ weekday, day: number, month, isOver }: DateBadge): string {
  const [head, ink] = isOver ? ['#867c68', '#ffffff'] : ['#ff7f5c', '#2a0f06'];
  const cell = (style: string, text: string) =>
    `<tr><td class="leaf" align="center" bgcolor="#ffffff" style="background:#ffffff;color:#11292c;border:1px solid #eadfcb;border-width:0 1px;${font};${style}">${text}</td></tr>`;
  return (
    `<table ${bare} width="76">` +
    `<tr><td align="center" bgcolor="${head}" style="padding:4px 2px;background:${head};color:${ink};border-radius:12px 12px 0 0;${font};font-size:13px;line-height:1.3;font-weight:800;text-transform:uppercase;letter-spacing:0.5px">${month}</td></tr>` +
    cell('padding:5px 2px 0;font-size:32px;line-height:1;font-weight:800', number) +
    cell(
      'padding:3px 2px 7px;border-width:0 1px 1px;border-radius:0 0 12px 12px;font-size:13px;line-height:1.2',
      weekday,
    ) +
    '</table>'
  );
}
