import { LateFigures } from './LateFigures';
import { Matching } from './Matching';
import { TeamStanding } from './TeamStanding';
import { UnitLine } from './UnitLine';

const parts = { late: LateFigures, matching: Matching, team: TeamStanding, units: UnitLine };

export function MoreFigures({ what }: { what: keyof typeof parts }) {
  const Part = parts[what];
  return <Part />;
}
