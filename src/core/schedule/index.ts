export { type Countdown, countdownOf } from './countdown';
export { type Occurrence, occurrencesOn, type SunTimes } from './occurrencesOn';
export { type PrintableWeek, printableWeek } from './printableWeek';
export { roundedTime } from './roundedTime';
export { type CardDay, clockText, referenceDay, scheduleCard } from './scheduleCard';
export { HORIZON, type SolarRules, solarRules } from './solarRules';
export { dayOfWeek, daysAfter, weekOf } from './week';
export { windowDays } from './windowDays';
