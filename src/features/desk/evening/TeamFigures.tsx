import { useState } from 'react';
import type { Campaign } from '../../../contract/campaigns/campaigns';
import { Amount } from '../../../ui/Amount';
import { Button } from '../../../ui/Button';
import { useDesk } from '../deskContext';
import { writeAmount } from '../payments/writePayment';
import { useEveningTexts } from './eveningTexts';

const SHOWN = 20;

/** The sums that a campaign's teams brought, the best first. */
export function TeamFigures({ campaign: { devise, teams } }: { campaign: Campaign }) {
  const { lang } = useDesk();
  const words = useEveningTexts();
  const [shown, setShown] = useState(SHOWN);
  const best = [...teams].sort((one, other) => other.stats.sum - one.stats.sum).slice(0, shown);
  return (
    <>
      <h3>{words.teams}</h3>
      <ul className="desk-list">
        {best.map(({ id, label, stats }) => (
          <li key={id} className="desk-row">
            <bdi>{label}</bdi>
            <span>
              <Amount>{writeAmount(stats.sum, devise, lang)}</Amount> ({stats.count})
            </span>
          </li>
        ))}
      </ul>
      {teams.length > shown && (
        <div>
          <Button variant="secondary" onClick={() => setShown(shown + SHOWN)}>
            {words.more}
          </Button>
        </div>
      )}
    </>
  );
}
