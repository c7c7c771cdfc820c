/**
 * Does `work` now, or once the person has left the field with this id: what is typed in is not written over. A field that
 * goes away with the focus in it is not left: its form is closed, and what was typed there is sent or given up.
 */
export function whenLeft(fieldId: string, work: () => void): void {
  const field = document.getElementById(fieldId);
  if (field === null || field !== document.activeElement) {
    work();
    return;
  }
  // Chromium tells of leaving while the field is taken out.
  const leave = () => queueMicrotask(() => field.isConnected && work());
  field.addEventListener('blur', leave, { once: true });
}
