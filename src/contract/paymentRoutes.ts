import { exportPayments, getPayment, refundPayment } from './adminPayments';
import { listAudit } from './audit';
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
import { createLink, getLink, listLinks, revokeLink } from './links';
import { createPayableCampaign, createSubmission, getSubmission } from './payables';
import { createService, listServices, updateService } from './services';
import { changeMeans, changeSubscription, getSubscription, listSubscriptions, stopSubscription } from './subscriptions';

/** The calls around paying in full. A row moves to `routes` with the feature that mounts it. */
export const paymentRoutes = {
  createService,
  updateService,
  listServices,
  createDebt,
  updateDebt,
  listDebts,
  getDebt,
  createSubmission,
  getSubmission,
  createPayableCampaign,
  getLink,
  createLink,
  listLinks,
  revokeLink,
  getPayment,
  exportPayments,
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
} as const;
