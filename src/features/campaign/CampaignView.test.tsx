import { act, screen, waitFor } from '@testing-library/react';
import type { Campaign } from '../../contract/campaigns/campaigns';
import { CampaignView } from './CampaignView';
import { plainCampaign, renderGive, type GiveOptions } from './give/testing/renderGive';

/** The stream that the page opens, in the hands of the test. */
let stream: Map<string, (event: { data: string }) => void>;
class Stream {
  readyState = 0;
  constructor() {
    stream = new Map();
  }
  addEventListener = (type: string, listener: (event: { data: string }) => void) => void stream.set(type, listener);
  close() {
    this.readyState = 2;
  }
}
class Observer {
  observe() {}
  disconnect() {}
}
Object.assign(globalThis, { EventSource: Stream, IntersectionObserver: Observer });

const sections = (label: string) => [{ id: 'd', type: 'DONORS' as const, label }];

it('CAMP-05 CAMP-04 CALL-27 shows a layout that is changed while the page is open, as it does a section’s title', async () => {
  let campaign: Campaign = { ...plainCampaign, config: { sections: sections('Donateurs') } };
  const answer: GiveOptions['answer'] = ({ path }) => {
    if (path.includes('donors/')) return { json: { data: [], total: 0 } };
    if (path.includes('ping/')) return { json: { data: campaign, target: { team: null, source: null } } };
    return { json: campaign };
  };
  const change = (version: number, config: Campaign['config']) =>
    act(async () => {
      campaign = { ...campaign, version, config };
      stream.get('campagne')!({ data: JSON.stringify({ version, previous: version - 1, reload: true }) });
      await Promise.resolve();
    });
  const layout = () => document.querySelector('.campaign')!.className;

  await renderGive(<CampaignView campaignId="toit" layout="auto" widget={false} />, { answer });
  await waitFor(() => expect(layout()).toContain('campaign-standard'));
  await waitFor(() => expect(stream).toBeDefined());
  await change(2, { layout: 'dashboard', sections: sections('Merci à eux') });
  expect(await screen.findByText('Merci à eux')).toBeVisible();
  expect(layout()).toContain('campaign-dashboard');
  await change(3, { template: 'ALD', layout: 'dashboard' });
  await waitFor(() => expect(layout()).toContain('campaign-ald'));
});
