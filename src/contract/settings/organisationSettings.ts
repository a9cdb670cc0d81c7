import * as v from 'valibot';
import { presetButton } from '../records/caisses';
import { identifier, instant, RICH_TEXT, text, webAddress } from '../common';
import { platforms } from '../payments/paymentConfig';

const colour = v.pipe(v.string(), v.regex(/^[#\w\s%.,()/-]{0,60}$/, 'must be a CSS colour'));
const flag = v.union([v.boolean(), v.picklist(['true', 'false', ''])]);
/** An address, a name or a number. Control codes may hide in a scheme: browsers leave them out. */
export const SOCIAL = /^(?!\s*(?!(https?|tel|mailto|whatsapp):)[a-z][a-z\d+.-]*:)(?!\s*[\\/]{2})\P{Cc}*$/iu;
const social = v.pipe(text(300), v.regex(SOCIAL, 'must be an address or a number'));
const link = v.object({ name: text(200), url: webAddress });
const slide = v.object({
  image: webAddress,
  title: v.optional(text(200)),
  description: v.optional(text(1000)),
  url: v.optional(webAddress),
});
/** The bar above everything (SITE-14): words, where they lead, until when. */
const announcement = v.object({
  text: text(300),
  url: v.optional(v.union([webAddress, v.literal('')])),
  until: v.optional(v.nullable(instant)),
});
const ids = v.pipe(v.array(identifier), v.maxLength(50));

/** The public keys of `config` (ENT-12, SRV-09). */
export const publicConfig = v.object({
  'color.menu.text': colour,
  'color.menu.bg': colour,
  'hero.title': text(200),
  'hero.description': text(2000),
  'hero.image.bg': webAddress,
  'hero.carousel': v.pipe(v.array(slide), v.maxLength(50)),
  'home.links': v.pipe(v.array(link), v.maxLength(50)),
  'don.main.label': text(200),
  'don.main.caisse': v.union([identifier, v.literal('')]),
  'page.don.bg.image': webAddress,
  /** HTML, cleaned when it is written. */
  'page.don.content': text(RICH_TEXT),
  'page.don.youtube': text(200),
  'page.don.carousel': v.pipe(v.array(webAddress), v.maxLength(50)),
  'page.don.presetButtons': v.pipe(v.array(presetButton), v.maxLength(24)),
  'ald.name': text(200),
  'ald.logo': webAddress,
  'screen.pictures': webAddress,
  'site.announcement': announcement,
  'site.copyright': text(200),
  'site.theme': text(40),
  'legal.terms.url': webAddress,
  'legal.privacy.url': webAddress,
  'cerfa.export.url': webAddress,
  'menu.galerie.active': flag,
  'menu.actu.active': flag,
  'menu.event.active': flag,
  'menu.service.active': flag,
  'menu.abo.active': flag,
  'menu.horaire.active': flag,
  'menu.don.active': flag,
  'horaire.hebreu.active': flag,
  'horaire.sortie.angle': v.pipe(v.number(), v.minValue(4), v.maxValue(12)),
  whatsapp: social,
  yt: social,
  fb: social,
  insta: social,
  tiktok: social,
  youtube: social,
  facebook: social,
  instagram: social,
});

/** All keys of `config` (ENT-12). Of `GCL` the public sees which accounts exist; the home page's lists are private. */
export const organisationConfig = v.object({
  ...publicConfig.entries,
  'home.campaigns': ids,
  'home.forms': ids,
  GCL: v.record(text(80), v.unknown()),
});

/** The keys of `web`, all public; they may arrive nested. */
export const organisationWeb = v.object({
  suggestFees: v.pipe(v.number(), v.minValue(0)),
  'paiement.platform.recurrent': v.picklist(['', ...platforms]),
  'paiement.extra.fields': v.pipe(
    v.array(
      v.object({
        type: v.picklist(['PRENOM_HE', 'DDN', 'NEWSLETTER', 'TEXT', 'TEXTAREA', 'SELECT']),
        required: v.optional(v.boolean()),
        fieldKey: v.optional(text(80)),
        label: v.optional(text(200)),
        placeholder: v.optional(text(200)),
        values: v.optional(v.pipe(v.array(text(300)), v.maxLength(200))),
      }),
    ),
    v.maxLength(50),
  ),
});
