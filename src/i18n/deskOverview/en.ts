import type { DeskOverviewTexts } from './fr';

export const deskOverview: DeskOverviewTexts = {
  title: 'Overview',
  actions: { title: 'Shortcuts', form: 'New form', link: 'New payment link', gift: 'Note a gift or a promise' },
  period: 'Period',
  periods: { week: '7 days', month: '30 days', quarter: '13 weeks', year: '12 months' },
  received: 'Received',
  refunded: 'Refunded',
  before: (amount) => `${amount} in the period before`,
  change: (percent, amount) => `${percent} (${amount} in the period before)`,
  bars: { week: 'Received by day', month: 'Received by day', quarter: 'Received by week', year: 'Received by month' },
  bar: (when, amount, before) => `${when}: ${amount}, period before: ${before}`,
  now: 'This period',
  then: 'Period before',
  tasks: 'To do',
  noTasks: 'Nothing is waiting.',
  failing: (count) =>
    count === 1 ? '1 subscription whose last charge failed' : `${count} subscriptions whose last charge failed`,
  pledges: (count, amount, campaign) =>
    `${count === 1 ? '1 pledge' : `${count} pledges`} of “${campaign}” to collect: ${amount}`,
  endingLinks: (count) =>
    count === 1 ? '1 payment link ends within two weeks' : `${count} payment links end within two weeks`,
  overdueDebts: (count) => (count === 1 ? '1 overdue debt' : `${count} overdue debts`),
  openDebts: (count) => (count === 1 ? '1 debt to be paid' : `${count} debts to be paid`),
  formWarnings: (count, form) => `${count === 1 ? '1 thing' : `${count} things`} to check in “${form}”`,
  shortForms: (count, form) =>
    `${count === 1 ? '1 payment' : `${count} payments`} for “${form}”, which was full, not given back yet`,
  latest: 'Latest payments',
  all: 'All payments',
  none: 'Payments will appear here.',
  campaigns: 'Open campaigns',
  ofGoal: (amount, goal) => `${amount} of ${goal}`,
};
