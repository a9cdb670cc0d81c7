export { dateFormat } from './dateFormat';
export { dateLocale } from './dateLocale';
export { dayNumber, dayOfNumber } from './civilDay';
export { dayOf } from './dayOf';
export { dayOfText, dayTextOf, textOfDay } from './dayText';
export { civilOf, HEBREW_MONTHS, hebrewOf, type HebrewMonth, isHebrewLeapYear } from './hebrewDate';
export { monthInYear } from './hebrewDate';
export { daysOfMonth, type Slot, type SlotPlan, slotsOn } from './slotsOn';
export { daysFrom, nearestDay } from './nearestDay';
export { dayOfHebrew, hebrewAt, wallDate } from './wallDate';
export { type DateWriter, writeDates } from './writeDates';
export { type SlotPattern, weekOfSlots } from './weekOfSlots';
export { zoneCity } from './zoneCity';
export { type ZonedTime, zonedTime } from './zonedTime';
export {
  dayTextOfValue,
  hebrewOfValue,
  isUnreal,
  momentOf,
  type TypedHebrew,
  valueOfDayText,
  valueOfHebrew,
} from './typedMoment';
export { returnWithin, yearliesOn, yearlyOf, type YearlyKind } from './anniversaries';
export { dayByKey } from './dayByKey';
export { readDay } from './readDay';
export { addMonths, type CivilMonth, firstDay, monthGrid, monthOf, monthsBetween } from './monthGrid';
export { dayOfSlot, isFree, slotsByDay } from './slotsByDay';
