import { useCallback } from 'react';
import { getOwnCaisse, updateCaisse, type OwnCaisse } from '../../../contract/records/adminCaisses';
import { removalRoutes } from '../../../contract/records/removal';
import { isAtLeast } from '../../../contract/terms/roles';
import { Notice } from '../../../ui/Notice';
import type { Belonging } from '../belonging';
import { useDesk } from '../deskContext';
import { DeskLink } from '../DeskLink';
import { useEditingStyles } from '../editing/useEditingStyles';
import { Loaded } from '../Loaded';
import { RemoveTools } from '../removing/RemoveTools';
import { sectionPath } from '../sectionPlace';
import { useLoaded } from '../useLoaded';
import { isArchived } from './fundState';
import { FundForm } from './FundForm';
import { useFundsTexts } from './fundsTexts';

/** One fund (DESK-16), which editors change. */
export function FundPage({ organisation: { id: organisation, role }, id }: { organisation: Belonging; id: string }) {
  const { call, navigate } = useDesk();
  const words = useFundsTexts();
  const place = useEditingStyles();
  const load = useCallback(
    async () => (await call(getOwnCaisse, { organisation, params: { caisseId: id } })).data,
    [call, organisation, id],
  );
  const fund = useLoaded(load);
  const params = { caisseId: id };
  const archive = async ({ version }: OwnCaisse, on: boolean) => {
    const body = { active: !on, paused: false, hidden: on, version };
    fund.set((await call(updateCaisse, { organisation, params, body })).data);
  };
  return (
    <div ref={place} className="stack">
      <p>
        <DeskLink to={sectionPath(organisation, 'funds')}>{words.back}</DeskLink>
      </p>
      <Loaded list={fund}>
        {(found) => (
          <>
            <h1>
              <bdi>{found.name}</bdi>
            </h1>
            <p>
              <a href={`/o/${organisation}/don/${found.id}`}>{words.look}</a>
            </p>
            {isAtLeast(role, 'editor') ? (
              <>
                <FundForm fund={found} organisation={organisation} reload={load} take={fund.set} />
                <RemoveTools
                  organisation={organisation}
                  name={found.name}
                  isArchived={isArchived(found)}
                  remove={() =>
                    call(removalRoutes.deleteCaisse, { organisation, params, query: { version: found.version } })
                  }
                  archive={(on) => archive(found, on)}
                  onGone={() => navigate(sectionPath(organisation, 'funds'))}
                />
              </>
            ) : (
              <Notice tone="info" role={null}>
                {words.notYours}
              </Notice>
            )}
          </>
        )}
      </Loaded>
    </div>
  );
}
