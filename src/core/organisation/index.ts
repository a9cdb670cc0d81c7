export { configText, configValue, webValue } from './settings';
export { timeZoneOf } from './timeZoneOf';
