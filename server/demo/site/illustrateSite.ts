import { Readable } from 'node:stream';
import { and, eq, lte, sql } from 'drizzle-orm';
import { configText, timeZoneOf } from '../../../src/core/organisation';
import { organisations } from '../../db/schema';
import type { Deps } from '../../deps';
import { articleKind } from '../../features/content/articleKind';
import { type ContentKind, type GivenContent, updateContent } from '../../features/content/contentKind';
import type { ContentTable } from '../../features/content/contentStore';
import { eventKind } from '../../features/content/eventKind';
import { updateImages } from '../../features/content/galleryImages';
import { galleryKind } from '../../features/content/galleryKind';
import { newsKind } from '../../features/content/newsKind';
import { pageKind } from '../../features/customPages/pageKind';
import { addressOf } from '../../features/media/mediaFiles';
import { isDeleted } from '../../features/deletion/listClosed';
import { keepMedia } from '../../features/media/receiveMedia';
import { findOrganisation, type OrganisationRecord } from '../../features/organisations/organisationStore';
import { updateOrganisation } from '../../features/settings/organisationService';
import { operatorOf } from '../../features/tokens/tokenService';
import { svgOf } from '../scenes/draw';
import { demoClock } from './demoClock';
import type { DemoSite } from './siteContent';

/** Placeholder of a picture that is not drawn yet. */
const MARK = '/picture/';

/**
 * Draws the pictures of a demo organisation, sends them in as an administrator's, and puts them where they belong. A record
 * that somebody has changed stays as it is; what a killed process left undone is done by the next.
 */
export async function illustrateSite(deps: Deps, site: DemoSite, signal: AbortSignal): Promise<void> {
  const { queries } = deps.database;
  const organisation = await findOrganisation(queries, site.organisationId);
  if (!organisation || (await isDeleted(queries, organisation.id))) return;
  // Only the pictures of these records are used.
  const clock = demoClock(deps.now(), timeZoneOf(organisation));
  const content = site.content(clock, (name) => `${MARK}${name}`);
  const draw = createDrawing(deps, site);

  if (configText(organisation.config, 'hero.image.bg') === site.openingBefore) {
    const config = { 'hero.image.bg': await draw.place(content.opening) };
    await updateOrganisation(deps, operatorOf(organisation.id), organisation.id, { config });
  }
  const illustrate = async <T extends ContentTable, Content extends object>(
    kind: ContentKind<T, Content>,
    records: readonly (GivenContent<Content> & { readonly id: string })[],
    before: (record: { readonly id: string }) => Promise<unknown> = () => Promise.resolve(),
  ) => {
    const untouched = await untouchedIds(deps, kind.table, organisation);
    for (const record of records) {
      const pictured = Object.entries(record).filter(([, value]) => JSON.stringify(value)?.includes(MARK));
      if (signal.aborted || pictured.length === 0 || !untouched.has(record.id)) continue;
      await before(record);
      const given = await draw.place(Object.fromEntries(pictured) as GivenContent<Content>);
      await updateContent(deps, operatorOf(organisation.id), kind, record.id, given);
    }
  };
  await illustrate(eventKind, content.events);
  await illustrate(newsKind, content.news);
  await illustrate(articleKind, content.articles);
  await illustrate(pageKind, content.pages);
  const albums = content.galleries.map(({ images: _, ...gallery }) => gallery);
  await illustrate(galleryKind, albums, async ({ id }) => {
    const images = await draw.place(content.galleries.find((gallery) => gallery.id === id)?.images ?? []);
    await updateImages(deps, operatorOf(organisation.id), id, images);
  });
}

/** The demo's records are as old as their organisation: what came later, or was changed, is somebody's own. */
async function untouchedIds({ database }: Deps, table: ContentTable, { id }: OrganisationRecord) {
  const rows = await database.queries
    .select({ id: table.id })
    .from(table as typeof eventKind.table)
    .innerJoin(organisations, eq(organisations.id, table.organisationId))
    .where(
      and(
        eq(table.organisationId, id),
        eq(table.updatedAt, table.createdAt),
        lte(table.createdAt, sql`${organisations.createdAt} + interval '1 minute'`),
      ),
    );
  return new Set(rows.map((row) => row.id));
}

/** Draws each picture once, when something first names it. */
function createDrawing(deps: Deps, { organisationId, pictures }: DemoSite) {
  const drawn = new Map<string, string>();
  const addressFor = async (name: string) => {
    const picture = pictures[name];
    if (!picture) throw new Error(`orgkit: the demo has no picture "${name}"`);
    // Loaded here alone: no other work of this process needs it.
    const { default: sharp } = await import('sharp');
    const bytes = await sharp(Buffer.from(svgOf(picture.scene)))
      .jpeg({ quality: 90, chromaSubsampling: '4:4:4' })
      .toBuffer();
    const { hash, kind } = await keepMedia(deps, operatorOf(organisationId), {
      alt: picture.alt,
      bytes: bytes.length,
      receive: (save) => save({ name: `${name}.jpg`, content: Readable.from([bytes]) }),
    });
    return addressOf(hash, kind);
  };
  return {
    /** Puts the addresses of pictures in the place of their marks. */
    async place<T>(given: T): Promise<T> {
      let text = JSON.stringify(given);
      for (const name of new Set(text.match(new RegExp(`(?<=${MARK})\\w+`, 'g')))) {
        const address = drawn.get(name) ?? (await addressFor(name));
        drawn.set(name, address);
        text = text.replaceAll(new RegExp(`${MARK}${name}\\b`, 'g'), address);
      }
      return JSON.parse(text) as T;
    },
  };
}
