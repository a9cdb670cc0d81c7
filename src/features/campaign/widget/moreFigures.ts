// Figures that not every campaign has, a moment after the others.
export { LateFigures } from './LateFigures';
export { Matching } from './Matching';
export { UnitLine } from './UnitLine';
