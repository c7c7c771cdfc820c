/** Of a form that somebody asked to send and that stays, the first field with a fault gets the focus, which reads it out. */

/** Until something is typed again: faults that are found while a person types take no focus. */
let asked: EventTarget | null = null;
let isWatching = false;
/** A field, or the first of a group. */
const FAULTY = '[aria-invalid="true"], [data-invalid] input, fieldset:has(> [id$="-error"]) input';

/** Called by every field, before there is a fault to be found. */
export function watchSubmits(): void {
  if (isWatching) return;
  isWatching = true;
  const note = ({ target }: Event) => {
    asked = target;
    // Also of the same fault as last time; after React has drawn what there is.
    if (target instanceof HTMLFormElement) requestAnimationFrame(() => asked === target && focusIn(target));
  };
  document.addEventListener('submit', note, true);
  document.addEventListener('input', () => (asked = null), true);
}

/** As the words of a fault come, at once or with the server's answer. */
export function focusFault(words: HTMLElement | null): void {
  const form = words?.closest('form');
  const dialog = words?.closest('dialog');
  if (form && form === asked) focusIn(form);
  // The button of a question stands below it and in no form.
  else if (dialog && isButtonOf(dialog)) focusFirst(form ?? dialog);
}

/** Not once the person has gone on to something else. */
function focusIn(form: HTMLFormElement): void {
  const active = document.activeElement;
  const isTheirs = active instanceof HTMLButtonElement ? active.form === form : form.contains(active);
  if (isTheirs) focusFirst(form);
}

function isButtonOf(dialog: HTMLElement): boolean {
  const active = document.activeElement;
  return active instanceof HTMLButtonElement && active.form === null && dialog.contains(active);
}

function focusFirst(box: HTMLElement): void {
  box.querySelector<HTMLElement>(FAULTY)?.focus();
}
