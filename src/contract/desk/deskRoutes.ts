import { lookAtKey, redeemKey } from './accessKeys';
import {
  askLink,
  askReset,
  beginFactor,
  changeEmail,
  changePassword,
  proveFactor,
  removeFactor,
  updateUser,
} from './account';
import { confirmSession, endOtherSessions, endSession, getSession, listSessions, signIn, signOut } from './session';

/** The calls by which people enter the desk and keep their account, under `/admin/v1` alone (USER-03). */
export const deskRoutes = {
  signIn,
  getSession,
  confirmSession,
  signOut,
  listSessions,
  endSession,
  endOtherSessions,
  updateUser,
  changePassword,
  changeEmail,
  beginFactor,
  proveFactor,
  removeFactor,
  askReset,
  askLink,
  lookAtKey,
  redeemKey,
};
