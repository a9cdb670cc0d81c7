import { SECTION_TYPES, type CampaignSectionType } from '../../../contract/terms/campaignPage';

const isType = (type: string): type is CampaignSectionType => (SECTION_TYPES as readonly string[]).includes(type);

/** A part of a campaign's page. `id` names the custom section of a SECTION. */
export interface PageSection {
  readonly type: CampaignSectionType;
  readonly id: string | null;
  readonly label: string | null;
}

interface ConfiguredSection {
  readonly type: string;
  readonly id?: string | null | undefined;
  readonly label?: string | null | undefined;
  readonly hidden?: boolean | null | undefined;
}

const DEFAULT_SECTIONS = (['DATECOUNTER', 'TEAMPROGRESS', 'PRODUCTS', 'DONORS'] as const).map((type) => ({ type }));

/**
 * The sections of a campaign's page in their order (CAMP-04), without hidden ones and types that do not exist; the usual
 * four where the config has no list.
 * @example
 * campaignSections({ sections: [{ type: 'DONORS', label: 'Merci' }, { type: 'PRODUCTS', hidden: true }] }) // => [{ type: 'DONORS', id: null, label: 'Merci' }]
 * campaignSections({}).map(({ type }) => type) // => ['DATECOUNTER', 'TEAMPROGRESS', 'PRODUCTS', 'DONORS']
 */
export function campaignSections(config: {
  readonly sections?: readonly ConfiguredSection[] | null | undefined;
}): PageSection[] {
  const sections: readonly ConfiguredSection[] = config.sections ?? DEFAULT_SECTIONS;
  return sections.flatMap(({ type, id = null, label = null, hidden }) =>
    !hidden && isType(type) ? [{ type, id, label }] : [],
  );
}
