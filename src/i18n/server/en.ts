import { plural } from '../catalogue';
import { common } from '../common/en';
import { problems } from '../problems/en';
import { sitePages } from '../sitePages/en';
import { mainFundNames } from '../mainFundNames';
import type { ServerTexts } from './fr';

const payments = (count: number) => `${count} ${plural('en', count, { one: 'payment', other: 'payments' })}`;

export const server: ServerTexts = {
  mainCaisse: mainFundNames.en,
  closed: common.closed,

  mail: {
    trial: 'Trial: no money is taken.',
    subject: (organisation) => `Thank you for your gift to ${organisation}`,
    greeting: (prenom) => `Hello ${prenom},`,
    once: (amount, organisation) => `We have received your gift of ${amount} to ${organisation}. Thank you!`,
    monthly: (amount, count, organisation) =>
      `Your monthly gift to ${organisation} is set up: ${payments(count)} of ${amount}, one a month. Thank you!`,
    unlimited: (amount, organisation) =>
      `Your gift of ${amount} a month to ${organisation} is set up, with no end date. Thank you!`,
    split: (total, count, organisation) =>
      `Your gift of ${total} to ${organisation}, in ${payments(count)}, is set up. Thank you!`,
    paid: {
      subject: (organisation) => `Your payment to ${organisation}`,
      once: (amount, organisation) => `We have received your payment of ${amount} to ${organisation}. Thank you!`,
      monthly: (amount, count, organisation) =>
        `Your monthly payment to ${organisation} is set up: ${payments(count)} of ${amount}, one a month. Thank you!`,
      unlimited: (amount, organisation) =>
        `Your payment of ${amount} a month to ${organisation} is set up, with no end date. Thank you!`,
      split: (total, count, organisation) =>
        `Your payment of ${total} to ${organisation}, in ${payments(count)}, is set up. Thank you!`,
      purpose: (label) => `For: ${label}`,
    },
    firstReceived: (amount) => `First payment received: ${amount}.`,
    caisse: (name) => `For: ${name}`,
    date: (date) => `Date: ${date}`,
    reference: (id) => `Reference: ${id}`,
    receipt: 'This payment comes with a tax receipt.',
    noReceipt: 'This payment does not come with a tax receipt.',
    contact: (email) => `Any question? Write to ${email}.`,
  },

  formTable: {
    sentAt: 'Sent',
    state: 'State',
    total: 'Total',
    paid: 'Paid',
    currency: 'Currency',
    states: {
      kept: 'Received',
      open: 'To be paid',
      released: 'Never paid',
      short: 'Paid too late',
      held: 'To be confirmed',
      expired: 'Never confirmed',
      cancelled: 'Cancelled',
    },
  },

  pay: {
    title: 'Demonstration payment page',
    notice: 'This is a trial: no money will be taken.',
    to: (organisation) => `To ${organisation}`,
    once: (amount) => `Pay ${amount}`,
    monthly: (amount, count) => `${amount} a month, ${payments(count)}`,
    unlimited: (amount) => `${amount} a month, with no end date`,
    schedule: 'Instalments',
    taken: (taken, count) => `${taken} of ${payments(count)}`,
    takenSoFar: (taken) => `${payments(taken)} so far`,
    succeed: 'Accept the payment',
    decline: 'Decline the payment',
    cancel: 'Cancel',
    nextMonth: 'Go to the next month',
    stop: 'Stop the payments',
    refund: 'Refund',
    advanced: 'Advanced options',
    delivery: 'Confirmation to the server',
    deliverOnce: 'Send the confirmation once',
    twice: 'Send the confirmation twice',
    late: 'Send the confirmation late',
    disordered: 'Send the confirmations out of order',
    never: 'Do not send the confirmation',
    accepted: 'Payment accepted',
    states: {
      open: 'Waiting for payment',
      active: 'Payments under way',
      done: 'Paid',
      declined: 'Payment declined',
      cancelled: 'Payment cancelled',
      stopped: 'Payments stopped',
      refunded: 'Payment refunded',
    },
    unknown: 'This payment page does not exist, or no longer does.',
    back: 'Back to the site',
  },

  thanks: {
    title: 'Thank you!',
    text: 'We have received your payment.',
    pending: 'Your payment is being confirmed…',
    failed: 'The payment was declined. Nothing was charged.',
    cancelled: 'The payment was cancelled. Nothing was charged.',
    home: 'Back to the home page',
  },

  pages: sitePages,

  links: {
    ...sitePages.link,
    update: (name) => `Change - ${name}`,
  },

  cards: {
    title: 'Card to print',
    print: 'Print this page on A6 paper, or save it as a PDF.',
    scan: 'Scan the code with your phone',
    code: (address: string) => `QR code of ${address}`,
  },

  refusals: {
    type: 'This kind of payment is not available.',
    caisseUnknown: 'This fund could not be found.',
    caisseClosed:
      'This fund has ended! — You cannot use it at the moment. If you have any question, please contact the person in charge.',
    campagneUnknown: 'This campaign could not be found.',
    campagneClosed:
      'This fund has ended! — You cannot use it at the moment. If you have any question, please contact the person in charge.',
    serviceUnknown: 'This service could not be found.',
    serviceClosed: 'This service is no longer on offer.',
    detteUnknown: 'This debt could not be found.',
    dettesApart: 'These debts cannot be paid together.',
    dettesCurrencies: 'These debts are in several currencies: pay those of each currency apart.',
    submissionUnknown: 'This form could not be found.',
    nothingDue: 'There is nothing left to pay.',
    people: 'Please give the first and last name of each person.',
    products: 'An item is no longer on offer. Reload the page and choose again.',
    currency: 'This currency is not accepted.',
    amountInvalid: 'Invalid amount',
    amountMinimum: (amount) => `The amount must be at least ${amount}`,
    amountMaximum: 'This amount is too high.',
    months: 'This number of months is not on offer.',
    divide: 'This number of instalments is not on offer for this amount.',
    payer: 'Please fill in all required fields before submitting the payment.',
    platform: 'This means of payment is not available.',
    intentUnknown: 'This link has expired! — If you have any question, please contact the person in charge.',
    intentExpired: 'This link has expired! — If you have any question, please contact the person in charge.',
    alreadyPaid: 'This payment has already been made.',
    amountChanged: 'The amount on screen is no longer right. Check it and try again.',
    replaced: 'A more recent payment has replaced this one.',
    keyReused: 'This request was already sent with other content. Reload the page and start again.',
    tooManyAttempts: 'Too many attempts. Please wait a moment before trying again.',
    providerUnavailable: 'The payment service is not answering. Nothing was charged: please try again in a moment.',
    failed: 'Something went wrong',
  },

  /** Titles of the pages that list something (SITE-30). */
  pageNames: {
    HORAIRES: 'Times',
    EVENTS: 'Events',
    ACTU: 'News',
    SERVICES: 'Activities',
    ABONNEMENTS: 'Memberships',
    GALERIES: 'Galleries',
  },

  forms: {
    closed: 'This form has expired!',
    closedByEvent: 'Registration for this event has closed.',
    fields: 'Some answers need to be corrected.',
    articleMinimum: 'You must choose at least 1 item.',
    priceMissing: 'This form cannot be sent: its total can only be 0. Please tell the organisation.',
    stock: 'There is not enough left. The available quantities have been updated.',
    slot: 'This time slot is no longer free. Choose another one.',
    upload: 'A file is no longer available. Upload it again.',
    changed: 'This form has just been changed. Check your answers, then send it again.',
    notADocument: 'The layout of the form cannot be read.',
    newerVersion: 'This form was made with a newer version.',
    tooDeep: 'The blocks of this form are nested too deeply.',
    tooManyBlocks: 'This form has too many blocks.',
    revision: 'This form has been changed meanwhile. Load it again before saving.',
    defaultRefused: (key) => `A field does not take its default value: ${key}`,
    keyTaken: (key) => `Two fields cannot have the same key: ${key}`,
    mailMissing: 'Confirming by e-mail needs a required e-mail field that no condition hides.',
    sold: (sold) => `${sold} of it are taken already.`,
    toldScope: 'Only a full token may change which addresses receive the answers.',
  },

  formMail: {
    copySubject: (title) => `Your form “${title}”`,
    copy: (organisation) => `${organisation} has received your form. This is a copy of it.`,
    noticeSubject: (title) => `New form: ${title}`,
    notice: 'A form has just been filled in.',
    notRepeated: 'Long texts and links are not repeated here.',
    yes: 'Yes',
    no: 'No',
    paymentMethod: 'Means of payment',
    online: 'Online',
    total: 'Total',
  },

  goneMail: {
    subject: (title) => `Your payment is being refunded: ${title}`,
    gone: (amount, title) =>
      `Your payment of ${amount} for “${title}” reached us too late: the places or items that you had chosen were no longer available.`,
    back: 'We are refunding the whole amount to the means of payment that you used. There is nothing for you to do; please allow a few days.',
  },

  pledges: {
    closed: 'This campaign does not take pledges.',
    subject: (campagne) => `Your pledge: ${campagne}`,
    promised: (amount, campagne, organisation) =>
      `You have pledged ${amount} to ${organisation} for “${campagne}”. Thank you!`,
    pay: (url) => `To pay your pledge: ${url}`,
    unpaid: 'Nothing is charged until you pay.',
  },

  fields: {
    ...problems,
    amountMinimum: 'The amount must be at least 1',
  },
};
