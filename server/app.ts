import express, { type Express, Router } from 'express';
import type { Deps } from './deps';
import { HttpError } from './errors';
import { archiveRoutes } from './features/archive/archiveRoutes';
import { auditRoutes } from './features/audit/auditRoutes';
import { noteExport } from './features/audit/noteExport';
import { bookingRoutes } from './features/bookings/bookingRoutes';
import { createCardsRouter } from './features/cards/createCardsRouter';
import { caisseRoutes } from './features/caisses/caisseRoutes';
import { calendarRoutes } from './features/calendars/calendarRoutes';
import { formCalendarRoutes } from './features/forms/calendars/formCalendarRoutes';
import { adminCampaignRoutes } from './features/campaigns/admin/adminCampaignRoutes';
import { adminGiftRoutes } from './features/campaigns/gifts/adminGiftRoutes';
import { mountCampaigns } from './features/campaigns/reading/campaignRoutes';
import { matchingRoutes } from './features/campaigns/matching/matchingRoutes';
import { readCampaignState, type ReadState } from './features/campaigns/reading/readCampaign';
import { pledgeRoutes } from './features/campaigns/pledges/pledgeRoutes';
import { clientErrorRoutes } from './features/clientErrors/clientErrorRoutes';
import { createConfirmRouter } from './features/confirm/createConfirmRouter';
import { contentRoutes } from './features/content/contentRoutes';
import { customPageRoutes } from './features/customPages/customPageRoutes';
import { revisionRoutes } from './features/customPages/revisionRoutes';
import { publicContentRoutes } from './features/content/publicContentRoutes';
import { contactRoutes } from './features/contacts/contactRoutes';
import { debtRoutes } from './features/debts/debtRoutes';
import { deletionRoutes } from './features/deletion/deletionRoutes';
import { endpointRoutes } from './features/endpoints/endpointRoutes';
import { formListRoutes } from './features/forms/formListRoutes';
import { formRoutes } from './features/forms/formRoutes';
import { editingRoutes } from './features/forms/editing/editingRoutes';
import { guardRoutes } from './guard/guardRoutes';
import { createHealthRouter } from './features/health/healthRoutes';
import { createHostGate } from './http/createHostGate';
import { hostRoutes } from './features/hosts/hostRoutes';
import { operatorRoutes } from './features/operator/operatorRoutes';
import { backupRoutes } from './features/backup/backupRoutes';
import { mailCheckRoutes } from './features/mailCheck/mailCheckRoutes';
import { mailWordsRoutes } from './features/mailWords/mailWordsRoutes';
import { createProbeRouter } from './features/hosts/probeAddress';
import { intentRoutes } from './features/checkout/intent/intentRoutes';
import { createLinkPagesRouter } from './features/pages/linkPages';
import { linkRoutes } from './features/checkout/link/linkRoutes';
import { createMediaRouter } from './features/media/createMediaRouter';
import { mediaRoutes } from './features/media/mediaRoutes';
import { openApiRoutes } from './features/openapi/openApiRoutes';
import { organisationRoutes } from './features/settings/organisationRoutes';
import type { SiteDeps } from './features/site/pageResolver';
import { createFeedsRouter } from './features/site/feeds/createFeedsRouter';
import { mountSite } from './features/site/siteRoutes';
import { createServicePayRouter } from './features/pages/servicePay';
import { createNewsletterRouter } from './features/newsletter/createNewsletterRouter';
import { newsletterRoutes } from './features/newsletter/newsletterRoutes';
import { createWaitRouter } from './features/waiting/createWaitRouter';
import { waitRoutes } from './features/waiting/waitRoutes';
import { createErrorPage } from './features/pages/errorPage';
import { createDeskPages } from './features/pages/createDeskPages';
import { createPagesRouter } from './features/pages/pageRoutes';
import { checkoutRoutes } from './features/checkout/checkoutRoutes';
import { paymentRoutes } from './features/payments/paymentRoutes';
import { personRoutes } from './features/privacy/personRoutes';
import { payableSubmissionRoutes } from './features/payableSubmissions/payableSubmissionRoutes';
import { removalRoutes } from './features/removal/removalRoutes';
import { handPaymentRoutes } from './features/handPayments/handPaymentRoutes';
import { refundRoutes } from './features/refunds/refundRoutes';
import { createSandboxRouter } from './features/sandbox/createSandboxRouter';
import { scheduleRoutes } from './features/schedules/scheduleRoutes';
import { serviceRoutes } from './features/services/serviceRoutes';
import { translationRoutes } from './features/translations/translationRoutes';
import { searchRoutes } from './features/search/searchRoutes';
import { formSubmissionRoutes } from './features/submissions/formSubmissionRoutes';
import { createSubscriptionRouter } from './features/subscriptions/createSubscriptionRouter';
import { statisticsRoutes } from './features/statistics/statisticsRoutes';
import { subscriptionRoutes } from './features/subscriptions/subscriptionRoutes';
import { startRoutes } from './features/start/startRoutes';
import { eveningCodeRoutes } from './features/tokens/eveningCodes';
import { tokenRoutes } from './features/tokens/tokenRoutes';
import { deskRoutes } from './features/users/deskRoutes';
import { memberRoutes } from './features/users/memberRoutes';
import { uploadRoutes } from './features/forms/uploadRoutes';
import { createErrorHandler } from './http/errorHandler';
import { createDeskGate } from './http/desk';
import { apiDoor, deskDoor } from './http/doors';
import { allowAllOrigins, createSecurityHeaders, neverStored, sameOrigin } from './http/headers';
import { createMaintenanceGate } from './http/maintenance';
import { createMount, type FeatureRoutes } from './http/mount';
import { readZone } from './ledger/zoneName';
import { createRequestLog } from './http/requestLog';
import { trustedProxies } from './http/trustedProxies';
import { createLive, type Live } from './live/createLive';
import { mountLive } from './live/mountLive';

