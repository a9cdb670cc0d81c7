import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { RICH_TEXT } from '../../../src/contract/common';
import {
  organisationConfig,
  organisationWeb,
  publicConfig,
  SOCIAL,
} from '../../../src/contract/settings/organisationSettings';
import type { Schema } from '../../../src/contract/route';
import { ADDRESS, configValue } from '../../../src/core/organisation';
import { cleanHtml } from '../../text/cleanHtml';
import { parseAnswer } from '../../dropAddresses';
import { HttpError } from '../../errors';
import { issuesOf } from '../../http/parse';
import { readStrictly, unknownKeyMessage, type Issue } from '../../http/readStrictly';

export type Settings = Record<string, unknown>;
type Schemas = Readonly<Record<string, Schema>>;

const addresses: Schemas = v.pick(publicConfig, [
  'hero.image.bg',
  'hero.carousel',
  'home.links',
  'page.don.bg.image',
  'page.don.carousel',
  'ald.logo',
  'screen.pictures',
  'site.announcement',
  'legal.terms.url',
  'legal.privacy.url',
  'cerfa.export.url',
  'whatsapp',
  'yt',
  'fb',
  'insta',
  'tiktok',
  'youtube',
  'facebook',
  'instagram',
]).entries;
const configSchemas: Schemas = {
  ...organisationConfig.entries,
  'page.don.content': v.pipe(
    organisationConfig.entries['page.don.content'],
    v.transform(cleanHtml),
    v.maxLength(RICH_TEXT),
  ),
};
const webSchemas: Schemas = organisationWeb.entries;

/**
 * Settings to store: the given keys over the present ones; null removes a key. JSON text is parsed, HTML cleaned. An
 * unchanged answer changes nothing (SET-03), accounts included.
 * @throws HttpError 400 naming unknown keys, and those whose values could not be shown to visitors
 */
export function mergeConfig(present: Settings, given: Settings): Settings {
  const shown = ownConfigOf(present);
  const parsed = Object.keys(given).map((key) => [key, configValue(given, key)] as const);
  const changed = parsed.filter(([key, value]) => !isDeepStrictEqual(value, shown[key]));
  return merge(present, changed.map(withAccounts(present, shown)), configSchemas, 'config');
}

/** An account sent back as merely existing stays the stored one. */
const withAccounts =
  (present: Settings, shown: Settings) =>
  ([key, value]: readonly [string, unknown]): readonly [string, unknown] => {
    if (key !== 'GCL' || !isSettings(value) || !isSettings(shown['GCL'])) return [key, value];
    const kept = present['GCL'] as Settings;
    const known = shown['GCL'];
    const told = (assoc: string, account: unknown) => (account === true && known[assoc] ? kept[assoc] : account);
    return [key, Object.fromEntries(Object.entries(value).map(([assoc, account]) => [assoc, told(assoc, account)]))];
  };

/** Like `mergeConfig`, for `web`: nested keys are stored dotted. */
export const mergeWeb = (present: Settings, given: Settings): Settings =>
  merge(
    present,
    dotted(given).filter(([key, value]) => !isDeepStrictEqual(value, present[key])),
    webSchemas,
    'web',
  );

/** Stored settings of `web`, also those that were nested; a key that stands there by its whole name holds. */
export const flatWeb = (web: Settings): Settings => ({ ...Object.fromEntries(dotted(web)), ...pickKnown(web) });

const pickKnown = (web: Settings): Settings =>
  Object.fromEntries(Object.keys(webSchemas).flatMap((key) => (Object.hasOwn(web, key) ? [[key, web[key]]] : [])));

/** Nested keys by their whole name; null in place of a nest is that of each. */
function dotted(given: Settings, before = ''): [string, unknown][] {
  return Object.entries(given).flatMap(([part, value]): [string, unknown][] => {
    const key = before + part;
    const nested = Object.keys(webSchemas).filter((known) => known.startsWith(`${key}.`));
    if (value === null) return (nested.length > 0 ? nested : [key]).map((each) => [each, null]);
    return nested.length > 0 && isSettings(value) ? dotted(value, `${key}.`) : [[key, value]];
  });
}

const isSettings = (value: unknown): value is Settings =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function merge(
  present: Settings,
  given: readonly (readonly [string, unknown])[],
  schemas: Schemas,
  name: string,
): Settings {
  const merged = new Map(Object.entries(present));
  const issues: Issue[] = [];
  for (const [key, value] of given) {
    if (value === undefined) continue;
    const path = `${name}.${key}`;
    const schema = Object.hasOwn(schemas, key) ? schemas[key] : undefined;
    // Keys stored before they were checked may still be removed.
    if (value === null && (schema || merged.has(key))) merged.delete(key);
    else if (!schema) issues.push({ path, message: unknownKeyMessage(key, Object.keys(schemas)) });
    else {
      const read = readStrictly(schema, value);
      const result = v.safeParse(schema, read.body);
      const wrong = [...read.issues, ...issuesOf(result.issues)];
      issues.push(...wrong.map((issue) => ({ ...issue, path: [path, issue.path].filter(Boolean).join('.') })));
      if (result.success) merged.set(key, result.output);
    }
  }
  if (issues.length)
    throw new HttpError(400, `The body of the request is malformed.`, 'malformed', issues.slice(0, 20));
  return Object.fromEntries(merged);
}

/** The public part of `config`: public keys, and which direct-debit accounts exist. */
export function publicConfigOf(config: Settings): Settings {
  const accounts = config['GCL'];
  const shown = Object.fromEntries(Object.keys(publicConfig.entries).flatMap((key) => entryOf(config, key)));
  if (typeof accounts !== 'object' || accounts === null) return shown;
  const assocs = Object.entries(accounts).filter(([, account]) => account);
  return { ...shown, GCL: Object.fromEntries(assocs.map(([assoc]) => [assoc, true])) };
}

const privateKeys = Object.keys(organisationConfig.entries).filter(
  (key) => key !== 'GCL' && !(key in publicConfig.entries),
);

/** An organisation's own view of `config` (CALL-50): private keys included; accounts appear as `true` (SRV-09). */
export const ownConfigOf = (config: Settings): Settings => ({
  ...Object.fromEntries(privateKeys.flatMap((key) => entryOf(config, key))),
  ...publicConfigOf(config),
});

export const publicWebOf = (web: Settings): Settings =>
  Object.fromEntries(Object.keys(webSchemas).flatMap((key) => entryOf(web, key)));

const entryOf = (settings: Settings, key: string): [string, unknown][] =>
  Object.hasOwn(settings, key) ? [[key, shown(settings, key)]] : [];

/** Without addresses that would be rejected today (ORG-02). */
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
