import type { CampaignConfig } from '../../../contract/campaigns/campaigns';
import type { CampaignSectionType } from '../../../contract/terms/campaignPage';
import type { CampaignTemplateId } from '../../../contract/terms/campaignTemplates';

/** Words that a template puts on the page, in the organisation's language. */
export interface CampaignTemplateWords {
  /** On the button that gives, by template. */
  readonly give: Readonly<Record<CampaignTemplateId, string>>;
  readonly tables: string;
  readonly teams: string;
  readonly donors: string;
}

/** A campaign's settings from its template; all of them can be changed later. */
interface TemplateSettings {
  readonly gala: boolean;
  readonly config: CampaignConfig;
}

const presets = (...amounts: readonly number[]) => ({
  'ald.presetButtons': amounts.map((montant) => ({ text: '', montant })),
});
const section = (type: CampaignSectionType, label?: string) => ({
  id: type.toLowerCase(),
  type,
  ...(label !== undefined && { label }),
});

/**
 * The settings that a campaign begins with (CALL-72): an evening with pledges and its screen, a crowdfunding by teams, a plain
 * collection, or an appeal of a holiday or a new month. The screen counts in money, as no unit is known yet.
 * @example
 * campaignTemplate('gala', { give: { gala: 'Je donne', crowdfunding: '', collection: '', holiday: '' }, tables: 'Tables', teams: '', donors: '' }).gala // => true
 */
export function campaignTemplate(
  id: CampaignTemplateId,
  { give, tables, teams, donors }: CampaignTemplateWords,
): TemplateSettings {
  const donationButtonText = give[id];
  const last = section('DONORS', donors);
  switch (id) {
    case 'gala':
      return {
        gala: true,
        config: {
          donationButtonText,
          layout: 'side',
          sections: [section('DATECOUNTER'), section('PRODUCTS'), section('TEAMPROGRESS', tables), last],
          maxDivideNB: 12,
          ...presets(180, 360, 500, 1000, 1800, 3600),
        },
      };
    case 'crowdfunding':
      return {
        gala: false,
        config: {
          donationButtonText,
          layout: 'standard',
          sections: [section('DATECOUNTER'), section('TEAMPROGRESS', teams), last],
          ...presets(18, 36, 52, 100, 180, 360),
        },
      };
    case 'collection':
      return {
        gala: false,
        config: {
          donationButtonText,
          layout: 'standard',
          sections: [section('DATECOUNTER'), last],
          modalHideTeam: true,
          ...presets(20, 50, 100, 200),
        },
      };
    case 'holiday':
      return {
        gala: false,
        config: {
          donationButtonText,
          layout: 'side',
          sections: [section('DATECOUNTER'), section('PRODUCTS'), last],
          modalHideTeam: true,
          productMonth: true,
          ...presets(18, 36, 54, 72, 101, 180),
        },
      };
  }
}
