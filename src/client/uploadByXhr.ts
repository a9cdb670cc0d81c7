import type { HttpAnswer } from './callByFetch';

export interface FileMessage {
  readonly url: string;
  readonly file: File;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
  /** Called with the share sent: 0 to 1. */
  onProgress(share: number): void;
  readonly createRequest?: () => XMLHttpRequest;
}

/**
 * Uploads one file as `file` of a multipart form (CALL-04), with progress, which `fetch` does not report. No time
 * limit, as the visitor sees the progress. Rejects without a response, or with `signal`'s reason.
 */
export function uploadByXhr(message: FileMessage): Promise<HttpAnswer> {
  const { url, file, headers = {}, signal, onProgress, createRequest } = message;
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const request = createRequest?.() ?? new XMLHttpRequest();
    const stop = () => request.abort();
    signal.addEventListener('abort', stop, { once: true });
    request.open('POST', url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => resolve({ status: request.status, text: request.responseText });
    request.onerror = () => reject(new Error(`CALL-04: no answer from ${new URL(url).origin}`));
    request.onabort = () => reject(signal.reason as Error);
    request.onloadend = () => signal.removeEventListener('abort', stop);
    const form = new FormData();
    form.append('file', file, file.name);
    request.send(form);
  });
}
