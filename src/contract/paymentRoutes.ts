import { getPayment } from './adminPayments';
import {
  createEndpoint,
  deleteEndpoint,
  listDeliveries,
  listEndpoints,
  replayDelivery,
  updateEndpoint,
} from './endpoints';

/** The calls around paying in full. A row moves to `routes` with the feature that mounts it. */
export const paymentRoutes = {
  getPayment,
  createEndpoint,
  listEndpoints,
  updateEndpoint,
  deleteEndpoint,
  listDeliveries,
  replayDelivery,
} as const;
