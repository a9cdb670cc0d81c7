import type { Request } from 'express';
import { html } from '../../text/html';
import type { SiteDeps } from '../site/pageResolver';
import type { PageContent } from './pageContent';
import { findCampaignOf } from './screenPage';

/**
 * The operator's remote control of a campaign's screens. The page is public; the admin token typed there unlocks it.
 * @throws HttpError 404
 */
export async function remoteContent(deps: SiteDeps, request: Request): Promise<PageContent> {
  const { campaign, organisation, title } = await findCampaignOf(deps, request);
  return {
    organisation,
    title,
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
