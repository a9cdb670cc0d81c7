import { createHash } from 'node:crypto';
import { configText } from '../../../src/core/organisation';
import type { OrganisationRecord } from '../organisations/organisationStore';

/** What a colour may be written with: nothing that could end the declaration it is put into. */
const colourPattern = /^[#\w\s%.,()/-]{1,60}$/;

/**
 * Style sheet with an organisation's colours. Pages may not carry styles themselves, so it has an address of its own.
 * A bar colour that is neither very light nor unreadable serves as the colour of buttons too.
 */
export function themeCss({ config }: Pick<OrganisationRecord, 'config'>): string {
  const bar = colour(configText(config, 'color.menu.bg'));
  const text = colour(configText(config, 'color.menu.text'));
  const declarations = [
    bar && `--bar: ${bar}`,
    text && `--bar-text: ${text}`,
    bar && lightness(bar) < 0.8 && `--org-color-primary: ${bar}`,
  ].filter(Boolean);
  return declarations.length ? `:root {\n  ${declarations.join(';\n  ')};\n}\n` : '';
}

/** Address of the style sheet; it changes with the colours. */
export function themeAddress(organisation: Pick<OrganisationRecord, 'id' | 'config'>): string {
  const version = createHash('sha256').update(themeCss(organisation)).digest('hex').slice(0, 10);
  return `/assets/theme/${organisation.id}.css?v=${version}`;
}

const colour = (text: string) => (colourPattern.test(text) ? text : '');

/** Of a hexadecimal colour, from 0 to 1; other notations count as too light to tell. */
function lightness(text: string): number {
  const [, long, short] = /^#(?:([\da-f]{6})|([\da-f]{3}))$/i.exec(text) ?? [];
  const digits = long ?? short?.replace(/./g, '$&$&');
  if (!digits) return 1;
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => parseInt(digits.slice(at, at + 2), 16) / 255);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
