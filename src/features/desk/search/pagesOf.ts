import { isAtLeast } from '../../../contract/terms/roles';
import { foldSearch } from '../../../core/text';
import type { DeskTexts } from '../../../i18n/desk';
import type { DeskContentTexts } from '../../../i18n/deskContent';
import type { DeskSettingsTexts } from '../../../i18n/deskSettings';
import type { Belonging } from '../belonging';
import { contentParts } from '../content/contentParts';
import { sectionPath } from '../sectionPlace';
import { menuFor } from '../sections';

/** Somewhere to go. */
export interface Place {
  readonly to: string;
  readonly label: string;
}

interface Words {
  readonly desk: DeskTexts;
  readonly content: Pick<DeskContentTexts, 'parts'>;
  readonly settings: Pick<DeskSettingsTexts, 'title' | 'pages'>;
  readonly stock: { readonly title: string };
}

/** Most pages in an answer, as of records. */
const MOST = 5;

/** The pages of the desk that a role finds, by their names. */
function allPages({ id, role }: Belonging, { desk, content, settings, stock }: Words): Place[] {
  const at = (label: string, ...rest: readonly string[]): Place => ({ to: sectionPath(id, ...rest), label });
  const menu = menuFor(role).flatMap(({ sections }) => sections.map(({ key }) => at(desk.menu[key], key)));
  const parts = contentParts.map((part) => at(content.parts[part], 'content', part));
  const { general: _, ...more } = settings.pages;
  const settled = Object.entries(more).map(([key, label]) => at(`${settings.title} – ${label}`, 'settings', key));
  return [
    ...menu,
    at(stock.title, 'forms', 'stock'),
    ...(isAtLeast(role, 'editor') ? parts : []),
    ...(role === 'owner' ? settled : []),
    { to: '/account', label: desk.menu.account },
  ];
}

/** Those whose name has all words of a search. */
export function pagesOf(organisation: Belonging, words: Words, search: string): readonly Place[] {
  const wanted = foldSearch(search).split(' ').filter(Boolean);
  const has = ({ label }: Place) => wanted.every((word) => foldSearch(label).includes(word));
  return allPages(organisation, words).filter(has).slice(0, MOST);
}
