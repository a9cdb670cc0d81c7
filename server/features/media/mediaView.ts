import type { MediaItem } from '../../../src/contract/site/media';
import { versionOf } from '../../text/versionOf';
import { addressOf } from './mediaFiles';
import type { KeptMedia } from './mediaStore';

/** A picture or PDF as its organisation sees it (MEDIA-01). */
export const viewMedia = ({
  id,
  kind,
  state,
  hash,
  name,
  alt,
  width,
  height,
  bytes,
  createdAt,
}: KeptMedia): MediaItem => ({
  ...{ id, kind, state, name, alt, width, height, bytes },
  url: addressOf(hash, kind),
  createdAt: createdAt.toISOString(),
  version: versionOf({ name, alt }),
});
