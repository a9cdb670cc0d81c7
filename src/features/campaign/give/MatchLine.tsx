import { matchFor, matchingRule, WHOLE_RATIO } from '../../../core/campaign';
import { toMinor, toUnits, writeNumber } from '../../../core/money';
import type { GiftModel } from '../gift/useGift';

/** The current match: sponsor, ratio and remaining pool. */
export function MatchLine({ gift }: { gift: GiftModel }) {
  const { campaign, read, team, texts } = gift;
  const { element, lang, money, plan } = campaign;
  const rules = campaign.campaign.matching.map((rule) => ({
    ...rule,
    from: null,
    until: rule.dateEnd === null ? null : Date.parse(rule.dateEnd),
    left: rule.reste,
  }));
  const rule = matchingRule(rules, { team, at: element.clock.now() });
  if (!rule) return null;
  const minors = (montant: number) => toMinor(montant, plan.settlement);
  const added = matchFor({
    counted: minors(read.settled ?? 0),
    ratio: Math.round(rule.ratio * WHOLE_RATIO),
    cap: rule.plafond === null ? null : minors(rule.plafond),
    poolLeft: minors(rule.reste),
  });
  return (
    <div className="give-match">
      <strong>
        <bdi>
          {rule.ratio === 1
            ? texts.doubled(rule.label)
            : texts.multiplied(writeNumber(String(1 + rule.ratio), lang), rule.label)}
        </bdi>
      </strong>
      <span>
        {added > 0 && `${texts.matchAdds(money(toUnits(added, plan.settlement)))} · `}
        {texts.matchLeft(money(rule.reste, { decimals: 'never' }))}
      </span>
    </div>
  );
}
