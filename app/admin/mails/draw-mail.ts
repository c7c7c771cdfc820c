/** What our mails are made of; anything else, and everything a script could hide in, is left out. */
const tags: ReadonlySet<string> = new Set([
  'TABLE',
  'TBODY',
  'TR',
  'TD',
  'DIV',
  'P',
  'H1',
  'H2',
  'A',
  'S',
  'SPAN',
  'B',
  'STRONG',
  'BR',
  'UL',
  'OL',
  'LI',
]);
/** Without `href`: a link of the customer must not be followed by mistake. */
const attributes =
  'class dir lang align valign width height bgcolor colspan role cellspacing cellpadding border'.split(' ');
const LOOK = 'data-look';
/** The mail's headings stand below those of the page. */
const renamed: Readonly<Record<string, string>> = { H1: 'h3', H2: 'h4' };

/**
 * Draws a mail of ours into a shadow root, with its own styles and none of the page's. The strict policy strips styles
 * that come as text, of frames too; those that are set by script are allowed, so each is.
 */
export function drawMail(html: string, into: ShadowRoot): void {
  const mail = new DOMParser().parseFromString(withoutStyles(html), 'text/html');
  const sheet = new CSSStyleSheet();
  const own = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, rules]) => rules).join('\n');
  sheet.replaceSync(`:host{all:initial;display:block}\n${own.replaceAll(':root', ':host')}`);
  into.adoptedStyleSheets = [sheet];
  const body = document.createElement('div');
  copyLook(mail.body, body);
  body.append(...copies(mail.body));
  into.replaceChildren(body);
}

/** A parsed style is reported as one that the policy stops, each of them, also where it is only read. */
function withoutStyles(html: string): string {
  return html.replace(/<style>[\s\S]*?<\/style>/g, '').replaceAll(' style="', ` ${LOOK}="`);
}

/** In which language the mail is written. */
export function languageOfMail(html: string): string | undefined {
  return /<html lang="(\w+)"/.exec(html)?.[1];
}

function copies(parent: Element): Node[] {
  return [...parent.childNodes].flatMap((node): Node[] => {
    if (node instanceof Text) return [document.createTextNode(node.data)];
    if (!(node instanceof HTMLElement) || !tags.has(node.tagName)) return [];
    const copy = document.createElement(renamed[node.tagName] ?? node.tagName);
    copyLook(node, copy);
    copy.append(...copies(node));
    return [copy];
  });
}

function copyLook(from: HTMLElement, to: HTMLElement): void {
  for (const name of attributes) {
    const value = from.getAttribute(name);
    if (value !== null) to.setAttribute(name, value);
  }
  to.style.cssText = from.getAttribute(LOOK) ?? '';
}
