import type { OwnCampaign, updateCampaign } from '../../../contract/campaigns/adminCampaigns';
import type { CampaignConfig } from '../../../contract/campaigns/campaigns';
import type { Language } from '../../../contract/common';
import type { BodyIn } from '../../../contract/route';
import type { ZonedTime } from '../../../core/calendar';
import { aldSettings } from '../../../core/campaign';
import type { Edits, EditValue } from '../editing/useEdits';
import { readOptionalMoment, writeTypedMoment } from '../moments';
import { readTyped, writeTyped } from '../typedAmount';
import type { CampaignKey, TypedPreset, TypedProduct } from './campaignFields';

/** Sections that a campaign without a list of its own has (CAMP-04). */
const USUAL: NonNullable<CampaignConfig['sections']> = (
  ['DATECOUNTER', 'TEAMPROGRESS', 'PRODUCTS', 'DONORS'] as const
).map((type) => ({ id: type.toLowerCase(), type }));

interface Writing {
  readonly lang: Language;
  /** The organisation's clock. */
  readonly zone: ZonedTime;
}

/** A value of a campaign, as its field shows it. */
export function readCampaign(campaign: OwnCampaign, key: CampaignKey, { lang, zone }: Writing): EditValue {
  const { config, screenOptions } = campaign;
  const typed = (amount: number | null | undefined) => (amount ? writeTyped(amount, lang) : '');
  const banner = (kind: 'DESKTOP' | 'MOBILE') => config.banners?.find(({ type }) => type === kind)?.image ?? '';
  switch (key) {
    case 'label':
    case 'screenId':
    case 'gala':
    case 'cerfa':
      return campaign[key];
    case 'description':
      return config.metaDescription ?? '';
    case 'button':
      return config.donationButtonText ?? '';
    case 'donor':
      return config.donorName ?? '';
    case 'colour':
      return config.primaryColor ?? '';
    case 'desktop':
      return banner('DESKTOP');
    case 'mobile':
      return banner('MOBILE');
    case 'image':
      return config.metaImage ?? '';
    case 'dateStart':
    case 'dateEnd':
      return writeTypedMoment(campaign[key], zone);
    case 'state':
      return campaign.active ? 'open' : 'closed';
    case 'type':
      return campaign.type ?? 'AMOUNT';
    case 'objectif':
    case 'partnerMontant':
      return typed(campaign[key]);
    case 'bonus':
      return campaign.bonus.map(typed);
    case 'presets':
      return (aldSettings(config).presetButtons ?? []).map(({ montant, text }): TypedPreset => ({
        montant: typed(montant),
        text,
      }));
    case 'minMontant':
      return typed(config.minMontant);
    case 'monthly':
      return config.productMonth ?? false;
    case 'screenMin':
      return typed(screenOptions.minMontant);
    case 'background':
      return screenOptions.background ?? '';
    case 'layout':
      return config.layout ?? 'standard';
    case 'sections':
      return config.sections ?? USUAL;
    case 'products':
      return [...campaign.products]
        .sort((one, other) => one.position - other.position)
        .map((product): TypedProduct => ({
          id: product.id,
          name: product.name,
          description: product.description ?? '',
          image: product.image ?? '',
          montant: typed(product.montant),
          divide: product.divide ? String(product.divide) : '',
        }));
  }
}

type Body = BodyIn<typeof updateCampaign>;

/** The body for the edits: edited keys only, but `config` and other objects in full. */
export function writeCampaign(known: OwnCampaign, edits: Edits<CampaignKey>, { zone }: Writing): Body {
  const { devise } = known;
  const text = (key: CampaignKey) => (edits[key] === undefined ? undefined : String(edits[key]).trim());
  const units = (typed: unknown) => readTyped(String(typed), devise) ?? 0;
  const amount = (key: CampaignKey) => (edits[key] === undefined ? undefined : units(edits[key]));
  const moment = (key: 'dateStart' | 'dateEnd') => readOptionalMoment(text(key) ?? '', zone);
  const config = writeConfig(known, edits, { text, amount, units });
  const { background, minMontant, ...others } = known.screenOptions;
  const screen = {
    minMontant: edits.screenMin === undefined ? minMontant : amount('screenMin') || undefined,
    background: edits.background === undefined ? background : text('background') || undefined,
  };
  return given({
    label: text('label'),
    dateStart: edits.dateStart === undefined ? undefined : moment('dateStart'),
    dateEnd: edits.dateEnd === undefined ? undefined : moment('dateEnd'),
    active: edits.state === undefined ? undefined : edits.state === 'open',
    type: edits.type === undefined ? undefined : edits.type === 'AMOUNT' ? null : edits.type,
    objectif: amount('objectif'),
    partnerMontant: edits.partnerMontant === undefined ? undefined : amount('partnerMontant') || 1,
    bonus: (edits.bonus as readonly string[] | undefined)?.map(units).sort((one, other) => one - other),
    gala: edits.gala,
    cerfa: edits.cerfa,
    screenId: edits.screenId,
    screenOptions:
      edits.screenMin === undefined && edits.background === undefined ? undefined : { ...others, ...given(screen) },
    products: (edits.products as readonly TypedProduct[] | undefined)?.map((product, position) =>
      given({
        id: product.id,
        name: product.name.trim(),
        description: product.description || undefined,
        image: product.image || undefined,
        montant: units(product.montant),
        divide: product.divide === '' ? undefined : Number(product.divide),
        position,
      }),
    ),
    config,
  }) as Body;
}

interface Read {
  text(key: CampaignKey): string | undefined;
  amount(key: CampaignKey): number | undefined;
  units(typed: unknown): number;
}

/** The whole config with the edits in it; undefined where none is of it. */
function writeConfig(
  { config }: OwnCampaign,
  edits: Edits<CampaignKey>,
  { text, amount, units }: Read,
): CampaignConfig | undefined {
  const changed = {
    metaDescription: text('description'),
    donationButtonText: text('button'),
    donorName: text('donor'),
    primaryColor: text('colour'),
    metaImage: text('image'),
    minMontant: amount('minMontant'),
    productMonth: edits.monthly,
    layout: edits.layout,
    sections: edits.sections,
    'ald.presetButtons': (edits.presets as readonly TypedPreset[] | undefined)?.map((preset) => ({
      montant: units(preset.montant),
      text: preset.text,
    })),
    banners: writeBanners(config.banners ?? [], { DESKTOP: text('desktop'), MOBILE: text('mobile') }),
  };
  const set = Object.entries(changed).filter(([, value]) => value !== undefined);
  if (set.length === 0) return undefined;
  // An empty value is unset, so that the page uses its default words.
  const kept = set.filter(([, value]) => value !== '' && value !== 0);
  const others = Object.entries(config).filter(([key]) => !set.some(([changedKey]) => changedKey === key));
  return Object.fromEntries([...others, ...kept]) as CampaignConfig;
}

type Banners = NonNullable<CampaignConfig['banners']>;

/** The first picture of each kind changed; empty removes it. Others stay. */
function writeBanners(banners: Banners, changed: Record<'DESKTOP' | 'MOBILE', string | undefined>) {
  if (changed.DESKTOP === undefined && changed.MOBILE === undefined) return undefined;
  return (['DESKTOP', 'MOBILE'] as const).flatMap((type) => {
    const [first, ...others] = banners.filter((banner) => banner.type === type);
    const image = changed[type] ?? first?.image ?? '';
    return image === '' ? others : [{ type, image }, ...others];
  });
}

/** The values that there are. */
const given = <T extends object>(values: T) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
