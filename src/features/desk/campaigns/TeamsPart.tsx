import { useCallback, useState } from 'react';
import { listAdminTeams, type OwnTeam } from '../../../contract/campaigns/adminCampaigns';
import { orderTeams, teamProgress } from '../../../core/campaign';
import { lazyView } from '../../../loading/lazyView';
import { Amount } from '../../../ui/Amount';
import { Button } from '../../../ui/Button';
import { Late } from '../../../ui/Late';
import { useDesk } from '../deskContext';
import { ListTable } from '../ListTable';
import { Loaded } from '../Loaded';
import { writeAmount } from '../payments/writePayment';
import { useLoaded } from '../useLoaded';
import type { CampaignPartProps } from './campaignPart';
import { useCampaignToolTexts } from './campaignToolTexts';

const TeamDialog = lazyView(async () => (await import('./TeamDialog')).TeamDialog);

/** The teams of a campaign as its page ranks them, hidden ones last (DESK-55). */
export function TeamsPart({ organisation, campaign, place, mayEdit }: CampaignPartProps) {
  const { call, lang } = useDesk();
  const { teams: words } = useCampaignToolTexts();
  const { id, devise } = campaign;
  const load = useCallback(
    async () => (await call(listAdminTeams, { organisation, params: { campaignId: id } })).data,
    [call, organisation, id],
  );
  const teams = useLoaded(load);
  const [edited, setEdited] = useState<OwnTeam | 'new' | null>(null);
  const write = (amount: number) => writeAmount(amount, devise, lang);
  return (
    <section className="stack" aria-label={words.title}>
      <p className="muted">{words.text}</p>
      {mayEdit && (
        <div className="desk-buttons">
          <Button onClick={() => setEdited('new')}>{words.create}</Button>
        </div>
      )}
      <Loaded list={teams}>
        {(found) =>
          found.length === 0 ? (
            <p className="muted">{words.none}</p>
          ) : (
            <ListTable columns={[words.team, words.raised]}>
              {[...orderTeams(found), ...found.filter(({ hidden }) => hidden)].map((team) => {
                const { raised, goal } = teamProgress(team, devise);
                return (
                  <tr key={team.id}>
                    <td>
                      {mayEdit ? (
                        <Button variant="quiet" onClick={() => setEdited(team)}>
                          <bdi>{team.label}</bdi>
                        </Button>
                      ) : (
                        <bdi>{team.label}</bdi>
                      )}
                      <p className="muted">
                        <bdi dir="ltr">/{team.param}</bdi>
                        {team.hidden && ` · ${words.hidden}`}
                      </p>
                    </td>
                    <td>
                      <Amount>{write(raised)}</Amount>
                      {goal !== null && <p className="muted">{words.ofGoal(write(goal))}</p>}
                    </td>
                  </tr>
                );
              })}
            </ListTable>
          )
        }
      </Loaded>
      {edited !== null && (
        <Late>
          <TeamDialog
            {...{ organisation, campaign }}
            address={`${place.site}/campagne/${id}/`}
            team={edited === 'new' ? null : edited}
            teams={teams.found ?? []}
            reload={load}
            onClose={() => setEdited(null)}
            onDone={teams.read}
          />
        </Late>
      )}
    </section>
  );
}
