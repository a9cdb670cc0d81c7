import { Suspense } from 'react';
import { donorWord } from '../../../core/campaign';
import { writeNumber, formatPercentage } from '../../../core/money';
import { Amount } from '../../../ui/Amount';
import { Progress } from '../../../ui/Progress';
import { useCampaign } from '../campaignContext';
import { GoalLine } from './GoalLine';
import { LazyFigures } from './LazyFigures';

/**
 * A campaign's progress (WID-01…03): the amount raised first and largest, then bar, goal, donors and time left. Each
 * figure has its own element, so that it changes without a jump.
 */
export function Figures() {
  const { campaign, figures, lang, money, texts } = useCampaign();
  const { sum } = campaign.stats.total;
  const { config } = campaign;
  const percentage = formatPercentage(figures.percent ?? 0, lang);
  return (
    <div className="figures-body">
      <p className="raised">
        <strong className="raised-amount">
          <Amount>{money(sum.total)}</Amount>
        </strong>
        <span className="raised-word">{texts.raised}</span>
      </p>
      {figures.unit !== 'montant' && <LazyFigures what="units" />}
      {figures.goal !== null && figures.percent !== null && (
        <div className="goal">
          {!config.hideBar && <Progress label={texts.progress} percent={figures.percent} text={percentage} />}
          <div className="goal-row">
            <GoalLine goal={figures.goal} reached={figures.reached} />
            {!config.hideBar && (
              <strong className="goal-percent" translate="no">
                {percentage}
              </strong>
            )}
          </div>
        </div>
      )}
      {(sum.matched > 0 || campaign.matching.length > 0) && <LazyFigures what="matching" />}
      <dl className="figure-list">
        <div className="figure">
          <dt>
            <bdi>{donorWord(config.donorName, texts.donorsOf(figures.count))}</bdi>
          </dt>
          <dd>{writeNumber(String(figures.count), lang)}</dd>
        </div>
        <Suspense>
          <LazyFigures what="late" />
        </Suspense>
      </dl>
    </div>
  );
}
