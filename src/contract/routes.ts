import * as campaigns from './campaigns/adminCampaigns';
import { createForm, getAdminForm, getFormStock, updateForm, updateFormStock } from './forms/adminForms';
import { createFormCalendar, getFormCalendar, updateFormCalendar } from './forms/formCalendars';
import * as formEditing from './forms/formEditing';
import { listFormMedia, uploadFormMedia } from './forms/formMedia';
import * as gifts from './campaigns/adminGifts';
import { importPledges } from './campaigns/pledgeImport';
import { createMatching, listMatchings, updateMatching } from './campaigns/matchings';
import { correctPayer, exportPayments, getPayment, refundPayment } from './payments/adminPayments';
import * as bookings from './records/bookings';
import { createCalendar, listCalendars, updateCalendar } from './records/calendars';
import { waitingRoutes } from './records/waiting';
import { exportAudit, listAudit } from './audit';
import { removalRoutes } from './records/removal';
import { searchAll } from './records/searchAll';
import { createCaisse, getOwnCaisse, listCaisses, updateCaisse } from './records/adminCaisses';
import { getCaisse } from './records/caisses';
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
import * as members from './desk/members';
import { checkPage, getStart } from './desk/start';
import * as hands from './records/debtPayments';
import { contactRoutes } from './records/contactRoutes';
import { createDebt, exportDebts, getDebt, importDebts, listDebts, updateDebt } from './records/debts';
import { endpointRoutes } from './endpoints';
import { getFormBlock, getStock, listSlots, submitForm, uploadFile } from './forms/formCalls';
import { getForm } from './forms/forms';
import {
  exportFormSubmissions,
  exportFormSubmissionsJson,
  getFormSubmission,
  listFormSubmissions,
} from './forms/formSubmissions';
import { getFormFigures, listForms } from './forms/formList';
import { listFormNotices } from './forms/formNotices';
import { getChallenge, getGuardNumbers } from './guard';
import { closingRoutes } from './organisations/closing';
import { deletionRoutes } from './organisations/deletion';
import { addHost, checkHost, giveHost, listHosts, removeHost, takeHost } from './organisations/hosts';
import { createOrganisation } from './organisations/foundOrganisation';
import { getServedOrganisation, listOrganisations } from './organisations/operatorOrganisations';
import { getLastBackup } from './organisations/backup';
import { getMailState, getSenderRecords, sendTestMail } from './organisations/mailCheck';
import { mailWordsRoutes } from './organisations/mailWords';
import { getOrganisation } from './organisations/organisations';
import { getOwnOrganisation, getShownOrganisation, updateOrganisation } from './organisations/ownOrganisation';
import { cancelPayment, createPayment } from './payments/handPayments';
import { createLink, getAdminLink, getLink, listLinks, revokeLink, updateLink } from './payments/links';
import { createSubmission, getSubmission, listSubmissions, updateSubmission } from './payments/payables';
import { getPaymentStory, resendMail } from './payments/paymentStory';
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
  getAdminSubscription,
  getSubscription,
  exportSubscriptions,
  listSubscriptions,
  stopSubscription,
} from './payments/subscriptions';
import { getStatistics, listTasks } from './payments/statistics';
import { erasePerson, exportPerson, previewErasure } from './persons';
import { createService, listServices, updateService } from './records/adminServices';
import * as content from './site/adminContent';
import { getPage, updatePage } from './site/adminPages';
import { exportArchive, importArchive } from './site/archive';
import { getSite, updateSite } from './site/menu';
import {
  listPublicGalleries,
  listPublicImages,
  listPublicNews,
  listRecentArticles,
  listRelatedArticles,
} from './site/publicContent';
import * as pageRevisions from './site/pageRevisions';
import { stockRoutes } from './forms/stock';
import { newsletterRoutes } from './site/newsletterRoutes';
import { resolvePage } from './site/resolvePage';
import { translationRoutes } from './site/translations';
import { deleteMedia, getMedia, listMedia, updateMedia, uploadMedia } from './site/media';
import { getSchedule, listSchedule, previewSchedule, updateSchedule } from './site/schedules';
import { openApi } from './openapi';
import * as tokens from './tokens';
import { getUpload } from './uploads';

