import { exportPayments, getPayment, refundPayment } from './adminPayments';
import { listAudit } from './audit';
import { createCaisse, getCaisse, listCaisses, updateCaisse } from './caisses';
import { reportError } from './clientErrors';
import { createDebt, getDebt, listDebts, updateDebt } from './debts';
import {
  createEndpoint,
  deleteEndpoint,
  listDeliveries,
  listEndpoints,
  replayDelivery,
  updateEndpoint,
} from './endpoints';
import { getChallenge, getGuardNumbers } from './guard';
import { createOrganisation, getOrganisation, updateOrganisation } from './organisations';
import { createLink, getLink, listLinks, revokeLink } from './links';
import {
  createPayableCampaign,
  createSubmission,
  getPayableCampaign,
  getSubmission,
  listPayableCampaigns,
  listSubmissions,
  updatePayableCampaign,
  updateSubmission,
} from './payables';
import { createIntent, getIntent, getIntentStatus, listPayments, receiveWebhook, submitPayment } from './payments';
import { changeMeans, changeSubscription, getSubscription, listSubscriptions, stopSubscription } from './subscriptions';
import { createService, listServices, updateService } from './services';

/** Every call of the wire. The server mounts all of them; a browser bundle imports only the rows it calls. */
export const routes = {
  getOrganisation,
  createOrganisation,
  updateOrganisation,
  getCaisse,
  listCaisses,
  createCaisse,
  updateCaisse,
  listServices,
  createService,
  updateService,
  listDebts,
  getDebt,
  createDebt,
  updateDebt,
  listSubmissions,
  getSubmission,
  createSubmission,
  updateSubmission,
  listPayableCampaigns,
  getPayableCampaign,
  createPayableCampaign,
  updatePayableCampaign,
  getLink,
  listLinks,
  createLink,
  revokeLink,
  createIntent,
  getIntent,
  getIntentStatus,
  submitPayment,
  receiveWebhook,
  listPayments,
  exportPayments,
  getPayment,
  refundPayment,
  listSubscriptions,
  stopSubscription,
  changeMeans,
  getSubscription,
  changeSubscription,
  createEndpoint,
  listEndpoints,
  updateEndpoint,
  deleteEndpoint,
  listDeliveries,
  replayDelivery,
  listAudit,
  getChallenge,
  getGuardNumbers,
  reportError,
} as const;
