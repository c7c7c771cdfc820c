import type { Same } from '../../same.ts';
import type { confirmation as en } from './en.ts';

export const confirmation: Same<typeof en> = {
  loading: 'Cargando tu reserva…',
  updating: 'Actualizando…',
  booked: { title: 'Tu visita está reservada' },
  pending: {
    title: 'Tenemos tu solicitud',
    lead: 'Tu hora queda guardada. Revisamos los detalles y te confirmamos por correo.',
    leadKept:
      'Tu hora queda guardada. Revisamos los detalles; la respuesta aparece en la página de tu reserva.',
  },
  cancelled: 'Esta reserva está cancelada',
  order: '{{service}} · pedido',
  missing: {
    title: 'Aquí no hay ninguna reserva',
    text: 'Esta página ha caducado. Muestra la reserva durante un día, en el dispositivo donde se hizo. Si reservaste antes, tu visita sigue en pie: ábrela desde tus reservas o pide un enlace por correo.',
    bookings: 'Mis reservas',
    link: 'Enviarme un enlace',
    home: 'Ir al inicio',
  },
  tiles: {
    date: 'Fecha',
    time: 'Hora',
    server: 'Calculado por nosotros; pagas después del trabajo.',
    reference: 'Referencia',
    quote: 'Importe: presupuesto',
    none: 'Importe: ninguno',
    before: 'Total anterior',
  },
  wrongEmail: '¿Correo equivocado? Corrígelo aquí',
  client: 'Tus datos',
  keep: {
    label: 'Ten tu reserva a mano',
    manage: 'Gestionar la reserva',
    newTab: '(se abre en otra pestaña)',
    copyLink: 'Copiar el enlace',
    copyReference: 'Copiar la referencia',
    linkCopied: 'Enlace copiado. Quien lo tenga puede cambiar tu reserva.',
    referenceCopied: 'Referencia copiada.',
    copyFailed: 'Tu navegador no permitió copiar.',
  },
  delivery: 'Tu entrega',
  next: {
    title: 'Qué pasa ahora',
    kept: {
      title: 'Ahora: guarda tu enlace',
      text: 'Por ahora no podemos enviar correos. Copia el enlace de arriba: abre tu reserva en cualquier dispositivo.',
      review:
        'Revisamos los detalles; la respuesta aparece en la página de tu reserva. Mientras tanto, tu hora sigue guardada.',
    },
    mail: {
      title: 'Hoy: tu confirmación',
      text: 'La enviaremos a {{email}}. ¿No llega? El botón de arriba funciona sin ella.',
    },
    review: {
      title: 'Hoy o mañana: nuestra respuesta',
      text: 'Revisamos los detalles y escribimos a {{email}}. Mientras tanto, tu hora sigue guardada.',
    },
    offer: {
      title: 'Ahora: tu respuesta',
      text: 'Tienes un precio nuestro. Abre «Gestionar la reserva» para aceptarlo o rechazarlo; mientras, tu hora está guardada.',
    },
    booking: {
      title: '{{date}}: tu visita',
      text: '{{time}}: llega el equipo. Ayuda mucho apartar las cosas pequeñas y dejar a las mascotas en otra habitación.',
      look: '{{time}}: vamos a ver y medir; lleva una hora más o menos. Basta con que se pueda pasar.',
      drive:
        '{{time}}: salimos; primero las recogidas en tu orden, luego el destino. Ten todo listo para cargar.',
    },
    pay: {
      title: 'Después del trabajo: el pago',
      text: 'Pagas cuando está hecho. Los impuestos, si los hay, se liquidan en la factura.',
    },
    quote: {
      title: 'Después de la visita: tu presupuesto',
      before: 'Antes de salir: tu precio',
      text: 'Recibes un precio por escrito y decides con calma.',
    },
  },
  footer: {
    seeYou: 'Nos vemos el {{date}}.',
    edit: '¿Algo no está bien? Abre «Gestionar la reserva» para revisarlo todo o cancelar, gratis hasta que empiece la visita.',
    editBefore:
      '¿Algo no está bien? Abre «Gestionar la reserva» para revisarlo todo o cancelar, gratis hasta {{ahead}} antes de la visita.',
    another: 'Reservar otro servicio',
    home: 'Continuar',
  },
  install: {
    title: 'Ten {{company}} a mano',
    text: 'Como aplicación con su propio icono: sin escribir direcciones y con tu carrito a un toque.',
    share: 'Toca Compartir en el borde de Safari.',
    add: 'Elige «Agregar a inicio».',
    act: 'Instalar la aplicación',
    later: 'Ahora no',
  },
};
