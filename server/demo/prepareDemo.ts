import { timeZoneOf } from '../../src/core/organisation';
import type { Queries } from '../db/database';
import { organisations } from '../db/schema';
import type { Deps } from '../deps';
import { HttpError } from '../errors';
import { createCalendar } from '../features/calendars/calendarService';
import { createCaisse } from '../features/caisses/caisseService';
import { isDeleted } from '../features/deletion/listClosed';
import { createForm } from '../features/forms/definition/formService';
import { limitStock } from '../features/forms/holds/stockService';
import { findOrganisation } from '../features/organisations/organisationStore';
import { createOrganisation } from '../features/settings/organisationService';
import { issueToken, setChosenToken } from '../secrets/tokens';
import { createDebt } from '../features/debts/debtService';
import { insertLink } from '../features/checkout/link/linkStore';
import { createService } from '../features/services/serviceService';
import { insertCampaigns } from './campaigns/insertCampaigns';
import { demoDebts, demoLink, demoServices } from './demoPayables';
import { replaceSchedule } from '../features/schedules/scheduleService';
import { demoGifts } from './demoGifts';
import { demoCaisses, demoOrganisation } from './demoOrganisation';
import { demoSchedule } from './demoSchedule';
import { deskCalendar } from './forms/appointmentForm';
import { demoForms } from './forms/demoForms';
import { insertGifts } from './insertGifts';
import { knowAtSandbox } from './knowAtSandbox';
import { demoClock } from './site/demoClock';
import { demoSites } from './site/demoSites';
import { fernhillCaisses, fernhillOrganisation, fernhillServices } from './site/fernhill/fernhillOrganisation';
import { placeFernhill } from './site/fernhill/placeFernhill';
import { insertSite } from './site/insertSite';

/**
 * Loads the demo organisations into an empty database, all of it or nothing, and sees to the first one's admin token: the one that
 * ORGKIT_ADMIN_TOKEN names, else a new one.
 * @returns the new token, to be shown once; null if there is none to show
 */
export async function prepareDemo(deps: Deps): Promise<string | null> {
  const { adminToken } = deps.config;
  const newToken = await loadDemo(deps);
  await deps.database.transaction((tx) => placeFernhill(tx, deps));
  deps.hosts.forget();
  if (!adminToken) return newToken;
  const { queries } = deps.database;
  const exists = await findOrganisation(queries, demoOrganisation.id);
  if (exists && !(await isDeleted(queries, demoOrganisation.id)))
    await setChosenToken(deps.database, demoOrganisation.id, adminToken, deps);
  return null;
}

async function loadDemo(deps: Deps): Promise<string | null> {
  const [any] = await deps.database.queries.select({ id: organisations.id }).from(organisations).limit(1);
  if (any) return null;
  try {
    return await deps.database.transaction(async (tx) => {
      await createOrganisation(tx, deps, { ...demoOrganisation, config: configNow(deps) });
      for (const caisse of demoCaisses) await createCaisse(tx, deps, demoOrganisation.id, caisse);
      for (const service of demoServices) await createService(tx, deps, demoOrganisation.id, service);
      for (const debt of demoDebts) await createDebt(tx, deps, demoOrganisation.id, debt);
      await insertLink(tx, demoLink(deps));
      await replaceSchedule(tx, deps, demoOrganisation.id, demoSchedule(deps));
      await createCalendar(tx, deps, demoOrganisation.id, deskCalendar);
      for (const { form, stock } of demoForms) {
        const made = await createForm(tx, deps, demoOrganisation.id, form);
        if (stock) await limitStock(tx, deps, made.form, stock);
      }
      await insertGifts(tx, demoGifts(demoOrganisation.id, deps));
      await insertCampaigns(tx, deps);
      await insertFernhill(tx, deps);
      for (const site of demoSites) await insertSite(tx, deps, site);
      await knowAtSandbox(tx);
      return deps.config.adminToken ? null : await issueToken(tx, demoOrganisation.id, deps);
    });
  } catch (error) {
    // Another process that started at the same moment has loaded it.
    if (error instanceof HttpError && error.status === 409) return null;
    throw error;
  }
}

/** With the announcement of something that is near. */
const configNow = ({ now }: Deps) => ({
  ...demoOrganisation.config,
  'site.announcement': {
    text: 'Dimanche en huit, la brocante de la cour : déposez vos objets à l’accueil avant jeudi.',
    url: '/evenement/brocante',
    until: demoClock(now(), timeZoneOf(demoOrganisation)).on(0, '18:00', 1),
  },
});

async function insertFernhill(tx: Queries, deps: Deps): Promise<void> {
  const { id } = fernhillOrganisation;
  await createOrganisation(tx, deps, fernhillOrganisation);
  for (const caisse of fernhillCaisses) await createCaisse(tx, deps, id, caisse);
  for (const service of fernhillServices) await createService(tx, deps, id, service);
}
