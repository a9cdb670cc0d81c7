import { addressOf } from '../../../../client/addressOf';
import type { Client } from '../../../../client/client';
import { uploadByXhr } from '../../../../client/uploadByXhr';
import type { ResponseOut } from '../../../../contract/route';
import { listFormMedia, uploadFormMedia } from '../../../../contract/forms/formMedia';
import { listMedia, type MediaItem, type MediaKind, uploadMedia } from '../../../../contract/site/media';

interface Sending {
  readonly alt: string;
  readonly signal: AbortSignal;
  /** Called with the share sent: 0 to 1. */
  onProgress(share: number): void;
}

/** The pictures and PDF of an organisation. */
export interface MediaLibrary {
  /** Newest first. @param before `next` of the page before */
  list(kind: MediaKind, before?: string): Promise<ResponseOut<typeof listMedia>>;
  /** @throws MediaRefused; Error when no answer comes */
  send(file: File, sending: Sending): Promise<MediaItem>;
}

/** The server takes no such file. */
export class MediaRefused extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/** @param formId the form being edited, whose own calls also narrow tokens may make (BUILD-88); null for a new one */
export function createMediaLibrary(client: Client, token: string, formId: string | null): MediaLibrary {
  const { apiHost } = client;
  return {
    list(kind, before) {
      const query = { kind, limit: '24', ...(before !== undefined && { before }) };
      return formId === null
        ? client.call(listMedia, { query, token, quiet: true })
        : client.call(listFormMedia, { params: { formId }, query, token, quiet: true });
    },
    async send(file, { alt, ...sending }) {
      const [route, asked] =
        formId === null
          ? ([uploadMedia, { query: { alt } }] as const)
          : ([uploadFormMedia, { params: { formId }, query: { alt } }] as const);
      const to = client.desk?.(route, asked) ?? {
        url: addressOf(route, { apiHost, ...asked }),
        headers: { authorization: `Bearer ${token}` },
      };
      const { status, text } = await uploadByXhr({ ...to, file, ...sending });
      const said = parse(text);
      if (status < 300 && said.data) return said.data;
      if (said.error === undefined) throw new Error(`no answer that counts: status ${status}`);
      throw new MediaRefused(status, said.code ?? '', said.error);
    },
  };
}

interface Said {
  readonly data?: MediaItem;
  readonly code?: string;
  readonly error?: string;
}

function parse(text: string): Said {
  try {
    return (JSON.parse(text) as Said | null) ?? {};
  } catch {
    return {};
  }
}
