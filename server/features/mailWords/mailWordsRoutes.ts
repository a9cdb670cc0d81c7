import { routes } from '../../../src/contract/routes';
import type { MailPreview } from '../../../src/contract/organisations/mailWords';
import type { Deps } from '../../deps';
import type { FeatureRoutes } from '../../http/mount';
import type { Composed } from '../../outbox/composeLetter';
import { requireExistingOrganisation } from '../organisations/organisationStore';
import { queueExample } from './exampleLetter';
import { exampleMail } from './exampleMail';
import { readMailWords, readWordedMails, updateMailWords } from './mailWordsService';

export const mailWordsRoutes: FeatureRoutes<Deps> = (mount, deps) => {
  const { queries } = deps.database;
  mount(routes.listMailWords, async ({ organisationId }) => ({ data: await readWordedMails(queries, organisationId) }));
  mount(routes.getMailWords, async ({ organisationId, params }) => ({
    data: await readMailWords(queries, organisationId, params.mail),
  }));
  mount(routes.updateMailWords, async ({ holder, params, body }) => ({
    success: true as const,
    data: await updateMailWords(deps, holder, params.mail, body),
  }));
  mount(routes.previewMail, async ({ organisationId, params, body }) => {
    const organisation = await requireExistingOrganisation(queries, organisationId);
    const to = 'exemple@example.org';
    return { success: true as const, data: viewOf(exampleMail(deps, organisation, { ...params, ...body, to })) };
  });
  mount(routes.sendMailExample, async ({ holder, params, body }) => {
    await queueExample(deps, holder, { ...params, ...body });
    return { success: true as const };
  });
};

const viewOf = ({ fromName, subject, text, blocks }: Composed): MailPreview => ({
  ...{ fromName, subject, text },
  blocks: blocks.map((block) => ('shown' in block ? block.shown : { kind: 'text', lines: [...block] })),
});
