import { askNewsletter, subscribe } from './newsletter';
import {
  countSubscribers,
  createSubscriber,
  exportSubscribers,
  listSubscribers,
  removeSubscriber,
} from './subscribers';

/** The calls of the newsletter. */
export const newsletterRoutes = {
  askNewsletter,
  subscribe,
  countSubscribers,
  listSubscribers,
  createSubscriber,
  removeSubscriber,
  exportSubscribers,
};