/** Every call of the wire. The server mounts all of them; a browser bundle imports only the rows it calls. */
export const routes = {
  getOrganisation,
  ...{ createOrganisation, getOwnOrganisation, getShownOrganisation, updateOrganisation },
  ...{ getLastBackup, getMailState, getSenderRecords, sendTestMail, ...mailWordsRoutes },
  ...{ listHosts, addHost, checkHost, removeHost, giveHost, takeHost },
  ...{ listOrganisations, getServedOrganisation, searchAll },
  getCaisse,
  listCaisses,
  getOwnCaisse,
  createCaisse,
  updateCaisse,
  listServices,
  createService,
  updateService,
  exportDebts,
  listDebts,
  getDebt,
  createDebt,
  updateDebt,
  importDebts,
  ...{ listDebtPayments: hands.listDebtPayments, createDebtPayment: hands.createDebtPayment },
  ...{ cancelDebtPayment: hands.cancelDebtPayment, deleteDebt: hands.deleteDebt, linkOfDebt: hands.linkOfDebt },
  ...removalRoutes,
  ...{ ...contactRoutes, ...closingRoutes, ...deletionRoutes, ...waitingRoutes, listSubmissions },
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
  listCampaigns: campaigns.listCampaigns,
  getAdminCampaign: campaigns.getAdminCampaign,
  createCampaign: campaigns.createCampaign,
  updateCampaign: campaigns.updateCampaign,
  listAdminTeams: campaigns.listAdminTeams,
  createTeam: campaigns.createTeam,
  updateTeam: campaigns.updateTeam,
  updateScreen: campaigns.updateScreen,
  listGifts: gifts.listGifts,
  exportGifts: gifts.exportGifts,
  getEveningFigures: gifts.getEveningFigures,
  createGift: gifts.createGift,
  endRehearsal: gifts.endRehearsal,
  updateGift: gifts.updateGift,
  listSections: campaigns.listSections,
  createSection: campaigns.createSection,
  getOwnSection: campaigns.getOwnSection,
  updateSection: campaigns.updateSection,
  pledge,
  createPledge: gifts.createPledge,
  updatePledge: gifts.updatePledge,
  ...{ exportPledges: gifts.exportPledges, importPledges, listPledges: gifts.listPledges },
  ...{ listPledgePayments: hands.listPledgePayments, createPledgePayment: hands.createPledgePayment },
  ...{ cancelPledgePayment: hands.cancelPledgePayment, resendPledge: hands.resendPledge },
  createMatching,
  updateMatching,
  listMatchings,
  listSlots,
  uploadFile,
  getUpload,
  uploadMedia,
  uploadFormMedia,
  listFormMedia,
  createFormCalendar,
  getFormCalendar,
  updateFormCalendar,
  listMedia,
  getMedia,
  updateMedia,
  deleteMedia,
  listFormSubmissions,
  getFormSubmission,
  exportFormSubmissions,
  exportFormSubmissionsJson,
  getSchedule,
  listSchedule,
  updateSchedule,
  previewSchedule,
  createCalendar,
  updateCalendar,
  listCalendars,
  getCalendarSlots: bookings.getCalendarSlots,
  updateCalendarSlots: bookings.updateCalendarSlots,
  listBookedCalendars: bookings.listBookedCalendars,
  getCalendarDays: bookings.getCalendarDays,
  listBookings: bookings.listBookings,
  removeBooking: bookings.removeBooking,
  getPresence: bookings.getPresence,
  setPresence: bookings.setPresence,
  exportBookings: bookings.exportBookings,
  getLink,
  listLinks,
  getAdminLink,
  createLink,
  revokeLink,
  updateLink,
  createIntent,
  getIntent,
  getIntentStatus,
  submitPayment,
  receiveWebhook,
  listPayments,
  exportPayments,
  getPayment,
  correctPayer,
  getPaymentStory,
  resendMail,
  ...{ refundPayment, createPayment, cancelPayment },
  exportSubscriptions,
  listSubscriptions,
  getAdminSubscription,
  stopSubscription,
  changeMeans,
  getSubscription,
  changeSubscription,
  getForm,
  getFormBlock,
  getStock,
  submitForm,
  listForms,
  getFormFigures,
  listFormNotices,
  createForm,
  getAdminForm,
  updateForm,
  getFormStock,
  ...stockRoutes,
  updateFormStock,
  ...formEditing,
  ...endpointRoutes,
  getStatistics,
  listTasks,
  listAudit,
  exportAudit,
  listMembers: members.listMembers,
  updateMember: members.updateMember,
  removeMember: members.removeMember,
  listInvitations: members.listInvitations,
  createInvitation: members.createInvitation,
  endInvitation: members.endInvitation,
  getStart,
  checkPage,
  ...{ listTokens: tokens.listTokens, createToken: tokens.createToken, rotateToken: tokens.rotateToken },
  ...{ revokeToken: tokens.revokeToken, listEveningCodes: tokens.listEveningCodes },
  ...{ createEveningCode: tokens.createEveningCode, endEveningCode: tokens.endEveningCode },
  exportPerson,
  previewErasure,
  erasePerson,
  getChallenge,
  getGuardNumbers,
  listEvents: content.listEvents,
  getEvent: content.getEvent,
  createEvent: content.createEvent,
  updateEvent: content.updateEvent,
  deleteEvent: content.deleteEvent,
  listNews: content.listNews,
  getNews: content.getNews,
  createNews: content.createNews,
  updateNews: content.updateNews,
  deleteNews: content.deleteNews,
  listGalleries: content.listGalleries,
  getGallery: content.getGallery,
  createGallery: content.createGallery,
  updateGallery: content.updateGallery,
  getGalleryImages: content.getGalleryImages,
  updateGalleryImages: content.updateGalleryImages,
  deleteGallery: content.deleteGallery,
  listArticles: content.listArticles,
  getArticle: content.getArticle,
  createArticle: content.createArticle,
  updateArticle: content.updateArticle,
  deleteArticle: content.deleteArticle,
  listPages: content.listPages,
  getPage,
  createPage: content.createPage,
  updatePage,
  deletePage: content.deletePage,
  getSite,
  updateSite,
  ...pageRevisions,
  exportArchive,
  importArchive,
  listPublicGalleries,
  listPublicImages,
  listPublicNews,
  listRecentArticles,
  listRelatedArticles,
  reportError,
  ...newsletterRoutes,
  ...translationRoutes,
  resolvePage,
  openApi,
} as const;
