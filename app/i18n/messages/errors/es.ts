import type { Same } from '../../same.ts';
import type { errors as en } from './en.ts';

export const errors: Same<typeof en> = {
  request: {
    malformed: 'Solicitud no válida.',
    invalid: 'Solicitud no válida.',
    not_found: 'No encontrado.',
    method: 'Operación no permitida.',
    too_large: 'El envío es demasiado grande.',
    media_type: 'El formato enviado no se admite.',
    too_many: 'Demasiados intentos. Espera un momento.',
  },
  tenant: {
    required: 'Falta la cabecera X-Tenant-Slug.',
    unknown: 'Empresa desconocida.',
  },
  idempotency: {
    required: 'Falta la cabecera Idempotency-Key.',
    in_progress: 'La misma solicitud sigue en curso.',
    reused: 'Esa clave ya se usó para otra solicitud.',
  },
  link: {
    invalid: 'El enlace no es válido o ha caducado. Solicita otro enlace seguro.',
  },
  admin: {
    denied: 'Clave no válida.',
  },
  cart: {
    not_found: 'No encontramos el carrito.',
    no_id: 'No se pudo crear el carrito: falta el identificador',
    closed: 'Este carrito ya se reservó.',
    stale: 'El carrito cambió en otro lugar.',
    empty: 'El carrito está vacío.',
    too_large:
      'El carrito contiene más de lo que podemos guardar. Acorta las descripciones más largas o reserva primero una parte.',
    unknown_item: 'Un servicio, producto u opción ya no se ofrece.',
  },
  booking: {
    not_found: 'No encontramos la reserva',
    changed: 'Esta reserva cambió mientras tanto.',
    not_changeable: 'Esta reserva ya no se puede cambiar.',
    too_late: 'Ya es tarde para cambiar o cancelar esta visita en línea. Llámanos o escríbenos.',
  },
  quote: {
    not_asked: 'Esta reserva no tiene nada por presupuestar.',
    road_open: 'Aún no se conoce la ruta de una entrega.',
    expired: 'Este presupuesto ha caducado.',
    accepted: 'El presupuesto de esta reserva ya está aceptado. Para cambiar el trabajo, escríbenos.',
  },
  review: {
    changed: 'Esta opinión se cambió entretanto. Revísala y vuelve a intentarlo.',
    closed: 'Esta opinión ya no se puede cambiar.',
  },
  mail: {
    not_found: 'No encontramos el correo.',
  },
  area: {
    outside: 'No llegamos a esta dirección.',
  },
  slot: {
    taken: 'Acaban de tomar ese horario.',
    invalid: 'Ese horario no se puede reservar.',
  },
  price: {
    changed: 'El precio ha cambiado.',
  },
  promo: {
    invalid: 'Código no válido.',
    expired: 'Este código ha caducado.',
    firstOnly: 'Este código es para una primera reserva y ya reservaste con nosotros.',
    stacking: 'Ya hay otra promoción aplicada.',
    kinds: 'Este código es para otros servicios que los de tu carrito.',
    minSubtotal: 'Se requiere una compra mínima de {{min}}.',
    minSubtotalOfKinds: 'Este código requiere al menos {{min}} en los servicios a los que se aplica.',
    failed: 'No se pudo aplicar este código.',
  },
  address: {
    not_found: 'No encontramos esta dirección',
  },
  route: {
    not_found: 'No encontramos la ruta: te escribiremos para confirmarla.',
    busy: 'El cálculo de rutas está saturado: prueba de nuevo en un minuto.',
    not_configured: 'El cálculo de rutas no está disponible. Escríbenos, por favor.',
  },
  server: {
    bug: 'Algo falló de nuestro lado.',
    busy: 'No disponible por el momento. Inténtalo de nuevo.',
  },
  field: {
    required: 'Completa este campo.',
    invalid: 'Revisa este campo.',
    too_long: 'Es demasiado largo.',
    too_small: 'Es demasiado pequeño.',
    too_large: 'Es demasiado grande.',
    outside: 'No llegamos hasta allí.',
  },
  open: {
    title: 'No pudimos saber si se hizo',
    text: 'No llegó ninguna respuesta a este dispositivo. Inténtalo de nuevo: no se hará dos veces.',
  },
  network: 'Error de red',
  timeout: 'La respuesta tarda demasiado. Inténtalo de nuevo.',
  unknown: 'Error desconocido',
};
