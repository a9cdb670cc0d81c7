import { exportPayments, getPayment } from './adminPayments';
import {
  createEndpoint,
  deleteEndpoint,
  listDeliveries,
  listEndpoints,
  replayDelivery,
  updateEndpoint,
} from './endpoints';
import { changeMeans, changeSubscription, getSubscription, listSubscriptions, stopSubscription } from './subscriptions';

/** The calls around paying in full. A row moves to `routes` with the feature that mounts it. */
export const paymentRoutes = {
  getPayment,
  exportPayments,
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
} as const;
