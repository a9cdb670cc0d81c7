import type { Request } from 'express';
import { html } from '../../text/html';
import type { SiteDeps } from '../site/pageResolver';
import type { PageContent } from './pageContent';
import { findCampaignOf } from './screenPage';

/**
 * The evening of a campaign on a helper's phone. The page is public; an evening code, which its address brings after `#`,
 * unlocks it. `?rehearsal` enters a rehearsal (ENT-32). @throws HttpError 404
 */
export async function eveningContent(deps: SiteDeps, request: Request): Promise<PageContent> {
  const { campaign, organisation, title } = await findCampaignOf(deps, request);
  const { rehearsal } = request.query;
  return {
    organisation,
    title,
    main: (lang) =>
      html`<div class="remote">
        <script type="module" src="/elements/evening.js"></script>
        <org-evening
          org="${organisation.id}"
          campaign-id="${campaign.id}"
          lang="${lang}"
          theme="auto"
          rehearsal="${rehearsal === undefined || rehearsal === 'false' ? 'false' : 'true'}"
        ></org-evening>
      </div>`,
  };
}
