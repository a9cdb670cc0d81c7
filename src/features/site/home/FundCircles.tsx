import type { Caisse } from '../../../contract/records/caisses';
import { caisseProgress } from '../../../core/fund';
import { formatPercentage } from '../../../core/money';
import { homeFunds, pagePath } from '../../../core/site';
import { Icon } from '../../../ui/Icon';
import { heartIcon } from '../content/contentIcons';
import { useAmounts } from '../content/useAmounts';
import { useSite } from '../siteContext';
import { useOwnWords } from '../useOwnWords';
import type { HomeTexts } from './homeTexts';

/** Up to three funds, each with a circle that its gifts fill (HOME-05). */
export function FundCircles({ funds, texts }: { funds: readonly Caisse[]; texts: HomeTexts['home'] }) {
  const shown = homeFunds(funds);
  if (shown.length === 0) return null;
  return (
    <div className="funds">
      <h3>{texts.funds}</h3>
      <ul>
        {shown.map((fund) => (
          <li key={fund.id}>
            <FundCircle fund={fund} texts={texts} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function FundCircle({ fund, texts }: { fund: Caisse; texts: HomeTexts['home'] }) {
  const { organisation, lang, href } = useSite();
  const own = useOwnWords();
  const write = useAmounts();
  const { goal, raised, percent } = caisseProgress(fund, organisation.devise);
  return (
    <article className="fund whole-card">
      <div className="fund-circle" aria-hidden="true">
        <svg viewBox="0 0 100 100" width="92" height="92">
          <circle className="fund-track" cx="50" cy="50" r="43" pathLength="100" />
          {percent !== null && (
            <circle
              className="fund-fill"
              cx="50"
              cy="50"
              r="43"
              pathLength="100"
              strokeDasharray={`${Math.min(100, percent)} 100`}
              transform="rotate(-90 50 50)"
            />
          )}
        </svg>
        <span>{percent === null ? <Icon path={heartIcon} /> : formatPercentage(percent, lang)}</span>
      </div>
      <div>
        <h4 {...own(fund.name)}>
          <a className="whole-link" href={href(pagePath('DON', fund.id))}>
            {fund.name}
          </a>
        </h4>
        {(raised > 0 || goal !== null) && (
          <p className="muted" suppressHydrationWarning>
            {goal === null ? texts.raised(write(raised)) : texts.raisedOf(write(raised), write(goal))}
          </p>
        )}
      </div>
    </article>
  );
}
