import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { Campaign } from '../../../../contract/campaigns/campaigns';
import { campaign as texts } from '../../../../i18n/campaign/fr';
import { ElementContextProvider } from '../../../../runtime/context';
import { buildElement, type TestOptions } from '../../../../runtime/testing/buildElement';
import { CampaignContextProvider } from '../../campaignContext';
import type { CampaignViewProps } from '../../CampaignViewProps';
import { createCampaignStore, type CampaignStore } from '../../store';
import { useCampaignContext } from '../../useCampaignContext';

const totals = { sum: { total: 0, matched: 0, received: 0 }, count: { total: 0 } };

export const plainCampaign: Campaign = {
  id: 'toit',
  organisation: 'demo',
  devise: 'eur',
  name: 'toit',
  label: 'Un toit',
  type: null,
  objectif: 1000,
  bonus: [],
  dateStart: null,
  dateEnd: null,
  partnerMontant: 1,
  screenId: '',
  screenOptions: {},
  gala: false,
  active: true,
  assoc: null,
  cerfa: false,
  theme: '',
  config: {},
  products: [],
  sources: [],
  teams: [],
  stats: { total: totals, engagements: { sum: 0, count: 0 } },
  matching: [],
  screen: { layout: null, paused: false, message: '', celebrate: 0 },
  version: 1,
};

export const teamOf = (param: string, label: string, hidden = false): Campaign['teams'][number] => ({
  id: param,
  param,
  label,
  objectif: 0,
  goal: null,
  hidden,
  stats: { sum: 0, count: 0, matched: 0 },
});

interface PageProps {
  readonly store: CampaignStore;
  readonly layout: CampaignViewProps['layout'];
  readonly children: ReactNode;
}

function Page({ store, layout, children }: PageProps) {
  const context = useCampaignContext(store, { layout, widget: false });
  return <CampaignContextProvider value={context}>{children}</CampaignContextProvider>;
}

export interface GiveOptions extends TestOptions {
  readonly campaign?: Partial<Campaign>;
  readonly layout?: CampaignViewProps['layout'];
  readonly team?: string;
  readonly source?: string;
}

/** Renders a giving component on a page of its own and waits for its texts. */
export async function renderGive(
  shown: ReactNode,
  { campaign, layout = 'auto', team, source, ...options }: GiveOptions = {},
) {
  const element = buildElement({ ...options, context: { featureTexts: texts, ...options.context } });
  const store = createCampaignStore(
    { ...plainCampaign, ...campaign },
    { ...(team && { team }), ...(source && { source }) },
  );
  document.body.append(element.context.overlay);
  await act(async () => {
    render(
      <ElementContextProvider value={element.context}>
        <Page store={store} layout={layout}>
          {shown}
        </Page>
      </ElementContextProvider>,
    );
    await Promise.resolve();
  });
  return { ...element, store };
}
