import type { Request } from 'express';
import type { Deps } from '../../deps';
import { html } from '../../text/html';
import type { ReadState } from '../campaigns/reading/readCampaign';
import { findCampaignOf } from './campaignPage';
import type { PageContent } from './pageContent';

/**
 * The operator's remote control of a campaign's screens. The page is public; the admin token typed there unlocks it.
 * @throws HttpError 404
 */
export async function remoteContent(deps: Deps, readState: ReadState, request: Request): Promise<PageContent> {
  const { campaign, organisation } = await findCampaignOf(deps, readState, request);
  return {
    organisation,
    meta: () => ({ title: campaign.label }),
    main: (lang) =>
      html`<div class="remote">
        <script type="module" src="/elements/remote.js"></script>
        <org-screen-remote
          org="${organisation.id}"
          campaign-id="${campaign.id}"
          lang="${lang}"
          theme="auto"
        ></org-screen-remote>
      </div>`,
  };
}
