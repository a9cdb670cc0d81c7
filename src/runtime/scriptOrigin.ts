/** Where this script came from: the API is there too unless `api-host` says otherwise (ELEM-01). */
export const scriptOrigin = new URL(import.meta.url).origin;
