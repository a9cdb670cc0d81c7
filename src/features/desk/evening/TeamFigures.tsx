import type { Campaign } from '../../../contract/campaigns/campaigns';
import { Amount } from '../../../ui/Amount';
import { useDesk } from '../deskContext';
import { writeAmount } from '../payments/writePayment';
import { useEveningTexts } from './eveningTexts';

const SHOWN = 20;

/** The sums that a campaign's best teams brought. */
export function TeamFigures({ campaign: { devise, teams } }: { campaign: Campaign }) {
  const { lang } = useDesk();
  const words = useEveningTexts();
  const best = [...teams].sort((one, other) => other.stats.sum - one.stats.sum).slice(0, SHOWN);
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
    </>
  );
}
