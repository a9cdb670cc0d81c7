import { useCallback } from 'react';
import { listCaisses, type OwnCaisse } from '../../../contract/records/adminCaisses';
import { isAtLeast } from '../../../contract/terms/roles';
import { caisseProgress } from '../../../core/fund';
import { formatPercentage } from '../../../core/money';
import { Amount } from '../../../ui/Amount';
import { Progress } from '../../../ui/Progress';
import type { Belonging } from '../belonging';
import { useDesk } from '../deskContext';
import { DeskLink } from '../DeskLink';
import { useEditingStyles } from '../editing/useEditingStyles';
import { Loaded } from '../Loaded';
import { writeAmount } from '../payments/writePayment';
import { sectionPath } from '../sectionPlace';
import { useLoaded } from '../useLoaded';
import { stateOf } from './fundState';
import { useFundsTexts } from './fundsTexts';
import { MainFund } from './MainFund';
import { NewFund } from './NewFund';

/** The funds of an organisation (DESK-15), the main one first: how much each has, of what, and whether it takes gifts. */
export function FundsPage({ organisation: { id, role } }: { organisation: Belonging }) {
  const { call } = useDesk();
  const words = useFundsTexts();
  const place = useEditingStyles();
  const load = useCallback(async () => (await call(listCaisses, { organisation: id })).data, [call, id]);
  const funds = useLoaded(load);
  return (
    <div ref={place} className="stack">
      <div className="desk-head">
        <h1>{words.title}</h1>
        {isAtLeast(role, 'owner') && <DeskLink to={sectionPath(id, 'settings', 'giving')}>{words.giving}</DeskLink>}
      </div>
      <p className="muted">{words.text}</p>
      <Loaded list={funds}>
        {(found) => (
          <>
            {found.length === 0 && <p className="muted">{words.none}</p>}
            <ul className="desk-list">
              <MainFund organisation={id} />
              {found.map((fund) => (
                <Fund key={fund.id} fund={fund} organisation={id} />
              ))}
            </ul>
          </>
        )}
      </Loaded>
      {isAtLeast(role, 'editor') && <NewFund organisation={id} />}
    </div>
  );
}

function Fund({ fund, organisation }: { fund: OwnCaisse; organisation: string }) {
  const { lang } = useDesk();
  const words = useFundsTexts();
  const { devise, name, id } = fund;
  const { goal, raised, percent } = caisseProgress(fund, devise);
  const state = stateOf(fund);
  const write = (amount: number) => <Amount>{writeAmount(amount, devise, lang)}</Amount>;
  return (
    <li className="card desk-fund">
      <div className="desk-row">
        <h2 className="desk-row-text">
          <DeskLink to={sectionPath(organisation, 'funds', id)}>
            <bdi>{name}</bdi>
          </DeskLink>
        </h2>
        <p className={state === 'open' ? 'desk-state desk-state-paid' : 'desk-state'}>
          {[words.states[state], ...(fund.hidden ? [words.hidden] : [])].join(' · ')}
        </p>
      </div>
      <p>
        <strong>{write(raised)}</strong>{' '}
        {goal === null ? (
          words.collected
        ) : (
          <>
            {words.of} {write(goal)}
          </>
        )}
      </p>
      {percent !== null && (
        <Progress label={words.progressOf(name)} percent={percent} text={formatPercentage(percent, lang)} />
      )}
    </li>
  );
}
