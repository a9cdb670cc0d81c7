import type { Donor } from '../../../contract/campaigns/campaigns';
import { shownComment, shownGift, shownName, teamOfGift } from '../../../core/campaign';
import { TrialGift } from '../../../runtime/Trial';
import { Amount } from '../../../ui/Amount';
import { useCampaign } from '../campaignContext';
import { useMoreTexts } from '../moreTexts';
import { TeamLink } from '../teams/TeamLink';
import { Ago } from './Ago';

/** One gift: name, amount, time and comment. A long name takes two lines at most. */
export function DonorCard({ donor }: { donor: Donor }) {
  const { campaign, money } = useCampaign();
  const more = useMoreTexts();
  const { montant, monthly } = shownGift(donor);
  const { displayName, team: param } = donor.campagneExtraData;
  const name = shownName(displayName) || more.anonymous;
  const comment = shownComment(donor.commentaire);
  const team = teamOfGift(campaign.teams, param);
  const amount = money(montant);
  return (
    <li className="donor">
      <p className="donor-line">
        <bdi className="donor-name">{name}</bdi>
        <strong>
          <TrialGift mode={donor.mode} /> <Amount>{monthly ? more.perMonth(amount) : amount}</Amount>
        </strong>
      </p>
      {(team || !campaign.config.hideDonDate) && (
        <p className="donor-line muted">
          {team ? (
            <TeamLink className="donor-team" param={team.param}>
              <bdi>{more.giftFor(team.label)}</bdi>
            </TeamLink>
          ) : (
            <span />
          )}
          {!campaign.config.hideDonDate && <Ago datetime={donor.datetime} />}
        </p>
      )}
      {comment && (
        <p className="donor-comment" dir="auto">
          {comment}
        </p>
      )}
    </li>
  );
}
