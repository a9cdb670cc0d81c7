import { getAdminCampaign, listCampaigns } from '../../../../contract/campaigns/adminCampaigns';
import { getFormFigures, listForms } from '../../../../contract/forms/formList';
import { getOwnCaisse, listCaisses } from '../../../../contract/records/adminCaisses';
import { foldSearch } from '../../../../core/text';
import type { Desk } from '../../deskContext';
import { mainFundName } from '../../mainFundName';
import { MAIN_FUND, type Subject, type SubjectKey } from './subjectFilters';

type Asking = Pick<Desk, 'call' | 'lang'>;
/** Of each kind; whoever looks for others types more. */
const SHOWN = 10;

/** The main fund, and the newest funds, campaigns and forms that have these words in their name. */
export async function findSubjects(
  desk: Asking,
  organisation: string,
  search: string,
  signal: AbortSignal,
): Promise<readonly Subject[]> {
  const { call } = desk;
  const query = { limit: String(SHOWN), ...(search.trim() && { search }) };
  const [main, funds, campaigns, forms] = await Promise.all([
    mainFundName(desk, organisation),
    call(listCaisses, { organisation, signal }),
    call(listCampaigns, { organisation, query: { ...query, teams: 'none' }, signal }),
    call(listForms, { organisation, query, signal }),
  ]);
  const words = foldSearch(search).split(' ');
  const named = [{ id: MAIN_FUND, name: main }, ...funds.data].filter(({ name }) =>
    words.every((word) => foldSearch(name).includes(word)),
  );
  return [
    ...named.slice(0, SHOWN).map(({ id, name }) => ({ kind: 'caisse', id, name }) as const),
    ...campaigns.data.map(({ id, label }) => ({ kind: 'campagne', id, name: label }) as const),
    ...forms.data.map(({ id, title }) => ({ kind: 'form', id, name: title }) as const),
  ];
}

/** The name of one that the address has, also of one that is put away. @throws DeskError where there is none */
export async function nameOfSubject(desk: Asking, organisation: string, { kind, id }: SubjectKey): Promise<string> {
  const { call } = desk;
  if (kind === 'caisse' && id === MAIN_FUND) return mainFundName(desk, organisation);
  const asked = { organisation };
  if (kind === 'form') return (await call(getFormFigures, { ...asked, params: { formId: id } })).data.title;
  if (kind === 'caisse') return (await call(getOwnCaisse, { ...asked, params: { caisseId: id } })).data.name;
  return (await call(getAdminCampaign, { ...asked, params: { campaignId: id } })).data.label;
}
