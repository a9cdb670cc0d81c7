import type {
  AdminArticle,
  AdminEvent,
  AdminGallery,
  AdminNews,
  GalleryImage,
} from '../../../src/contract/site/adminContent';
import type { AdminPage } from '../../../src/contract/site/adminPages';
import type { SiteSettings } from '../../../src/contract/site/menu';
import type { TranslatableKind } from '../../../src/contract/terms/translatable';
import type { GivenContent } from '../../features/content/contentKind';
import type { Scene } from '../scenes/draw';
import type { DemoClock } from './demoClock';

/** The address of a picture by its name; empty while it is not drawn. */
export type PictureOf<Name extends string = string> = (name: Name) => string;
type Given<Content> = GivenContent<Content> & { readonly id: string };

interface DemoPicture {
  readonly scene: Scene;
  /** Its content, in the languages of its site. */
  readonly alt: string;
}
export type DemoPictures<Name extends string = string> = Readonly<Record<Name, DemoPicture>>;

/** The site content of a demo organisation, rewritten with the addresses of its pictures once they are drawn. */
export interface SiteContent {
  readonly events: readonly Given<AdminEvent>[];
  readonly news: readonly Given<AdminNews>[];
  readonly galleries: readonly (Given<AdminGallery> & { readonly images: readonly GalleryImage[] })[];
  readonly articles: readonly Given<AdminArticle>[];
  readonly pages: readonly Given<AdminPage>[];
  readonly site: SiteSettings;
  /** The picture at the top of the home page. */
  readonly opening: string;
}

/** Texts in another language, by kind, record and field. */
export type SiteTexts = Readonly<
  Partial<Record<TranslatableKind, Readonly<Record<string, Readonly<Record<string, string>>>>>>
>;

/** The site of a demo organisation. */
export interface DemoSite<Name extends string = string> {
  readonly organisationId: string;
  /** The address at the top of its home page until `opening` is drawn. */
  readonly openingBefore: string;
  readonly pictures: DemoPictures<Name>;
  content(clock: DemoClock, picture: PictureOf<Name>): SiteContent;
  /** Hebrew translations of its funds, services, times and content. */
  readonly hebrew?: SiteTexts;
}
