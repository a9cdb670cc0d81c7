type Settings = Readonly<Record<string, unknown>> | null | undefined;

/**
 * A value of an organisation's `config`. Objects, lists and booleans may arrive as JSON text and are read (ENT-12).
 * @example
 * configValue({ 'page.don.presetButtons': '[{"text":"Hai","montant":18}]' }, 'page.don.presetButtons') // => [{ text: 'Hai', montant: 18 }]
 * configValue({ 'menu.don.active': 'false' }, 'menu.don.active') // => false
 * configValue({ 'hero.title': 'Shalom' }, 'hero.title') // => 'Shalom'
 */
export function configValue(config: Settings, key: string): unknown {
  const value = ownValue(config, key);
  if (typeof value !== 'string' || !/^\s*([[{]|true\s*$|false\s*$)/.test(value)) return value;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return value;
  }
}

/**
 * A text of an organisation's `config`; empty when it is missing or no text.
 * @example
 * configText({ 'don.main.label': ' Fonds général ' }, 'don.main.label') // => 'Fonds général'
 * configText({}, 'don.main.label') // => ''
 */
export function configText(config: Settings, key: string): string {
  const value = ownValue(config, key);
  return typeof value === 'string' ? value.trim() : '';
}

/**
 * A value of an organisation's `web` settings, whose dotted keys may arrive nested (ENT-12).
 * @example
 * webValue({ 'paiement.platform.recurrent': 'CARD' }, 'paiement.platform.recurrent') // => 'CARD'
 * webValue({ paiement: { platform: { recurrent: 'CARD' } } }, 'paiement.platform.recurrent') // => 'CARD'
 */
export function webValue(web: Settings, key: string): unknown {
  const flat = ownValue(web, key);
  if (flat !== undefined) return flat;
  return key.split('.').reduce<unknown>((value, part) => ownValue(value, part), web);
}

const ownValue = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Record<string, unknown>)[key]
    : undefined;
