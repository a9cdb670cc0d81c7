import { writeNumber } from '../../../core/money';
import { useCampaign } from '../campaignContext';
import { useMoreTexts } from '../moreTexts';

/** What matchers added, and who doubles gifts now: shown apart from what was given. */
export function Matching() {
  const { campaign, lang, money, team } = useCampaign();
  const more = useMoreTexts();
  const { matched } = campaign.stats.total.sum;
  const active = campaign.matching.filter((rule) => rule.team === null || rule.team === team?.param);
  return (
    <div className="matching">
      {matched > 0 && <p>{more.matched(money(matched))}</p>}
      {active.map(({ id, label, ratio, reste }) => (
        <p key={id} className="matching-now">
          <bdi>{more.matchingNow(label, writeNumber(String(1 + ratio), lang))}</bdi>
          <span className="muted">{more.matchingLeft(money(reste, { decimals: 'never' }))}</span>
        </p>
      ))}
    </div>
  );
}
