import type { OwnOrganisation, updateOrganisation } from '../../../../contract/organisations/ownOrganisation';
import type { BodyIn } from '../../../../contract/route';
import type { Language } from '../../../../contract/terms/languages';
import { configValue, webValue } from '../../../../core/organisation';
import { youtubeId } from '../../../../ui/media/youtubeId';
import type { NamedLink } from '../fields/Links';
import type { Edits, EditValue } from '../../editing/useEdits';
import type { Preset } from '../../funds/fundValues';
import { readTyped, writeTyped } from '../../typedAmount';
import { isWholeExtra, readExtraRows, writeExtraRows } from './extraRows';
import type { ExtraRow, PublicKey, Slide } from './publicFields';

type Entry = Readonly<Record<string, unknown>>;

/** A setting as its field shows it. */
export function readPublic({ config, web }: OwnOrganisation, key: PublicKey, lang: Language): EditValue {
  const value = isWeb(key) ? webValue(web, key) : configValue(config, key);
  switch (key) {
    case 'hero.carousel':
      return entriesOf(value).map(({ image, title, description, url }): Slide => ({
        ...{ image: textOf(image), title: textOf(title), description: textOf(description), url: textOf(url) },
      }));
    case 'home.links':
      return entriesOf(value).map(({ name, url }): NamedLink => ({ name: textOf(name), url: textOf(url) }));
    case 'home.campaigns':
    case 'home.forms':
      return listOf(value).map(String);
    case 'page.don.carousel':
      // Former ones are kept as those of the home page.
      return listOf(value).map((one) => textOf(typeof one === 'object' ? (one as Entry)['image'] : one));
    case 'page.don.presetButtons':
      return entriesOf(value).flatMap(({ montant, text }): Preset[] =>
        typeof montant === 'number' ? [{ montant: writeTyped(montant, lang), text: textOf(text) }] : [],
      );
    case 'paiement.extra.fields':
      return readExtraRows(value);
    default:
      return textOf(value);
  }
}

/** The body for the edited keys only. Nothing is no setting. */
export function writePublic(edits: Edits<PublicKey>, devise: string): BodyIn<typeof updateOrganisation> {
  const keys = Object.keys(edits) as PublicKey[];
  const sent = (isMine: (key: PublicKey) => boolean) => {
    const own = keys.filter(isMine).map((key) => [key, emptied(writeValue(key, edits[key] ?? '', devise))]);
    return own.length > 0 ? (Object.fromEntries(own) as Record<string, unknown>) : null;
  };
  const [config, web] = [sent((key) => !isWeb(key)), sent(isWeb)];
  return { ...(config && { config }), ...(web && { web }) };
}

/** Whether what is typed can be kept; what is not typed at all can. */
export function isRightPublic(key: PublicKey, value: EditValue, devise: string): boolean {
  switch (key) {
    case 'hero.carousel':
      return (value as readonly Slide[]).every(({ image }) => image !== '');
    case 'page.don.presetButtons':
      return (value as readonly Preset[]).every(({ montant }) => readTyped(montant, devise) !== null);
    case 'page.don.youtube':
      return String(value).trim() === '' || youtubeId(String(value)) !== null;
    case 'paiement.extra.fields':
      return (value as readonly ExtraRow[]).every(isWholeExtra);
    default:
      return true;
  }
}

function writeValue(key: PublicKey, value: EditValue, devise: string): unknown {
  switch (key) {
    case 'hero.carousel':
      return (value as readonly Slide[]).map((slide) =>
        Object.fromEntries(Object.entries(slide).filter(([, text]) => String(text).trim() !== '')),
      );
    case 'page.don.presetButtons':
      return (value as readonly Preset[]).map(({ montant, text }) => ({ text, montant: readTyped(montant, devise) }));
    case 'paiement.extra.fields':
      return writeExtraRows(value as readonly ExtraRow[]);
    default:
      return typeof value === 'string' ? value.trim() : value;
  }
}

const isWeb = (key: PublicKey) => key.startsWith('paiement.');
const emptied = (value: unknown) => (value === '' || (Array.isArray(value) && value.length === 0) ? null : value);
const listOf = (value: unknown) => (Array.isArray(value) ? (value as unknown[]) : []);
const entriesOf = (value: unknown) =>
  listOf(value).filter((one): one is Entry => typeof one === 'object' && one !== null);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
