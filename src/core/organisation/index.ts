export { configText, configValue, webValue } from './settings';
export { isTimeZone } from './isTimeZone';
export { timeZoneOf } from './timeZoneOf';
