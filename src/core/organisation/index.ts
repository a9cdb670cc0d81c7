export { brandColour, configColour } from './brandColour';
export { configText, configValue, webValue } from './settings';
export { type GiftNews, giftNewsOf } from './giftNews';
export { isTimeZone } from './isTimeZone';
export { languagePrefix } from './languagePrefix';
export { offersLanguage } from './offersLanguage';
export { ADDRESS, storedAddress } from './storedAddress';
export { timeZoneOf } from './timeZoneOf';
export { LASTING, modeOf, modeOfNew, seesMode, takesGifts, type Mode } from './mode';
