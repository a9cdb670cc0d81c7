import type { CSSProperties } from 'react';
import type { Team } from '../../../contract/campaigns/campaigns';
import { shownName, teamProgress } from '../../../core/campaign';
import { barFill, formatPercentage } from '../../../core/money';
import { CardAmount } from './CardAmount';
import type { FigureStyle } from '../goal/writeFigure';

/** A team's rank, amount, name, and progress if it has its own goal. */
export function TeamCard({ team, rank, style }: { team: Team; rank: number; style: FigureStyle }) {
  const { raised, percent } = teamProgress(team, style.devise);
  return (
    <>
      <div className="card-figures">
        <CardAmount montant={raised} style={style} />
      </div>
      <p className="card-name">
        <span className="card-rank" translate="no">
          {rank}
        </span>
        <span dir="auto">{shownName(team.label)}</span>
      </p>
      {percent !== null && (
        <p className="card-progress" translate="no">
          <span className="card-bar" style={{ '--fill': barFill(percent) } as CSSProperties} />
          {formatPercentage(percent, style.lang)}
        </p>
      )}
    </>
  );
}
