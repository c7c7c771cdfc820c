/**
 * `<script src="https://book.example.com/embed.js" data-…></script>` in a page of the company's own site shows its booking
 * pages there: behind a button in a dialog, or in the page itself (D450). It stands alone: nothing is imported, nothing
 * of the page around it is changed but what it adds, and no style stands in an attribute, which a strict policy of that
 * page would refuse. Where the pages may not be framed, a link takes the frame's place.
 *
 *   data-open     button (default) or inline
 *   data-label    words of the button
 *   data-lang     en, es or fr; else that of the page around it; else the visitor's
 *   data-service  opens at this service, as it is called in its address
 *   data-promo    a coupon that applies itself
 *   data-height   of the inline frame, in CSS pixels (800); never higher than the window
 */
(() => {
  const words = {
    en: { book: 'Book now', close: 'Close', alone: 'Open in a new tab', title: 'Booking' },
    es: { book: 'Reservar', close: 'Cerrar', alone: 'Abrir en otra pestaña', title: 'Reserva' },
    fr: { book: 'Réserver', close: 'Fermer', alone: 'Ouvrir dans un autre onglet', title: 'Réservation' },
  } as const;
  type Language = keyof typeof words;

  const script = document.currentScript;
  if (!(script instanceof HTMLScriptElement)) return;
  const { open: way, label, lang = '', service, promo, height } = script.dataset;
  const isKnown = (text: string): text is Language => Object.hasOwn(words, text);
  const find = (...tags: readonly string[]) => tags.map((tag) => tag.slice(0, 2).toLowerCase()).find(isKnown);
  const asked = find(lang, document.documentElement.lang);
  const w = words[asked ?? find(navigator.language) ?? 'en'];

  /** In UTF-16 units; as much as the app keeps. */
  const TAG_MAX = 200;
  const { origin } = new URL(script.src);
  const address = new URL(service ? `/service/${encodeURIComponent(service)}` : '/services', origin);
  // Where nobody asks, the app knows better: what was chosen in it, the visitor's own, the company's (D17).
  if (asked) address.searchParams.set('lang', asked);
  if (promo) address.searchParams.set('promo', promo);
  // How the visitor came to the page around it (D120), which the frame cannot see; nothing else of that address (D542).
  const around = new URLSearchParams(location.search);
  for (const tag of ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content']) {
    const said = around.get(tag)?.slice(0, TAG_MAX);
    if (said) address.searchParams.set(tag, said);
  }

  /** A frame that has said nothing for so long was refused, or there is no network. */
  const SILENT_MS = 12_000;
  const HEIGHT_USUAL = 800;
  const HEIGHT_MIN = 320;

  /** A frame, and a link in its place while it stays silent. Pages say `sabal:ready` once they are there (app/main.tsx). */
  function makeFrame(): HTMLElement {
    const box = document.createElement('div');
    const frame = document.createElement('iframe');
    frame.src = address.href;
    frame.title = w.title;
    frame.allow = `geolocation ${origin}; clipboard-write ${origin}`;
    Object.assign(frame.style, { border: '0', display: 'block', width: '100%', height: '100%' });
    Object.assign(box.style, { width: '100%', height: '100%' });
    box.append(frame);
    const link = makeLink(label || w.book);
    const timer = setTimeout(() => {
      frame.style.display = 'none';
      box.append(link);
    }, SILENT_MS);
    // Also after the link: a line may only be slow.
    addEventListener('message', ({ source, origin: from, data }) => {
      if (source !== frame.contentWindow || from !== origin || data !== 'sabal:ready') return;
      clearTimeout(timer);
      link.remove();
      frame.style.display = 'block';
    });
    return box;
  }

  function makeLink(text: string): HTMLAnchorElement {
    const link = document.createElement('a');
    link.href = address.href;
    link.target = '_blank';
    link.rel = 'noopener';
    link.textContent = text;
    return link;
  }

  function makeButton(text: string): HTMLButtonElement {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = text;
    return button;
  }

  /** Made when it is first asked for: a page that nobody books on loads nothing more. What was begun in it stays when it closes. */
  function makeDialog(): HTMLDialogElement {
    const dialog = document.createElement('dialog');
    dialog.setAttribute('aria-label', w.title);
    const bar = document.createElement('div');
    const close = makeButton(w.close);
    close.addEventListener('click', () => dialog.close());
    const frame = makeFrame();
    Object.assign(dialog.style, {
      ...{ width: 'min(100%, 64rem)', height: '100%', maxWidth: '100%', maxHeight: '100%' },
      ...{ border: '0', padding: '0', colorScheme: 'light dark', background: 'Canvas', color: 'CanvasText' },
    });
    Object.assign(bar.style, {
      ...{ display: 'flex', justifyContent: 'space-between', alignItems: 'center' },
      ...{ height: '3rem', padding: '0 1rem', boxSizing: 'border-box', font: '1rem system-ui, sans-serif' },
    });
    Object.assign(close.style, {
      minHeight: '2.75rem',
      padding: '0 1rem',
      font: 'inherit',
      cursor: 'pointer',
    });
    frame.style.height = 'calc(100% - 3rem)';
    const frameWindow = () => frame.querySelector('iframe')?.contentWindow;
    addEventListener('message', ({ source, origin: from, data }) => {
      if (source === frameWindow() && from === origin && data === 'sabal:escape') dialog.close();
    });
    const alone = makeLink(w.alone);
    alone.style.color = 'inherit';
    bar.append(alone, close);
    dialog.append(bar, frame);
    document.body.append(dialog);
    return dialog;
  }

  /** The page behind keeps its place, and gets its own rule back. */
  function open(dialog: HTMLDialogElement): void {
    const { style } = document.documentElement;
    const before = style.overflow;
    style.overflow = 'hidden';
    dialog.addEventListener(
      'close',
      () => {
        style.overflow = before;
      },
      { once: true },
    );
    dialog.showModal();
  }

  function makeOpener(): HTMLButtonElement {
    const button = makeButton(label || w.book);
    let dialog: HTMLDialogElement | undefined;
    button.addEventListener('click', () => {
      dialog ??= makeDialog();
      open(dialog);
    });
    return button;
  }

  /** No higher than the window: dialogs and bars stand at the frame's edges, which must be in sight together. */
  function makeInline(): HTMLElement {
    const frame = makeFrame();
    const { style } = frame;
    style.height = `${Math.max(HEIGHT_MIN, Number(height) || HEIGHT_USUAL)}px`;
    style.maxHeight = `max(${HEIGHT_MIN}px, 90svh)`;
    return frame;
  }

  const make = way === 'inline' ? makeInline : makeOpener;
  // In the head nothing is seen: what is added ends the page, once that is all there.
  if (!document.head.contains(script)) script.after(make());
  else if (document.readyState !== 'loading') document.body.append(make());
  else addEventListener('DOMContentLoaded', () => document.body.append(make()));
})();

export {};
