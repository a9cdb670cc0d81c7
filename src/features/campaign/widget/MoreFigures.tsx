import { LateFigures } from './LateFigures';
import { Matching } from './Matching';
import { TeamFigures } from './TeamFigures';
import { UnitLine } from './UnitLine';

const parts = { late: LateFigures, matching: Matching, team: TeamFigures, units: UnitLine };

export function MoreFigures({ what }: { what: keyof typeof parts }) {
  const Part = parts[what];
  return <Part />;
}
