import * as v from 'valibot';
import { presetButton } from '../../../src/contract/caisses';
import { identifier, RICH_TEXT, text, webAddress } from '../../../src/contract/common';
import type { Schema } from '../../../src/contract/route';
import { ADDRESS, configValue, webValue } from '../../../src/core/organisation';
import { cleanHtml } from '../../cleanHtml';
import { parseAnswer } from '../../dropAddresses';
import { HttpError } from '../../errors';

type Settings = Record<string, unknown>;

const colour = v.pipe(v.string(), v.regex(/^[#\w\s%.,()/-]{0,60}$/, 'must be a CSS colour'));
const flag = v.union([v.boolean(), v.picklist(['true', 'false', ''])]);
/** An address, a name or a number. Control codes may hide in a scheme: browsers leave them out. */
const SOCIAL = /^(?!\s*(?!(https?|tel|mailto|whatsapp):)[a-z][a-z\d+.-]*:)(?!\s*[\\/]{2})\P{Cc}*$/iu;
const social = v.pipe(text(300), v.regex(SOCIAL, 'must be an address or a number'));
const link = v.object({ name: text(200), url: webAddress });
const slide = v.object({
  image: webAddress,
  title: v.optional(text(200)),
  description: v.optional(text(1000)),
  url: v.optional(webAddress),
});
const keyed = (keys: string, schema: Schema) => Object.fromEntries(keys.split(' ').map((key) => [key, schema]));

const addresses: Readonly<Record<string, Schema>> = {
  ...keyed('hero.image.bg page.don.bg.image ald.logo screen.pictures', webAddress),
  ...keyed('legal.terms.url legal.privacy.url cerfa.export.url', webAddress),
  'page.don.carousel': v.pipe(v.array(webAddress), v.maxLength(50)),
  'hero.carousel': v.pipe(v.array(slide), v.maxLength(50)),
  'home.links': v.pipe(v.array(link), v.maxLength(50)),
  ...keyed('whatsapp yt fb insta tiktok youtube facebook instagram', social),
};

/** The keys of `config` that the public may read (ENT-12, SRV-09), and what each may hold. Other keys are kept, never shown. */
const publicConfig: Readonly<Record<string, Schema>> = {
  ...keyed('color.menu.text color.menu.bg', colour),
  ...keyed('hero.title don.main.label ald.name', text(200)),
  'hero.description': text(2000),
  'page.don.content': v.pipe(text(RICH_TEXT), v.transform(cleanHtml), v.maxLength(RICH_TEXT)),
  'page.don.youtube': text(200),
  'page.don.presetButtons': v.pipe(v.array(presetButton), v.maxLength(24)),
  'don.main.caisse': v.union([identifier, v.literal('')]),
  ...keyed(
    'menu.galerie.active menu.actu.active menu.event.active menu.service.active menu.abo.active menu.horaire.active menu.don.active',
    flag,
  ),
  ...addresses,
};

const publicWeb: Readonly<Record<string, Schema>> = {
  suggestFees: v.pipe(v.number(), v.minValue(0)),
  'paiement.platform.recurrent': text(40),
  'paiement.extra.fields': v.pipe(v.array(v.record(v.string(), v.unknown())), v.maxLength(50)),
};

/**
 * Settings as they are kept: the given keys over the present ones, null removes a key. JSON text is parsed, HTML cleaned.
 * @throws HttpError 400 that names the keys with values that visitors could not be shown.
 */
export function mergeConfig(present: Settings, given: Settings): Settings {
  const parsed = Object.keys(given).map((key) => [key, configValue(given, key)] as const);
  return merge(present, parsed, publicConfig, 'config');
}

/** Like `mergeConfig`, for `web`: nested keys are kept dotted. */
export function mergeWeb(present: Settings, given: Settings): Settings {
  const known = Object.keys(publicWeb).map((key) => [key, webValue(given, key)] as const);
  const others = Object.entries(given).filter(
    ([key]) => !Object.keys(publicWeb).some((dotted) => isPartOf(key, dotted)),
  );
  return merge(present, [...known, ...others], publicWeb, 'web');
}

const isPartOf = (key: string, dotted: string) => dotted === key || dotted.startsWith(`${key}.`);

function merge(
  present: Settings,
  given: readonly (readonly [string, unknown])[],
  schemas: Readonly<Record<string, Schema>>,
  name: string,
): Settings {
  const merged = new Map(Object.entries(present));
  const issues: { path: string; message: string }[] = [];
  for (const [key, value] of given) {
    if (value === undefined) continue;
    const schema = Object.hasOwn(schemas, key) ? schemas[key] : undefined;
    const result = value !== null && schema ? v.safeParse(schema, value) : undefined;
    if (value === null) merged.delete(key);
    else if (result && !result.success) issues.push({ path: `${name}.${key}`, message: result.issues[0].message });
    else merged.set(key, result ? result.output : value);
  }
  if (issues.length) throw new HttpError(400, `The body of the request is malformed.`, 'malformed', issues);
  return Object.fromEntries(merged);
}

/** What everybody may see of `config`: the public keys, and of the direct-debit accounts only that they exist. */
export function publicConfigOf(config: Settings): Settings {
  const accounts = config['GCL'];
  const shown = Object.fromEntries(Object.keys(publicConfig).flatMap((key) => entryOf(config, key)));
  if (typeof accounts !== 'object' || accounts === null) return shown;
  const assocs = Object.entries(accounts).filter(([, account]) => account);
  return { ...shown, GCL: Object.fromEntries(assocs.map(([assoc]) => [assoc, true])) };
}

export const publicWebOf = (web: Settings): Settings =>
  Object.fromEntries(Object.keys(publicWeb).flatMap((key) => entryOf(web, key)));

const entryOf = (settings: Settings, key: string): [string, unknown][] =>
  Object.hasOwn(settings, key) ? [[key, shown(settings, key)]] : [];

/** Without addresses that could not be kept today (ORG-02). */
function shown(settings: Settings, key: string): unknown {
  const schema = addresses[key];
  const value = settings[key];
  if (!schema) return value;
  try {
    return parseAnswer(schema, configValue(settings, key), { patterns: [ADDRESS, SOCIAL] });
  } catch {
    return value;
  }
}
