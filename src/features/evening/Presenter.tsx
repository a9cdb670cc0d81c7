import { useState } from 'react';
import type { Campaign } from '../../contract/campaigns/campaigns';
import { shownName, widgetFigures } from '../../core/campaign';
import { formatMoney, localeOf, toMinor } from '../../core/money';
import { eveningTexts } from '../../i18n/evening';
import { useElement, useFeatureTexts } from '../../runtime/context';
import { Amount } from '../../ui/Amount';
import { Card } from '../../ui/Card';
import { Notice } from '../../ui/Notice';
import { Progress } from '../../ui/Progress';
import { Checkbox } from '../../ui/fields/Checkbox';
import { KindLine } from './KindLine';
import { thanksOf } from './thanksOf';
import type { Evening } from './useEvening';

interface PresenterProps {
  campaign: Campaign;
  evening: Evening;
}

/** For the person at the microphone: the gap to the next goal, and the people to thank, ticked off one by one. */
export function Presenter({ campaign, evening }: PresenterProps) {
  const { lang, storage } = useElement();
  const texts = useFeatureTexts(eveningTexts);
  const { devise, teams } = campaign;
  const money = (amount: number) => formatMoney(toMinor(amount, devise), devise, lang);
  const { unit, exact, value, goal, percent } = widgetFigures(campaign, devise);
  const write = (amount: number) =>
    unit === 'montant' ? money(amount) : new Intl.NumberFormat(localeOf(lang)).format(Math.ceil(amount));
  const place = `ORGKIT_THANKED ${campaign.id}`;
  const [thanked, setThanked] = useState<readonly string[]>(() => (storage.read('local', place) ?? '').split(' '));
  const tick = (id: string, isThanked: boolean) => {
    // Lists hold 30 of each kind: older ticks are of no use.
    const next = (isThanked ? [...thanked, id] : thanked.filter((one) => one !== id)).slice(-200);
    storage.write('local', place, next.join(' '));
    setThanked(next);
  };
  const thanks = thanksOf(evening);
  const promised = campaign.stats.engagements;
  return (
    <div className="stack">
      {evening.problem === 'silent' && <Notice tone="warning">{texts.noServer}</Notice>}
      <Card className="stack evening-goal">
        <p className="evening-total">
          <Amount>{write(value)}</Amount>
        </p>
        {goal !== null && percent !== null && (
          <>
            <Progress label={texts.goal} percent={percent} text={texts.ofGoal(write(goal))} />
            <p className="evening-missing">
              {exact < goal ? texts.missing(write(goal - exact), write(goal)) : texts.reached(write(goal))}
            </p>
          </>
        )}
        {promised.count > 0 && <p className="muted">{texts.promised(money(promised.sum), promised.count)}</p>}
      </Card>
      <Card className="stack">
        <h2>{texts.thank}</h2>
        {thanks.length === 0 && <p className="muted">{texts.nobodyYet}</p>}
        <ul className="evening-list">
          {thanks.map(({ id, kind, name, montant, team }) => (
            <li key={id} className={thanked.includes(id) ? 'evening-entry evening-thanked' : 'evening-entry'}>
              <Checkbox
                label={
                  <Person
                    {...{ kind, name }}
                    amount={money(montant)}
                    team={teams.find(({ param }) => param === team)?.label}
                  />
                }
                checked={thanked.includes(id)}
                onValue={(isThanked) => tick(id, isThanked)}
              />
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}

interface PersonProps {
  kind: 'gift' | 'promise';
  name: string;
  amount: string;
  team: string | undefined;
}

function Person({ kind, name, amount, team }: PersonProps) {
  const { anonymous } = useFeatureTexts(eveningTexts);
  return (
    <>
      <bdi className="evening-name">{shownName(name) || anonymous}</bdi> <Amount>{amount}</Amount>
      <KindLine {...{ kind, team }} />
    </>
  );
}
