import type { OrganisationDocument } from '../../../contract/organisations/organisations';
import type { OwnOrganisation } from '../../../contract/organisations/ownOrganisation';
import { parseAmount, toUnits } from '../../../core/money';
import type { Language } from '../../../contract/common';
import { configValue, webValue } from '../../../core/organisation';
import type { Edits, EditValue } from '../editing/useEdits';
import { writeTyped } from '../typedAmount';
import type { SettingPath } from './settingFields';

/** One who issues tax receipts. */
export type ReceiptIssuer = NonNullable<OrganisationDocument['cerfasInfos']>[number];

/** Former names of social networks' settings. */
const aliases: Readonly<Record<string, string>> = { yt: 'youtube', fb: 'facebook', insta: 'instagram' };

/** A setting of the organisation, as its field shows it. */
export function readSetting(settings: OwnOrganisation, path: SettingPath, lang: Language): EditValue {
  const [root, key] = split(path);
  if (path === 'web.suggestFees') {
    const fees = webValue(settings.web, 'suggestFees');
    return typeof fees === 'number' && fees > 0 ? writeTyped(fees, lang) : '';
  }
  if (path === 'giftMails.to') return (settings.giftMails.to ?? []).join('\n');
  if (root === 'config')
    return textOf(configValue(settings.config, key) ?? configValue(settings.config, aliases[key] ?? key));
  const value =
    key === '' ? settings[root as 'name'] : (settings[root as 'contact'] as Record<string, unknown> | undefined)?.[key];
  if (path === 'languages' || path === 'devises' || path === 'cerfasInfos')
    return (value as readonly unknown[] | undefined) ?? [];
  if (path === 'mode') return settings.mode ?? 'test';
  return textOf(value);
}

/** The body for the edits: edited keys only, but records that are kept whole in full. */
export function writeSettings(known: OwnOrganisation, edits: Edits<SettingPath>): OrganisationDocument {
  const sent: Record<string, unknown> = {};
  for (const [path, value] of Object.entries(edits) as [SettingPath, EditValue][]) {
    const [root, key] = split(path);
    if (root === 'config') sent[root] = { ...(sent[root] as object | undefined), ...configEntry(known, key, value) };
    else if (path === 'web.suggestFees') sent[root] = { [key]: amountOf(value, known.devise) };
    else if (root === 'contact' || root === 'giftMails') {
      const before = sent[root] ?? known[root] ?? emptyContact;
      sent[root] = { ...before, [key]: path === 'giftMails.to' ? mailsOf(value) : value };
    } else sent[root] = value;
  }
  return sent;
}

const emptyContact = { prenom: '', nom: '', tel: '', email: '' };

/** Nothing typed is no setting. A former name goes with the new one. */
function configEntry(known: OwnOrganisation, key: string, value: EditValue): Record<string, unknown> {
  const former = aliases[key];
  const typed = typeof value === 'string' ? value.trim() : value;
  return {
    [key]: typed === '' ? null : typed,
    ...(former && Object.hasOwn(known.config, former) && { [former]: null }),
  };
}

/** The addresses of a list: one a line, or however they are separated. */
export const mailsOf = (typed: EditValue): string[] =>
  String(typed)
    .split(/[\s,;]+/)
    .filter(Boolean);

/** In currency units; nothing typed is nothing. NaN for what is no amount, which the server refuses. */
function amountOf(typed: EditValue, devise: string): number {
  if (typed === '') return 0;
  const parsed = parseAmount(String(typed), devise);
  return parsed === null ? NaN : toUnits(parsed, devise);
}

/** The first part of a path, and the rest: keys of `config` have dots of their own. */
function split(path: SettingPath): [string, string] {
  const at = path.indexOf('.');
  return at < 0 ? [path, ''] : [path.slice(0, at), path.slice(at + 1)];
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
