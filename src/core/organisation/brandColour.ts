import { configText } from './settings';

/** Characters allowed in a colour: none could end the declaration it is put into. */
const colourPattern = /^[#\w\s%.,()/-]{1,60}$/;
/** Lighter ones are surfaces, not brands. */
const lightest = 0.8;

/**
 * A colour of an organisation's `config`; empty when it is missing or could be anything else.
 * @example
 * configColour({ 'color.menu.bg': '#0d5c48' }, 'color.menu.bg') // => '#0d5c48'
 * configColour({ 'color.menu.bg': 'red; } body {' }, 'color.menu.bg') // => ''
 */
export function configColour(config: Parameters<typeof configText>[0], key: string): string {
  const text = configText(config, key);
  return colourPattern.test(text) ? text : '';
}

/**
 * The colour of an organisation's buttons and links: its menu bar's, unless too light; empty if none (ELEM-13). Only
 * hexadecimal colours reveal their lightness.
 * @example
 * brandColour({ 'color.menu.bg': '#7a1f3d' }) // => '#7a1f3d'
 * brandColour({ 'color.menu.bg': '#fdfdfd' }) // => ''
 */
export function brandColour(config: Parameters<typeof configText>[0]): string {
  const bar = configColour(config, 'color.menu.bg');
  return bar && lightness(bar) < lightest ? bar : '';
}

/**
 * The colour of words on an organisation's menu bar: its own, else black or white, whichever contrasts more with the bar; empty
 * if the bar has no colour or none that reveals its lightness (SITE-34).
 * @example
 * barTextColour({ 'color.menu.bg': '#ffd400' }) // => '#000000'
 * barTextColour({ 'color.menu.bg': '#ffd400', 'color.menu.text': '#7a1f3d' }) // => '#7a1f3d'
 */
export function barTextColour(config: Parameters<typeof configText>[0]): string {
  const own = configColour(config, 'color.menu.text');
  const bar = configColour(config, 'color.menu.bg');
  if (own || !bar.startsWith('#')) return own;
  // Black and white contrast alike at this luminance: (1.05 / (y + 0.05)) = ((y + 0.05) / 0.05).
  return lightness(bar, 2.2) > 0.179 ? '#000000' : '#ffffff';
}

/** Lightness from 0 to 1, in light with a gamma of 2.2; other notations than hexadecimal count as too light. */
function lightness(text: string, gamma = 1): number {
  const [, long, short] = /^#(?:([\da-f]{6})|([\da-f]{3}))$/i.exec(text) ?? [];
  const digits = long ?? short?.replace(/./g, '$&$&');
  if (!digits) return 1;
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => (parseInt(digits.slice(at, at + 2), 16) / 255) ** gamma);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
