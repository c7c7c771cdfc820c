import type { Same } from '../../same.ts';
import type { reschedule as en } from './en.ts';

export const reschedule: Same<typeof en> = {
  banner: {
    label: 'Estás cambiando una visita de hora',
    text: 'Estás cambiando tu visita del {{time}}',
    quit: 'Salir',
    guarded: 'Estás cambiando una visita. Elige su nueva hora o sal primero del cambio.',
  },
  pick: {
    title: 'Cambia la hora de tu visita',
    lead: 'Elige otra hora. Tu visita conserva su duración de {{duration}}, su precio y sus detalles.',
    label: 'La nueva hora',
    none: 'Aún no has elegido una nueva hora',
    why: 'Toca primero una hora libre.',
    current: 'tu hora actual',
    go: 'Seguir con esta hora',
    keep: 'Conservar mi hora actual',
    kept: 'Tu visita queda como estaba.',
    offline:
      'Estás sin conexión. Horas consultadas a las {{time}}; elige una y la pediremos cuando vuelvas a tener conexión.',
    unknown: 'Las horas libres de este día no están en este dispositivo. Llegarán en cuanto tengas conexión.',
  },
  confirm: {
    title: '¿Cambiamos tu visita?',
    from: 'Antes',
    to: 'Ahora',
    price: 'El precio y todo lo demás quedan igual.',
    move: 'Cambiar mi visita',
    ask: 'Pedir esta hora',
    offline:
      'Estás sin conexión. Guardamos tu petición en este dispositivo y la enviaremos cuando vuelvas a tener conexión. Hasta entonces tu visita no cambia.',
    change: 'Elegir otra hora',
    choose: 'Elegir una hora',
    missing: 'Selecciona una hora, por favor.',
    nearest: 'Tu visita sigue donde estaba. Estas son las horas libres más cercanas:',
    pickAnother: 'Tu visita sigue donde estaba. Elige otra hora, por favor.',
    failed: 'Tu visita no se ha cambiado',
    failedText: 'Sigue como estaba.',
    changed: 'Esta reserva se modificó entretanto',
    changedText: 'Ahora es el {{time}}: ¿todavía quieres cambiarla?',
    moved: 'Tu visita queda para el {{time}}',
  },
  waiting: {
    title: 'Guardado en este dispositivo. Aún sin cambiar.',
    text: 'Pediremos el {{time}} cuando vuelvas a tener conexión. Hasta entonces tu visita no cambia.',
    checking: 'Comprobando si llegó',
    checkingText:
      'Pedimos pasar tu visita al {{time}} y todavía no hay respuesta. Seguimos preguntando; nada se hace dos veces.',
    taken: 'Entretanto se ocupó la hora del {{time}}',
    asks: 'No se pudo pasar tu visita al {{time}}',
    try: 'Intentar ahora',
    discard: 'Descartar',
    discarded: 'Cambio descartado.',
    undo: 'Deshacer',
  },
};
