export { configText, configValue, webValue } from './settings';
