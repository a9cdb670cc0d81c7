import { createMatching, createPledge, listMatchings, listPledges, updateMatching, updatePledge } from './adminGifts';
import { exportPledges, importPledges } from './adminGifts';
import {
  createCampaign,
  createSection,
  createTeam,
  getAdminCampaign,
  listAdminTeams,
  listCampaigns,
  listSections,
  updateCampaign,
  updateScreen,
  updateSection,
  updateTeam,
} from './adminCampaigns';
import { createForm, getAdminForm, getFormStock, listForms, updateForm, updateFormStock } from './adminForms';
import { createGift, endRehearsal, exportGifts, listGifts, updateGift } from './adminGifts';
import { correctPayer, exportPayments, getPayment, refundPayment } from './adminPayments';
import { listAudit } from './audit';
import { createCalendar, listBookings, listCalendars, removeBooking, updateCalendar } from './calendars';
import { createCaisse, getCaisse, listCaisses, updateCaisse } from './caisses';
import {
  getCampaign,
  getSection,
  getTeamStats,
  listDonors,
  listTeams,
  pingCampaign,
  pledge,
  streamCampaign,
} from './campaignCalls';
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
import { getFormBlock, getStock, listSlots, submitForm, uploadFile } from './formCalls';
import { getForm } from './forms';
import {
  exportFormSubmissions,
  exportFormSubmissionsJson,
  getFormSubmission,
  listFormSubmissions,
} from './formSubmissions';
import { getChallenge, getGuardNumbers } from './guard';
import { addHost, checkHost, giveHost, listHosts, removeHost, takeHost } from './hosts';
import { createOrganisation, getOrganisation, updateOrganisation } from './organisations';
import { createLink, getLink, listLinks, revokeLink } from './links';
import { createSubmission, getSubmission, listSubmissions, updateSubmission } from './payables';
import { createIntent, getIntent, getIntentStatus, listPayments, receiveWebhook, submitPayment } from './payments';
import { changeMeans, changeSubscription, getSubscription, listSubscriptions, stopSubscription } from './subscriptions';
import { erasePerson, exportPerson, previewErasure } from './persons';
import { createService, listServices, updateService } from './services';
import { createToken, listTokens, revokeToken, rotateToken } from './tokens';
import { getUpload } from './uploads';

/** Every call of the wire. The server mounts all of them; a browser bundle imports only the rows it calls. */
export const routes = {
  getOrganisation,
  createOrganisation,
  updateOrganisation,
  listHosts,
  addHost,
  checkHost,
  removeHost,
  giveHost,
  takeHost,
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
  getSection,
  getCampaign,
  listDonors,
  listTeams,
  getTeamStats,
  pingCampaign,
  streamCampaign,
  listCampaigns,
  getAdminCampaign,
  createCampaign,
  updateCampaign,
  listAdminTeams,
  createTeam,
  updateTeam,
  updateScreen,
  listGifts,
  exportGifts,
  createGift,
  endRehearsal,
  updateGift,
  listSections,
  createSection,
  updateSection,
  pledge,
  createPledge,
  updatePledge,
  exportPledges,
  importPledges,
  listPledges,
  createMatching,
  updateMatching,
  listMatchings,
  listSlots,
  uploadFile,
  getUpload,
  listFormSubmissions,
  getFormSubmission,
  exportFormSubmissions,
  exportFormSubmissionsJson,
  createCalendar,
  updateCalendar,
  listCalendars,
  listBookings,
  removeBooking,
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
  correctPayer,
  refundPayment,
  listSubscriptions,
  stopSubscription,
  changeMeans,
  getSubscription,
  changeSubscription,
  getForm,
  getFormBlock,
  getStock,
  submitForm,
  listForms,
  createForm,
  getAdminForm,
  updateForm,
  getFormStock,
  updateFormStock,
  createEndpoint,
  listEndpoints,
  updateEndpoint,
  deleteEndpoint,
  listDeliveries,
  replayDelivery,
  listAudit,
  listTokens,
  createToken,
  rotateToken,
  revokeToken,
  exportPerson,
  previewErasure,
  erasePerson,
  getChallenge,
  getGuardNumbers,
  reportError,
} as const;
