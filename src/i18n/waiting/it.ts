import type { WaitingTexts } from './fr';

export const waiting: WaitingTexts = {
  free: 'Ci sono di nuovo posti liberi: scegline uno nel calendario.',
  late: 'Non si può più attendere questa data: è troppo vicina, o passata.',

  page: {
    title: 'Lista d’attesa',
    ask: 'Non riceverai più un avviso quando si libera un posto.',
    leave: 'Lascia la lista d’attesa',
    left: 'Non sei più nella lista d’attesa.',
    unknown: 'Questo link non è valido.',
    home: 'Torna al sito',
  },

  mail: {
    subject: (calendar) => `Si è liberato un posto: ${calendar}`,
    body: (organisation) => `Avevi chiesto di essere avvisato: si è appena liberato un posto presso ${organisation}.`,
    book: 'Prenota questo posto',
    noHold: 'Il posto non è riservato a te: va a chi prenota per primo.',
    next: (until) => `Se non lo prenoti entro ${until}, sarà avvisata la persona successiva.`,
    leave: 'Non aspetti più? Lascia la lista',
  },
};
