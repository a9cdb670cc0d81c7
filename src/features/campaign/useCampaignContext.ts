import { useMemo } from 'react';
import { useStore } from 'zustand';
import { hostedAddress, layoutOf, withCampaignDefaults, widgetFigures } from '../../core/campaign';
import { displayPlan, toMinor, writeMoney } from '../../core/money';
import { campaignTexts } from '../../i18n/campaign';
import { useElement, useFeatureTexts } from '../../runtime/context';
import type { CampaignContext } from './campaignContext';
import type { CampaignViewProps } from './CampaignViewProps';
import type { CampaignStore } from './store';
import { hasTeamAddresses, teamAddress } from './teamAddress';

type Look = Pick<CampaignViewProps, 'layout' | 'widget'>;

/** The context of the page's parts, from the element and its state. */
export function useCampaignContext(store: CampaignStore, { layout, widget }: Look): CampaignContext {
  const element = useElement();
  const texts = useFeatureTexts(campaignTexts);
  const state = useStore(store);
  return useMemo(() => {
    const { organisation, lang, settings } = element;
    const { selection } = state;
    const campaign = withCampaignDefaults(state.campaign, organisation.devise);
    const { config } = campaign;
    const plan = displayPlan({
      organisationDevise: campaign.devise,
      lang,
      currency: state.currency ?? settings.currency,
    });
    const hosted = hostedAddress(organisation, settings.apiHost, campaign.id, lang);
    const address = (param: string | null) => teamAddress(location, campaign, hosted, param);
    return {
      ...state,
      campaign,
      element,
      texts,
      store,
      organisation,
      layout: layoutOf(layout === 'auto' || config.template === 'ALD' ? config : { layout }),
      widget,
      figures: widgetFigures(campaign, campaign.devise),
      team: campaign.teams.find(({ param }) => param === selection.team) ?? null,
      source: selection.source,
      lang,
      embed: settings.embed,
      plan,
      money: (montant, format) =>
        writeMoney(toMinor(plan.convert(montant), plan.currency), plan.currency, lang, format),
      teamAddress: address,
      showTeam(param) {
        const url = address(param);
        if (!element.emit('org-campaign-team', { campaignId: campaign.id, team: param, url })) return;
        if (hasTeamAddresses(location, campaign)) history.pushState(history.state, '', url);
        state.select({ team: param });
      },
    };
  }, [element, texts, store, state, layout, widget]);
}
