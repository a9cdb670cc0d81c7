import { useCallback, useLayoutEffect, useRef } from 'react';
import type { ResponseOut } from '../../../../contract/route';
import { getGalleryImages, updateGalleryImages, type GalleryImage } from '../../../../contract/site/adminContent';
import { Button } from '../../../../ui/Button';
import { Card } from '../../../../ui/Card';
import { TextInput } from '../../../../ui/fields/TextInput';
import { useDesk } from '../../deskContext';
import { DeskForm } from '../../DeskForm';
import { ResetButton, Unsaved } from '../../editing/marks';
import { Met } from '../../editing/Met';
import { Ordered } from '../../editing/Ordered';
import { useAskBeforeLeaving } from '../../editing/useAskBeforeLeaving';
import { useEdits } from '../../editing/useEdits';
import { Loaded } from '../../Loaded';
import { useLoaded } from '../../useLoaded';
import { AddPictures } from './AddPictures';
import { useGalleriesTexts } from './galleriesTexts';

type Images = ResponseOut<typeof getGalleryImages>['data'];

interface GalleryPicturesProps {
  readonly organisation: string;
  readonly id: string;
  /** Address of the cover; empty where it is the first picture. */
  readonly cover: string;
  onCover(src: string): void;
}

const MOST = 1000;

/** The pictures of a gallery in their order, each with what it shows (DESK-105). */
export function GalleryPictures(props: GalleryPicturesProps) {
  const { call } = useDesk();
  const { organisation, id } = props;
  const load = useCallback(
    async () => (await call(getGalleryImages, { organisation, params: { contentId: id } })).data,
    [call, organisation, id],
  );
  const images = useLoaded(load);
  return (
    <Loaded list={images}>
      {(found) => <PicturesForm {...props} found={found} reload={load} take={images.set} />}
    </Loaded>
  );
}

interface PicturesFormProps extends GalleryPicturesProps {
  readonly found: Images;
  reload(): Promise<Images>;
  take(images: Images): void;
}

function PicturesForm({ organisation, id, cover, onCover, found, reload, take }: PicturesFormProps) {
  const { texts, call, notify } = useDesk();
  const words = useGalleriesTexts();
  const edits = useEdits<Images, 'images'>({
    ...{ record: found, keys: ['images'], reload, take },
    read: ({ images }) => images,
    async write({ version }, { images }) {
      const body = { images: [...((images ?? found.images) as readonly GalleryImage[])], version };
      return (await call(updateGalleryImages, { organisation, params: { contentId: id }, body })).data;
    },
  });
  useAskBeforeLeaving(edits.isEdited);
  const images = edits.valueOf('images') as readonly GalleryImage[];
  // Pictures arrive while others are described.
  const latest = useRef(images);
  useLayoutEffect(() => {
    latest.current = images;
  });
  const set = (next: readonly GalleryImage[]) => {
    latest.current = next;
    edits.set('images', next);
  };
  const append = (src: string) => {
    const isThere = latest.current.some((image) => image.src === src);
    if (!isThere && latest.current.length < MOST) set([...latest.current, { src, alt: '' }]);
  };
  const describe = (at: number, alt: string) =>
    set(images.map((image, index) => (index === at ? { ...image, alt } : image)));
  const save = async () => {
    if (await edits.save()) notify(texts.saved);
  };
  const nameOf = ({ alt }: GalleryImage, at: number) => alt || words.pictureOf(at + 1);
  return (
    <Card className="stack">
      <h2>
        {words.pictures(images.length)}
        {edits.isEdited && <Unsaved />}
      </h2>
      <AddPictures organisation={organisation} onSent={append} />
      <DeskForm
        texts={texts}
        submit={words.save}
        busy={edits.busy}
        error={edits.error}
        others={edits.isEdited && <ResetButton onReset={edits.reset} />}
        onSubmit={() => void save()}
      >
        {images.length === 0 ? (
          <p className="muted">{words.none}</p>
        ) : (
          <Ordered label={words.pictures(images.length)} rows={images} nameOf={nameOf} onRows={set}>
            {(image, at) => (
              <div className="gallery-picture">
                <img src={image.src} alt="" loading="lazy" />
                <div className="stack">
                  <TextInput
                    label={words.alt}
                    hint={at === 0 ? words.altHint : undefined}
                    autoComplete="off"
                    maxLength={500}
                    dir="auto"
                    value={image.alt}
                    onValue={(alt) => describe(at, alt)}
                  />
                  {image.src === cover || (cover === '' && at === 0) ? (
                    <p className="muted">{words.isCover}</p>
                  ) : (
                    <div className="desk-buttons">
                      <Button
                        variant="quiet"
                        aria-label={words.makeCoverOf(nameOf(image, at))}
                        onClick={() => onCover(image.src)}
                      >
                        {words.makeCover}
                      </Button>
                    </div>
                  )}
                </div>
              </div>
            )}
          </Ordered>
        )}
        <Met
          rows={edits.met.map(() => ({
            label: words.order,
            value: found.images.map(nameOf).join(' · ').slice(0, 200),
          }))}
        />
      </DeskForm>
    </Card>
  );
}
