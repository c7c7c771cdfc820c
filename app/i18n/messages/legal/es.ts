import type { Same } from '../../same.ts';
import type { legal as en } from './en.ts';

export const legal: Same<typeof en> = {
  inForce: 'En vigor desde el {{date}}',
  contents: 'En esta página',
  asPage: 'Abrir como página',
  print: 'Imprimir',
  terms: {
    title: 'Términos del servicio',
    lead: 'Cortos, para que los puedas leer antes de reservar.',
    who: {
      title: 'Quién puede reservar',
      text: 'Debes tener al menos 18 años y poder darnos acceso al lugar para el que reservas.',
    },
    booking: {
      title: 'Cuándo queda hecha la reserva',
      text: 'Una visita queda reservada cuando te mostramos la confirmación. Algunas reservas aparecen primero como «A la espera de nuestra respuesta»: después las confirmamos o te decimos por qué no podemos ir.',
    },
    prices: {
      title: 'Precios, estimaciones y presupuestos',
      text: 'Un precio sin aviso es lo que pagas por lo que elegiste. Una estimación puede cambiar si el trabajo resulta más largo o más corto; te lo decimos antes de seguir. Un presupuesto todavía no tiene precio: primero vemos el trabajo y no debes nada hasta que lo aceptes. Si un precio cambia entre tu carrito y tu reserva, te mostramos los dos totales y tú decides.',
    },
    taxes: {
      title: 'Impuestos',
      text: 'Los impuestos, si los hay, se liquidan en la factura.',
    },
    paying: {
      title: 'Pago',
      text: 'Al reservar no se paga nada: ni tarjeta ni anticipo. Pagas después del trabajo.',
    },
    cancelling: {
      title: 'Cancelación',
      text: 'Puedes cancelar gratis hasta que empiece la visita, con el enlace privado de tu reserva. La hora queda libre de inmediato y la cancelación no se puede deshacer, pero puedes volver a reservar.',
      textBefore:
        'Puedes cambiar o cancelar gratis hasta {{ahead}} antes de la visita, con el enlace privado de tu reserva. Después, contáctanos. Al cancelar, la hora queda libre de inmediato y no se puede deshacer, pero puedes volver a reservar.',
    },
    onSite: {
      title: 'La visita',
      clock: 'Todas las horas están en {{clock}}.',
      text: 'Asegúrate de que alguien nos pueda abrir y de que las mascotas y los objetos frágiles estén a salvo.',
    },
    law: {
      title: 'Ley y tribunales',
      text: 'Se aplican las leyes del Estado de Florida. Cualquier disputa corresponde a los tribunales competentes de Florida.',
    },
    own: { title: 'También acordado' },
    changes: {
      title: 'Si estos términos cambian',
      text: 'Vale el texto vigente cuando reservaste; guardamos su fecha junto a tu reserva. Lo que pediste y su precio quedan como se reservaron. Para cambiar o cancelar una visita vale la regla vigente cuando lo pides.',
    },
  },
  privacy: {
    title: 'Privacidad',
    lead: 'Qué guardamos, dónde, cuánto tiempo y cómo hacer que lo olvidemos.',
    device: {
      title: 'En este dispositivo',
      text: 'Tu carrito, los formularios que empezaste, tu idioma, la lista de servicios y una copia de las reservas que hiciste o abriste, con su enlace privado, se guardan en este navegador, para que no se pierda nada de lo que escribes y casi toda la aplicación funcione sin conexión. La página de confirmación se olvida a las 24 horas; una reserva, a más tardar 60 días después de la visita. El nombre, el correo, el teléfono y la dirección de tu última reserva se quedan 12 meses, para que no tengas que escribirlos otra vez; las notas y el código de la entrada, no. Se borran con «¿No eres tú? Borrar», encima del formulario. El botón de abajo lo quita todo de una vez.',
    },
    server: {
      title: 'En nuestro servidor',
      text: 'Tu carrito, sin tu nombre. Cuando reservas: tu nombre, correo, teléfono si lo das, dirección, notas, lo que reservaste y su precio, la página o campaña que te trajo aquí por primera vez y, hasta la visita, la dirección de red desde la que reservas, para que nadie pueda ocupar toda nuestra agenda. Los usamos para ir a tu casa y escribirte sobre la visita. No los vendemos y no hay rastreadores publicitarios.',
    },
    duration: {
      title: 'Cuánto tiempo',
      text: 'Una hora que apartas sin reservar queda libre a los 20 minutos como máximo. El registro técnico que evita reservar dos veces se borra a los 7 días. Las reservas se conservan mientras lo exijan nuestra contabilidad y la ley.',
      textFor:
        'Una hora que apartas sin reservar queda libre a los {{minutes}} minutos como máximo. El registro técnico que evita reservar dos veces se borra a los 7 días. Las reservas se conservan mientras lo exijan nuestra contabilidad y la ley.',
    },
    newsletter: {
      title: 'Nuestro boletín',
      text: 'Solo escribimos a direcciones confirmadas con el enlace que enviamos. Guardamos tu dirección, tu idioma y las fechas en que lo pediste, lo confirmaste o te diste de baja. Cada carta trae un enlace para dejarlo; después solo recordamos que te fuiste, para no volver a escribirte.',
    },
    gate: {
      title: 'Tu código de la entrada',
      text: 'Solo lo ven nuestra oficina, el equipo que te visita y tú, con tu enlace privado. No aparece en ningún correo ni en nuestros registros técnicos.',
    },
    links: {
      title: 'Enlaces privados',
      text: 'El enlace de tu correo abre tu reserva sin contraseña. Quien lo tenga puede verla, cambiarla o cancelarla, así que compártelo solo con personas de confianza. Deja de funcionar 60 días después de la visita.',
    },
    contact: {
      title: 'Preguntas y borrado',
      text: 'Pídenos ver, corregir o borrar lo que sabemos de ti. Borramos todo lo que la ley no nos obligue a conservar.',
      action: 'Escribirnos',
    },
  },
};
