export type { DayTotal } from './dayTotal';
export { periodOf, type Span, type StatisticsPeriod } from './periodOf';
