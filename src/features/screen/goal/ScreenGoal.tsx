import type { CSSProperties } from 'react';
import type { CampaignFigures, ScreenFigures, TeamFigures } from '../../../core/campaign';
import { formatPercentage } from '../../../core/money';
import { goalSteps } from './goalSteps';
import { writeFigure, type FigureStyle } from './writeFigure';

interface GoalProps {
  figures: ScreenFigures;
  campaign: CampaignFigures;
  teams: readonly TeamFigures[];
  style: FigureStyle;
}

/** The goal that is shown, how far it is, the bar where cards leave it room, and the ladder of bonus goals (GOAL-01…04). */
export function ScreenGoal({ figures, campaign, teams, style }: GoalProps) {
  const { goal, percent, unit, screenId } = figures;
  if (goal === null || percent === null) return null;
  const { texts, lang, devise } = style;
  const steps = goalSteps(figures, campaign, teams, devise);
  const written = (amount: number) => writeFigure(amount, unit, style, { goal: true });
  const raised = steps.some(({ current }, index) => current && index > 0);
  return (
    <div className="goal">
      <p className="goal-line">
        <span>
          <span className="goal-label">{raised ? texts.newGoal : texts.goal}</span>{' '}
          <span className="goal-amount" translate="no">
            {written(goal)}
          </span>
        </span>
        <span className="goal-percent" translate="no">
          {formatPercentage(percent, lang)}
        </span>
      </p>
      {!screenId.startsWith('custom') && (
        <Bar percent={percent} fill={figures.fill} label={texts.progress} text={formatPercentage(percent, lang)} />
      )}
      {steps.length > 0 && (
        <ol className="ladder">
          {steps.map((step) => (
            <li
              key={step.goal}
              className={step.reached ? 'rung reached' : 'rung'}
              aria-current={step.current ? 'step' : undefined}
              translate="no"
            >
              {written(step.goal)}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

function Bar({ percent, fill, label, text }: { percent: number; fill: number; label: string; text: string }) {
  return (
    <div
      className="bar"
      part="progress"
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.min(100, Math.floor(percent))}
      aria-valuetext={text}
    >
      <div className="bar-fill" style={{ '--fill': fill } as CSSProperties} />
    </div>
  );
}