/** Every feature of the API; each mounts its own rows of the contract. */
const features: readonly FeatureRoutes<Deps>[] = [
  organisationRoutes,
  deletionRoutes,
  hostRoutes,
  operatorRoutes,
  backupRoutes,
  mailCheckRoutes,
  mailWordsRoutes,
  caisseRoutes,
  serviceRoutes,
  debtRoutes,
  contactRoutes,
  payableSubmissionRoutes,
  adminCampaignRoutes,
  adminGiftRoutes,
  pledgeRoutes,
  matchingRoutes,
  formListRoutes,
  formRoutes,
  editingRoutes,
  linkRoutes,
  calendarRoutes,
  removalRoutes,
  formCalendarRoutes,
  scheduleRoutes,
  bookingRoutes,
  uploadRoutes,
  mediaRoutes,
  formSubmissionRoutes,
  intentRoutes,
  checkoutRoutes,
  paymentRoutes,
  refundRoutes,
  handPaymentRoutes,
  statisticsRoutes,
  searchRoutes,
  subscriptionRoutes,
  endpointRoutes,
  auditRoutes,
  tokenRoutes,
  eveningCodeRoutes,
  memberRoutes,
  startRoutes,
  deskRoutes,
  personRoutes,
  guardRoutes,
  clientErrorRoutes,
  contentRoutes,
  translationRoutes,
  customPageRoutes,
  revisionRoutes,
  publicContentRoutes,
  newsletterRoutes,
  waitRoutes,
  archiveRoutes,
  openApiRoutes,
];

/**
 * The whole application over its surroundings. It never listens: `main.ts` and the tests do.
 * @param live source of campaign reads; without it, each request reads the database
 */
export function createApp(deps: Deps, live?: Live): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  // SRV-09: a client address comes from a header only when the operator names the proxy that sets it.
  app.set('trust proxy', trustedProxies(deps.config.trustProxy));
  app.use(createRequestLog(deps.log), createSecurityHeaders(deps.config));
  // Probes and hosts come before the maintenance gate, which also answers only under known hosts.
  app.use(createHealthRouter(deps), createProbeRouter(deps), createHostGate(deps), createMaintenanceGate(deps.config));
  app.use(createSandboxRouter(deps));
  app.use(createSubscriptionRouter(deps), createConfirmRouter(deps), createNewsletterRouter(deps));
  app.use(createWaitRouter(deps));
  const readState: ReadState = live
    ? async (campaign) => (await live.campaign(campaign))?.state ?? null
    : (campaign) => readCampaignState(deps.database.queries, campaign, deps.now());
  const siteDeps = { ...deps, readState };
  const api = Router();
  const desk = Router();
  mountCalls(api, desk, siteDeps, live ?? createLive(deps));
  app.use('/v1', allowAllOrigins, neverStored, api);
  app.use('/admin/v1', createDeskGate(deps), neverStored, sameOrigin, desk);
  app.use(createDeskPages(deps));
  app.use(createMediaRouter(deps), createCardsRouter(deps, readState), createLinkPagesRouter(siteDeps));
  app.use(createServicePayRouter(deps), createFeedsRouter(deps), createPagesRouter(siteDeps));
  app.use(() => {
    throw new HttpError(404, 'Page not found', 'not_found');
  });
  app.use(createErrorHandler(deps.log, createErrorPage(siteDeps)));
  return app;
}

/** Mounts every call at the API, for tokens, and what is an organisation's at the desk too, for users. */
function mountCalls(api: Router, desk: Router, deps: SiteDeps, live: Live): void {
  const mount = createMount([apiDoor(api, deps), deskDoor(desk, deps)], {
    ...deps,
    readZone: (organisationId) => readZone(deps.database.queries, organisationId),
    noteExport: (...exported) => noteExport(deps, ...exported),
  });
  for (const feature of features) feature(mount, deps, api);
  mountCampaigns(mount, deps, deps.readState);
  mountLive(mount, deps, live, deps.readState);
  mountSite(mount, deps);
  for (const router of [api, desk])
    router.use(() => {
      throw new HttpError(404, 'There is no such call.', 'not_found');
    });
}
