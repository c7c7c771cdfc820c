/**
 * Where focus goes when a row is removed by a button inside it: the remove button of its neighbour, otherwise the
 * page's heading. Asked before the removal, while the neighbours are known; the answer is called after it.
 */
export function planFocus(row: Element | null): () => void {
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  return () => {
    const button = neighbour?.querySelector<HTMLElement>('[data-remove]');
    const target = button ?? document.querySelector<HTMLElement>('#content h1');
    target?.focus({ preventScroll: true });
  };
}
