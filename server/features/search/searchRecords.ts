import {
  searchedKinds,
  type FoundGroup,
  type FoundRecord,
  type SearchedKind,
} from '../../../src/contract/records/searchAll';
import type { Route } from '../../../src/contract/route';
import { routes } from '../../../src/contract/routes';
import { isAtLeast, type Role } from '../../../src/contract/terms/roles';
import { foldSearch } from '../../../src/core/text';
import { findLinks, findPayments } from './findMoney';
import { findPeople } from './findPeople';
import { findNamed } from './namedKinds';
import type { Search } from './search';

/** Most records of a kind in an answer. */
const MOST = 5;

/** The list of each kind: its role may find the kind's records. */
const lists: Readonly<Record<SearchedKind, Route>> = {
  contact: routes.listContacts,
  payment: routes.listPayments,
  link: routes.listLinks,
  debt: routes.listDebts,
  form: routes.listForms,
  campaign: routes.listCampaigns,
  fund: routes.listCaisses,
  calendar: routes.listBookedCalendars,
  page: routes.listPages,
  event: routes.listEvents,
  news: routes.listNews,
  article: routes.listArticles,
  gallery: routes.listGalleries,
};

function find(kind: SearchedKind, search: Search): Promise<readonly FoundRecord[]> {
  if (kind === 'contact') return findPeople(search);
  if (kind === 'payment') return findPayments(search);
  if (kind === 'link') return findLinks(search);
  return findNamed(search.queries, search.organisationId, kind, search);
}

/** An organisation's records by name, grouped by kind (CALL-228). Kinds without a match are left out. */
export async function searchRecords(
  search: Omit<Search, 'limit'>,
  /** Undefined for a token, which may read all lists. */
  role: Role | undefined,
): Promise<FoundGroup[]> {
  const groups: FoundGroup[] = [];
  if (foldSearch(search.search).trim() === '') return groups;
  for (const kind of searchedKinds) {
    const least = lists[kind].role;
    if (role !== undefined && least !== undefined && !isAtLeast(role, least)) continue;
    const found = await find(kind, { ...search, limit: MOST + 1 });
    if (found.length > 0) groups.push({ kind, records: found.slice(0, MOST), more: found.length > MOST });
  }
  return groups;
}
