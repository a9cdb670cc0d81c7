/** Sections of a campaign's page (CAMP-04). */
export const SECTION_TYPES = ['DATECOUNTER', 'TEAMPROGRESS', 'PRODUCTS', 'SECTION', 'DONORS'] as const;
export type CampaignSectionType = (typeof SECTION_TYPES)[number];

/** The layouts that a campaign's config may name (CAMP-05); ALD comes with a template of that name. */
export const LAYOUTS = ['standard', 'side', 'tabs', 'dashboard'] as const;
