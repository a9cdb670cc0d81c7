import { useCallback, useState } from 'react';
import { listMatchings, updateMatching, type MatchingRecord } from '../../../contract/campaigns/matchings';
import { lazyView } from '../../../loading/lazyView';
import { Amount } from '../../../ui/Amount';
import { Button } from '../../../ui/Button';
import { Late } from '../../../ui/Late';
import { AskDialog } from '../AskDialog';
import { useDesk } from '../deskContext';
import { ListTable } from '../ListTable';
import { Loaded } from '../Loaded';
import { writeAmount } from '../payments/writePayment';
import { useLoaded } from '../useLoaded';
import type { CampaignPartProps } from './campaignPart';
import { useCampaignToolTexts } from './campaignToolTexts';

const MatchingDialog = lazyView(async () => (await import('./MatchingDialog')).MatchingDialog);

/** Sponsors that match gifts, their limits, and the sums they have added (DESK-56). */
export function MatchingPart({ organisation, campaign, place, mayEdit }: CampaignPartProps) {
  const { call, lang } = useDesk();
  const { matchings: words } = useCampaignToolTexts();
  const { id: campaignId, devise } = campaign;
  const load = useCallback(
    async () => (await call(listMatchings, { organisation, params: { campaignId } })).data,
    [call, organisation, campaignId],
  );
  const rules = useLoaded(load);
  const [edited, setEdited] = useState<MatchingRecord | 'new' | null>(null);
  const [ending, setEnding] = useState<MatchingRecord | null>(null);
  const write = (amount: number) => writeAmount(amount, devise, lang);
  const end = ({ id: matchingId, version }: MatchingRecord) =>
    call(updateMatching, { organisation, params: { campaignId, matchingId }, body: { active: false, version } });
  return (
    <section className="stack" aria-label={words.title}>
      <p className="muted">{words.text}</p>
      {mayEdit && (
        <div className="desk-buttons">
          <Button onClick={() => setEdited('new')}>{words.create}</Button>
        </div>
      )}
      <Loaded list={rules}>
        {(found) =>
          found.length === 0 ? (
            <p className="muted">{words.none}</p>
          ) : (
            <ListTable columns={[words.sponsor, words.added]}>
              {found.map((rule) => (
                <tr key={rule.id}>
                  <td>
                    {mayEdit ? (
                      <Button variant="quiet" onClick={() => setEdited(rule)}>
                        <bdi>{rule.label}</bdi>
                      </Button>
                    ) : (
                      <bdi>{rule.label}</bdi>
                    )}
                    <p className="muted">{words.upTo(write(rule.pool))}</p>
                    {rule.active && mayEdit && (
                      <Button variant="quiet" aria-label={words.endOf(rule.label)} onClick={() => setEnding(rule)}>
                        {words.end}
                      </Button>
                    )}
                  </td>
                  <td>
                    <Amount>{write(rule.used)}</Amount>
                    <p className={rule.active ? 'desk-state desk-state-succeeded' : 'desk-state'}>
                      {rule.active ? words.active : words.ended}
                    </p>
                  </td>
                </tr>
              ))}
            </ListTable>
          )
        }
      </Loaded>
      {edited !== null && (
        <Late>
          <MatchingDialog
            {...{ organisation, campaign }}
            timeZone={place.organisation.timeZone}
            rule={edited === 'new' ? null : edited}
            rules={rules.found ?? []}
            reload={load}
            onClose={() => setEdited(null)}
            onDone={rules.read}
          />
        </Late>
      )}
      {ending !== null && (
        <AskDialog
          title={words.end}
          submit={words.end}
          done={words.endDone}
          act={() => end(ending)}
          onClose={() => setEnding(null)}
          onDone={rules.read}
        >
          <p>{words.endText}</p>
        </AskDialog>
      )}
    </section>
  );
}
