import type { FormDraftTexts } from './fr';

export const formDrafts: FormDraftTexts = {
  kept: {
    draft: 'Bozza salvata',
    browser: 'Non in linea: conservato in questo browser',
    here: 'Conservato solo in questo browser',
    unread: 'Bozza non ancora letta',
  },
  taken: {
    browser: 'Le modifiche non salvate sono state riprese',
    draft: 'È stata ripresa una bozza di questo modulo',
    other: 'Anche un’altra persona sta modificando questo modulo. Il suo lavoro e il vostro sono stati uniti.',
  },
  notAllowed: 'Il vostro accesso non lo permette. Chiedete a chi gestisce l’organizzazione.',
  collided: 'L’avete modificato entrambi. Vale la sua versione; scegliete che cosa tenere della vostra.',
  goOn: 'Continua',
  discard: 'Scartale',
  seen: 'Ho capito',
  askTitle: 'Qual è il titolo di questo modulo?',
  titleHint: 'I visitatori lo leggono in cima al modulo. Potrete cambiarlo.',
};
