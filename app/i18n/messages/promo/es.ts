/** The code that a link brought. */
export const promo = {
  label: 'Código promocional de tu enlace',
  waiting: 'Guardamos el código {{code}}. Lo probaremos en cuanto haya algo en tu carrito.',
  applied: 'El código {{code}} está en tu carrito.',
  refused: 'El código {{code}} no se aplicó.',
  drop: 'No usarlo',
  close: 'Cerrar',
} as const;
