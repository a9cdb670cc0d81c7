import {
  createMatching,
  createPledge,
  listMatchings,
  listPledges,
  updateMatching,
  updatePledge,
} from './campaigns/adminGifts';
import { exportPledges, importPledges } from './campaigns/adminGifts';
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
} from './campaigns/adminCampaigns';
import { createForm, getAdminForm, getFormStock, listForms, updateForm, updateFormStock } from './forms/adminForms';
import { createGift, endRehearsal, exportGifts, listGifts, updateGift } from './campaigns/adminGifts';
import { correctPayer, exportPayments, getPayment, refundPayment } from './payments/adminPayments';
import { listAudit } from './audit';
import { createCalendar, listBookings, listCalendars, removeBooking, updateCalendar } from './records/calendars';
import { createCaisse, getCaisse, listCaisses, updateCaisse } from './records/caisses';
import {
  getCampaign,
  getSection,
  getTeamStats,
  listDonors,
  listTeams,
  pingCampaign,
  pledge,
  streamCampaign,
} from './campaigns/campaignCalls';
import { reportError } from './clientErrors';
import { createDebt, getDebt, listDebts, updateDebt } from './records/debts';
import {
  createEndpoint,
  deleteEndpoint,
  listDeliveries,
  listEndpoints,
  replayDelivery,
  updateEndpoint,
} from './endpoints';
import { getFormBlock, getStock, listSlots, submitForm, uploadFile } from './forms/formCalls';
import { getForm } from './forms/forms';
import {
  exportFormSubmissions,
  exportFormSubmissionsJson,
  getFormSubmission,
  listFormSubmissions,
} from './forms/formSubmissions';
import { getChallenge, getGuardNumbers } from './guard';
import { addHost, checkHost, giveHost, listHosts, removeHost, takeHost } from './organisations/hosts';
import { createOrganisation, getOrganisation, updateOrganisation } from './organisations/organisations';
import { createLink, getLink, listLinks, revokeLink } from './payments/links';
import { createSubmission, getSubmission, listSubmissions, updateSubmission } from './payments/payables';
import {
  createIntent,
  getIntent,
  getIntentStatus,
  listPayments,
  receiveWebhook,
  submitPayment,
} from './payments/payments';
import {
  changeMeans,
  changeSubscription,
  getSubscription,
  listSubscriptions,
  stopSubscription,
} from './payments/subscriptions';
import { erasePerson, exportPerson, previewErasure } from './persons';
import { createService, listServices, updateService } from './records/services';
import { resolvePage } from './site/resolvePage';
import { getSchedule, listSchedule, updateSchedule } from './site/schedules';
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
  getSchedule,
  listSchedule,
  updateSchedule,
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
  resolvePage,
} as const;
