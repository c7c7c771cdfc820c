import type { Same } from '../../same.ts';
import type { storage as en } from './en.ts';

export const storage: Same<typeof en> = {
  label: 'Memoria de este dispositivo',
  close: 'Cerrar',
  opening: {
    title: 'Abriendo lo que está guardado en este dispositivo…',
    text: 'Tarda más de lo normal. Tu carrito y lo que escribiste aparecerán en cuanto se abra.',
  },
  evicted: {
    title: 'Este navegador borró lo que habíamos guardado aquí.',
    back: 'Tu carrito volvió desde nuestro servidor; los borradores y las solicitudes sin enviar se perdieron.',
    coming:
      'Tu carrito volverá desde nuestro servidor en cuanto responda; los borradores y las solicitudes sin enviar se perdieron.',
    text: 'Los borradores y las solicitudes sin enviar se perdieron.',
  },
  full: {
    title: 'Tu último cambio no se guardó en este dispositivo.',
    text: 'Ya no queda espacio en este dispositivo. Libera un poco y vuelve a hacer el cambio; lo que ya estaba guardado sigue aquí.',
  },
  memory: {
    title: 'Los cambios no se guardan en este dispositivo.',
    text: 'Todo funciona hasta que cierres o recargues la página. Tu carrito se guarda en nuestro servidor.',
    alone:
      'Todo funciona hasta que cierres o recargues la página. Entonces también se pierde tu carrito; lo que reserves queda reservado.',
    framed:
      'Todo funciona hasta que cierres o recargues la página. Dentro de otro sitio, este navegador no guarda nada nuestro; en su propia pestaña suele hacerlo.',
    open: 'Abrir en otra pestaña',
  },
  forget: {
    act: 'Olvidarme en este dispositivo',
    title: '¿Olvidar todo en este dispositivo?',
    text: 'Se borran de este navegador tu carrito, los borradores, las solicitudes sin enviar, las copias de reservas y tu idioma. Tus reservas siguen en pie; los enlaces de tus correos las siguen abriendo.',
    confirm: 'Olvidar todo',
    keep: 'Conservarlo',
    failed: 'No se pudo borrar. Cierra las otras pestañas de este sitio e inténtalo de nuevo.',
  },
};
