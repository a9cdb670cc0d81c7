import { lazyView } from '../../../loading/lazyView';
import { Late } from '../../../ui/Late';
import { Skeleton } from '../../../ui/Skeleton';
import { Select } from '../../../ui/fields/Select';
import type { GiftModel } from '../gift/useGift';

const TeamSearch = lazyView(async () => (await import('./TeamSearch')).TeamSearch);

/** From this many teams on, a search finds them. */
const MANY = 12;
const NONE = '';

/** The team that the gift goes to; hidden teams only where the visitor came for one (MODAL-07, TEAM-03). */
export function TeamField({ gift }: { gift: GiftModel }) {
  const { campaign, change, team, texts } = gift;
  const teams = campaign.campaign.teams.filter(({ hidden, param }) => !hidden || param === team);
  if (campaign.campaign.config.modalHideTeam || teams.length === 0) return null;
  const options = [
    { value: NONE, label: texts.wholeCampaign },
    ...teams.map(({ param, label }) => ({ value: param, label })),
  ];
  const choose = (param: string) => change({ team: param === NONE ? null : param });
  const props = { label: texts.team, value: team ?? NONE, options, onValue: choose };
  if (teams.length < MANY) return <Select {...props} />;
  return (
    <Late fallback={<Skeleton height="70px" />}>
      <TeamSearch {...props} />
    </Late>
  );
}
