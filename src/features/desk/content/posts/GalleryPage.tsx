import { zoneCity } from '../../../../core/calendar';
import { useCallback, useRef } from 'react';
import type { BodyIn, ResponseOut } from '../../../../contract/route';
import { getGallery, updateGallery } from '../../../../contract/site/adminContent';
import { TextArea } from '../../../../ui/fields/TextArea';
import { TextInput } from '../../../../ui/fields/TextInput';
import { useStyles } from '../../../../ui/useStyles';
import { useDesk } from '../../deskContext';
import { useEdits, type Edits, type EditValue } from '../../editing/useEdits';
import { Loaded } from '../../Loaded';
import { Problem } from '../../Problem';
import { useLoaded } from '../../useLoaded';
import { useWork } from '../../useWork';
import { useContentTexts } from '../contentTexts';
import { MomentInput } from '../fields/MomentInput';
import { PictureField } from '../../pictures/PictureField';
import { readTypedMoment, writeTypedMoment } from '../../moments';
import { PostFrame, type PostPageProps } from './PostFrame';
import type { SiteOwner } from '../useSiteOwner';
import galleriesCss from '../galleries/galleries.css';
import { GalleryPictures } from '../galleries/GalleryPictures';
import { useGalleriesTexts } from '../galleries/galleriesTexts';

type Gallery = ResponseOut<typeof getGallery>['data'];
const keys = ['name', 'description', 'bgImage', 'datetime'] as const;
type GalleryKey = (typeof keys)[number];

/** One gallery: what it is, and its pictures, each saved by itself (DESK-104). */
export function GalleryPage({ organisation, id, owner }: PostPageProps) {
  const { call } = useDesk();
  const load = useCallback(
    async () => (await call(getGallery, { organisation, params: { contentId: id } })).data,
    [call, organisation, id],
  );
  const gallery = useLoaded(load);
  return (
    <Loaded list={gallery}>
      {(found) => (
        <GalleryForm gallery={found} organisation={organisation} owner={owner} reload={load} take={gallery.set} />
      )}
    </Loaded>
  );
}

interface GalleryFormProps {
  readonly gallery: Gallery;
  readonly organisation: string;
  readonly owner: SiteOwner;
  reload(): Promise<Gallery>;
  take(gallery: Gallery): void;
}

function GalleryForm({ gallery, organisation, owner: { zone, timeZone }, reload, take }: GalleryFormProps) {
  const { texts, call, notify } = useDesk();
  const words = useContentTexts();
  const own = useGalleriesTexts();
  const place = useRef<HTMLDivElement>(null);
  useStyles(place, galleriesCss);
  const cover = useWork();
  const params = { contentId: gallery.id };
  const read = (record: Gallery, key: GalleryKey): EditValue =>
    key === 'datetime' ? writeTypedMoment(record.datetime, zone) : record[key];
  const written = ({ datetime, ...same }: Edits<GalleryKey>): BodyIn<typeof updateGallery> => ({
    ...(same as Partial<Gallery>),
    ...(datetime !== undefined && { datetime: readTypedMoment(String(datetime), zone) }),
  });
  const edits = useEdits<Gallery, GalleryKey>({
    ...{ record: gallery, keys, read, reload, take },
    async write({ version }, changed) {
      const body = { ...written(changed), version };
      return (await call(updateGallery, { organisation, params, body })).data;
    },
  });
  const setCover = (bgImage: string) =>
    void cover.run(async () => {
      take((await call(updateGallery, { organisation, params, body: { bgImage } })).data);
      notify(texts.saved);
    });
  const nameOf = (key: GalleryKey) => (key === 'bgImage' ? own.cover : words.fields[key]);
  const field = (key: GalleryKey) => ({
    label: nameOf(key),
    value: String(edits.valueOf(key)),
    onValue: (value: string) => edits.set(key, value),
  });
  return (
    <div ref={place} className="stack">
      <PostFrame
        {...{ organisation, edits, nameOf }}
        part="galleries"
        id={gallery.id}
        name={gallery.name}
        isShown
        theirs={(key) => read(gallery, key)}
      >
        <TextInput {...field('name')} autoComplete="off" maxLength={200} required dir="auto" />
        <TextArea {...field('description')} hint={own.descriptionHint} rows={3} maxLength={2000} dir="auto" />
        <PictureField {...field('bgImage')} hint={own.coverHint} organisation={organisation} />
        <MomentInput {...field('datetime')} hint={words.clock(zoneCity(timeZone))} required />
      </PostFrame>
      <Problem texts={texts} error={cover.error} />
      <GalleryPictures organisation={organisation} id={gallery.id} cover={gallery.bgImage} onCover={setCover} />
    </div>
  );
}
