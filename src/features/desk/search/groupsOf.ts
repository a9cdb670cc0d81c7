import type { FoundGroup, FoundRecord } from '../../../contract/records/searchAll';
import type { Language } from '../../../contract/common';
import type { DeskTexts } from '../../../i18n/desk';
import type { DeskContentTexts } from '../../../i18n/deskContent';
import type { DeskSearchTexts } from '../../../i18n/deskSearch';
import { writeAmount, writeDay } from '../payments/writePayment';
import { sectionPath } from '../sectionPlace';
import { writeName } from '../writeName';
import { kindPlaces } from './kindPlaces';
import type { Place } from './pagesOf';

/** Something to go to, with quiet words beside its name. */
export interface Choice extends Place {
  readonly note?: string;
}
export interface ChoiceGroup {
  readonly name: string;
  readonly choices: readonly Choice[];
}

interface Words {
  readonly desk: DeskTexts;
  readonly content: Pick<DeskContentTexts, 'parts'>;
  readonly search: DeskSearchTexts;
}

function noteOf({ montant, devise, createdAt }: FoundRecord, lang: Language): string {
  const amount = montant !== undefined && devise !== undefined ? [writeAmount(montant, devise, lang)] : [];
  return [...amount, ...(createdAt === undefined ? [] : [writeDay(createdAt, lang)])].join(' · ');
}

/** Found records as choices, by kind; a kind with more matches ends with a link to its list. */
export function groupsOf(
  organisation: string,
  found: readonly FoundGroup[],
  asked: { readonly words: Words; readonly search: string; readonly lang: Language },
): readonly ChoiceGroup[] {
  const { words, search, lang } = asked;
  return found.map(({ kind, records, more }) => {
    const [section, part] = kindPlaces[kind];
    const name = part === undefined ? words.desk.menu[section] : words.content.parts[part];
    const list = sectionPath(organisation, ...kindPlaces[kind]);
    const all = { to: `${list}?${new URLSearchParams({ search }).toString()}`, label: words.search.all(name) };
    const choices = records.map((record) => ({
      to: `${list}/${record.id}`,
      label: writeName({ ...record, name: record.label }, words.search.unnamed),
      note: noteOf(record, lang),
    }));
    return { name, choices: more ? [...choices, all] : choices };
  });
}
