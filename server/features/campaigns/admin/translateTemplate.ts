import { campaignTemplate } from '../../../../src/core/campaign';
import type { CampaignTemplateId } from '../../../../src/contract/terms/campaignTemplates';
import type { Language } from '../../../../src/contract/common';
import { campaignTemplateTexts } from '../../../../src/i18n/campaignTemplates';
import type { Queries } from '../../../db/database';
import { translations } from '../../../db/schema';
import { sourceOf, textId } from '../../../db/textId';
import type { OrganisationRecord } from '../../organisations/organisationStore';
import { ownIdOf } from '../../translations/translationList';
import type { CampaignRow } from '../campaignStore';
import { textsOfCampaign } from '../campaignTexts';

/** Words of a template in a language, by field. */
const wordsOf = (template: CampaignTemplateId, lang: Language) =>
  textsOfCampaign({ label: '', config: campaignTemplate(template, campaignTemplateTexts[lang]).config });

/** Says a new campaign's words of its template in the organisation's other languages (CALL-236), where it took them. */
export async function translateTemplate(
  tx: Queries,
  { language, languages }: Pick<OrganisationRecord, 'language' | 'languages'>,
  { organisationId, id: recordId, label, config, updatedAt }: CampaignRow,
  template: CampaignTemplateId,
): Promise<void> {
  const taken = textsOfCampaign({ label, config });
  const own = Object.entries(wordsOf(template, language)).filter(([field, text]) => taken[field] === text);
  const rows = (languages ?? [])
    .filter((lang) => lang !== language)
    .flatMap((lang) => {
      const words = wordsOf(template, lang);
      return own.flatMap(([field, original]) => {
        const text = words[field];
        const id = ownIdOf(textId('campaign', recordId, field), lang);
        const place = { organisationId, id, kind: 'campaign' as const, recordId, field, lang };
        return text ? [{ ...place, text, source: sourceOf(original), updatedAt }] : [];
      });
    });
  if (rows.length > 0) await tx.insert(translations).values(rows);
}
