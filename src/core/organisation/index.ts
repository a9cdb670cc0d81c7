export { configText, configValue, webValue } from './settings';
export { isTimeZone } from './isTimeZone';
export { languagePrefix } from './languagePrefix';
export { timeZoneOf } from './timeZoneOf';
export { LASTING, modeOf, modeOfNew, seesMode, type Mode } from './mode';
