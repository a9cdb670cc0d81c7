import { Select } from '../../../ui/fields/Select';
import { TeamSearch } from './TeamSearch';
import type { GiftModel } from '../gift/useGift';

/** From this number on, teams are searched for. */
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
  const Picker = teams.length < MANY ? Select : TeamSearch;
  return <Picker label={texts.team} value={team ?? NONE} options={options} onValue={choose} />;
}
