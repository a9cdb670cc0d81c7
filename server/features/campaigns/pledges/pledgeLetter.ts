import { formatMoney } from '../../../../src/core/money';
import type { Deps } from '../../../deps';
import { findCampaign } from '../campaignStore';
import { findPledge } from './pledgeStore';
import { linkAddress } from '../../checkout/link/linkService';
import { findLink } from '../../checkout/link/linkStore';
import { findOrganisation } from '../../organisations/organisationStore';
import { translatedOne } from '../../translations/translated';
import type { Mail } from '../../../outbox/createMailer';
import type { Letter, LetterRow } from '../../../outbox/letter';
import { isLetterDue } from '../../../outbox/isLetterDue';
import { findOwnWords } from '../../../outbox/words/mailWordsStore';
import { pledgeMail } from './pledgeMail';

/** The mail with the link that pays a pledge. */
export const pledgeLetter: Letter = { kinds: ['pledge'], write: writePledgeMail };

/**
 * Writes the mail with the link under which a pledge can be paid; null for one that is open no more or has no address. Whoever
 * pledges types an address, theirs or not: the mail repeats no words of theirs, and no address gets many.
 */
async function writePledgeMail(
  deps: Pick<Deps, 'config' | 'database' | 'now'>,
  letter: LetterRow,
): Promise<Omit<Mail, 'id'> | null> {
  const { queries } = deps.database;
  const pledge = await findPledge(queries, letter.organisationId, String(letter.payload['pledgeId']));
  const link = pledge && (await findLink(queries, pledge.linkId));
  const campaign = pledge && (await findCampaign(queries, pledge.organisationId, pledge.campaignId));
  const organisation = await findOrganisation(queries, letter.organisationId);
  if (!pledge || !link || !campaign || !organisation) throw new Error('orgkit: a mail without pledge');
  const { email } = pledge.infos;
  // While it is closed, its link leads to no payment (ORG-06).
  if (pledge.state !== 'open' || !email || organisation.closedAt) return null;
  // One that an owner sends again has a limit of its own (PLEDGE-05).
  const isStrangers = pledge.origin === 'visitor' && letter.payload['again'] !== true;
  if (isStrangers && !(await isLetterDue(deps, letter, email))) return null;
  const lang = link.config.lang ?? organisation.language;
  const { id, label: written } = campaign;
  const { label } = await translatedOne(queries, organisation, lang, 'campaign', { id, label: written });
  return pledgeMail({
    lang,
    own: await findOwnWords(queries, organisation.id, 'pledge'),
    organisation: { name: organisation.name, email: organisation.contact?.email ?? null },
    to: email,
    montant: formatMoney(pledge.montant, organisation.devise, lang),
    campagne: label,
    url: linkAddress(deps, organisation, link.id),
    // Whatever the pledge's mode, its link opens a checkout in the organisation's.
    isTrial: pledge.mode === 'test' || organisation.mode === 'test',
    date: pledge.createdAt,
  });
}
