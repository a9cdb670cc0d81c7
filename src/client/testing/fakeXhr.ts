/** A request that a test answers by hand. */
export interface FakeRequest {
  readonly url: string;
  readonly file: File;
  readonly aborted: boolean;
  progress(loaded: number, total: number): void;
  answer(status: number, body: unknown): void;
  breakOff(): void;
}

/** Puts a stand-in in the place of XMLHttpRequest; the requests that were sent, in their order. */
export function fakeXhr(): { readonly requests: FakeRequest[]; restore(): void } {
  const before = globalThis.XMLHttpRequest;
  const requests: FakeRequest[] = [];
  class Stub {
    upload: { onprogress: ((event: { loaded: number; total: number }) => void) | null } = { onprogress: null };
    status = 0;
    responseText = '';
    onload: (() => void) | null = null;
    onerror: (() => void) | null = null;
    onabort: (() => void) | null = null;
    onloadend: (() => void) | null = null;
    aborted = false;
    #url = '';
    open(_method: string, url: string) {
      this.#url = url;
    }
    abort() {
      this.aborted = true;
      this.onabort?.();
      this.onloadend?.();
    }
    send(form: FormData) {
      const isAborted = () => this.aborted;
      requests.push({
        url: this.#url,
        file: form.get('file') as File,
        get aborted() {
          return isAborted();
        },
        progress: (loaded, total) => this.upload.onprogress?.({ loaded, total }),
        answer: (status, body) => {
          this.status = status;
          this.responseText = typeof body === 'string' ? body : JSON.stringify(body);
          this.onload?.();
          this.onloadend?.();
        },
        breakOff: () => {
          this.onerror?.();
          this.onloadend?.();
        },
      });
    }
  }
  globalThis.XMLHttpRequest = Stub as unknown as typeof XMLHttpRequest;
  return { requests, restore: () => (globalThis.XMLHttpRequest = before) };
}
