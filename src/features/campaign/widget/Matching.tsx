import { writeNumber } from '../../../core/money';
import { useCampaign } from '../campaignContext';
import { useMoreTexts } from '../moreTexts';

// A Latin name that begins a Hebrew sentence must not turn it around.
const isolate = (name: string) => `\u2068${name}\u2069`;

/** Matched amounts and current matchers, shown apart from gifts. */
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
          <span>{more.matchingNow(isolate(label), writeNumber(String(1 + ratio), lang))}</span>
          <span className="muted">{more.matchingLeft(money(reste, { decimals: 'never' }))}</span>
        </p>
      ))}
    </div>
  );
}
