export { periodOf, type Span, type StatisticsPeriod } from './periodOf';
