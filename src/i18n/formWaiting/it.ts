import type { FormWaitingTexts } from './fr';

export const formWaiting: FormWaitingTexts = {
  title: 'Lista d’attesa',
  text: 'Ti scriveremo appena si libera un posto. Questo non riserva alcun posto.',
  day: 'Per quale giorno?',
  anyDay: (count) => `Tutti questi giorni (${count})`,
  time: 'A che ora?',
  anyTime: 'A qualsiasi ora',
  name: 'Il tuo nome',
  email: 'Il tuo indirizzo e-mail',
  consent: (organisation) =>
    `Inviando, accetti che ${organisation} conservi il tuo nome e il tuo indirizzo per avvisarti. Vengono cancellati una volta passata la data.`,
  submit: 'Avvisami',
  sending: 'Invio…',
  needed: 'Questo campo è obbligatorio',
  invalid: 'Questo indirizzo e-mail non è valido',
  failed: 'Il server non risponde. Riprova tra un momento.',
  gone: 'Questo calendario non esiste più.',
  doneTitle: 'Registrato',
  doneText: (email) => `Scriveremo a ${email} appena si libera un posto. Fino ad allora nessun posto è riservato.`,
  again: 'Aspetta un’altra data',
  close: 'Chiudi',
};
