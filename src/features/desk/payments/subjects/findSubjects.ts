import { getAdminCampaign, listCampaigns } from '../../../../contract/campaigns/adminCampaigns';
import { getFormFigures, listForms } from '../../../../contract/forms/formList';
import { getOwnCaisse, listCaisses } from '../../../../contract/records/adminCaisses';
import { foldSearch } from '../../../../core/text';
import type { Desk } from '../../deskContext';

/** What payments are for, by its name. */
export interface Subject {
  readonly kind: 'caisse' | 'campagne' | 'form';
  readonly id: string;
  readonly name: string;
}
type SubjectKey = Pick<Subject, 'kind' | 'id'>;

type Call = Desk['call'];
/** Of each kind; whoever looks for others types more. */
const SHOWN = 10;

/** The newest funds, campaigns and forms that have these words in their name. */
export async function findSubjects(
  call: Call,
  organisation: string,
  search: string,
  signal: AbortSignal,
): Promise<readonly Subject[]> {
  const query = { limit: String(SHOWN), ...(search.trim() && { search }) };
  const [funds, campaigns, forms] = await Promise.all([
    call(listCaisses, { organisation, signal }),
    call(listCampaigns, { organisation, query: { ...query, teams: 'none' }, signal }),
    call(listForms, { organisation, query, signal }),
  ]);
  const words = foldSearch(search).split(' ');
  const named = funds.data.filter(({ name }) => words.every((word) => foldSearch(name).includes(word)));
  return [
    ...named.slice(0, SHOWN).map(({ id, name }) => ({ kind: 'caisse', id, name }) as const),
    ...campaigns.data.map(({ id, label }) => ({ kind: 'campagne', id, name: label }) as const),
    ...forms.data.map(({ id, title }) => ({ kind: 'form', id, name: title }) as const),
  ];
}

/** The name of one that the address has, also of one that is put away. @throws DeskError where there is none */
export async function nameOfSubject(call: Call, organisation: string, { kind, id }: SubjectKey): Promise<string> {
  const asked = { organisation };
  if (kind === 'form') return (await call(getFormFigures, { ...asked, params: { formId: id } })).data.title;
  if (kind === 'caisse') return (await call(getOwnCaisse, { ...asked, params: { caisseId: id } })).data.name;
  return (await call(getAdminCampaign, { ...asked, params: { campaignId: id } })).data.label;
}

/** The filters of the list that a subject stands for; all empty: none. */
export interface SubjectFilters {
  readonly type: string;
  readonly typeId: string;
  readonly formId: string;
}

export const noSubject: SubjectFilters = { type: '', typeId: '', formId: '' };

export const filtersOf = ({ kind, id }: SubjectKey): SubjectFilters =>
  kind === 'form' ? { ...noSubject, formId: id } : { ...noSubject, type: kind.toUpperCase(), typeId: id };

/** The subject that filters stand for. */
export function subjectOf({ type, typeId, formId }: SubjectFilters): SubjectKey | null {
  if (formId) return { kind: 'form', id: formId };
  if (!typeId || (type !== 'CAISSE' && type !== 'CAMPAGNE')) return null;
  return { kind: type === 'CAISSE' ? 'caisse' : 'campagne', id: typeId };
}
