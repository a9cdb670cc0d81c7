import type { DeskOverviewTexts } from './fr';

export const deskOverview: DeskOverviewTexts = {
  title: 'Panoramica',
  actions: {
    title: 'Scorciatoie',
    form: 'Nuovo modulo',
    link: 'Nuovo link di pagamento',
    gift: 'Annota una donazione o una promessa',
  },
  period: 'Periodo',
  periods: { week: '7 giorni', month: '30 giorni', quarter: '13 settimane', year: '12 mesi' },
  received: 'Ricevuto',
  refunded: 'Rimborsato',
  before: (amount) => `${amount} nel periodo precedente`,
  change: (percent, amount) => `${percent} (${amount} nel periodo precedente)`,
  bars: {
    week: 'Ricevuto al giorno',
    month: 'Ricevuto al giorno',
    quarter: 'Ricevuto alla settimana',
    year: 'Ricevuto al mese',
  },
  bar: (when, amount, before) => `${when}: ${amount}, periodo precedente: ${before}`,
  now: 'Questo periodo',
  then: 'Periodo precedente',
  tasks: 'Da fare',
  noTasks: 'Niente in attesa.',
  failing: (count) =>
    count === 1
      ? '1 abbonamento il cui ultimo addebito non è riuscito'
      : `${count} abbonamenti il cui ultimo addebito non è riuscito`,
  pledges: (count, amount, campaign) =>
    `${count === 1 ? '1 promessa' : `${count} promesse`} di «${campaign}» da incassare: ${amount}`,
  endingLinks: (count) =>
    count === 1
      ? '1 link di pagamento scade entro due settimane'
      : `${count} link di pagamento scadono entro due settimane`,
  overdueDebts: (count) => (count === 1 ? '1 debito in ritardo' : `${count} debiti in ritardo`),
  openDebts: (count) => (count === 1 ? '1 debito da incassare' : `${count} debiti da incassare`),
  formWarnings: (count, form) => `${count === 1 ? '1 punto' : `${count} punti`} da verificare in «${form}»`,
  shortForms: (count, form) =>
    `${count === 1 ? '1 pagamento' : `${count} pagamenti`} per «${form}», già al completo, ancora da rimborsare`,
  latest: 'Ultimi pagamenti',
  all: 'Tutti i pagamenti',
  none: 'I pagamenti appariranno qui.',
  campaigns: 'Campagne in corso',
  ofGoal: (amount, goal) => `${amount} su ${goal}`,
};
