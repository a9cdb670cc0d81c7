import { createCaisse, getCaisse, listCaisses, updateCaisse } from './caisses';
import { reportError } from './clientErrors';
import { createOrganisation, getOrganisation, updateOrganisation } from './organisations';
import { createIntent, getIntent, getIntentStatus, listPayments, receiveWebhook, submitPayment } from './payments';

/** Every call of the wire. The server mounts all of them; a browser bundle imports only the rows it calls. */
export const routes = {
  getOrganisation,
  createOrganisation,
  updateOrganisation,
  getCaisse,
  listCaisses,
  createCaisse,
  updateCaisse,
  createIntent,
  getIntent,
  getIntentStatus,
  submitPayment,
  receiveWebhook,
  listPayments,
  reportError,
} as const;

export type RouteName = keyof typeof routes;
