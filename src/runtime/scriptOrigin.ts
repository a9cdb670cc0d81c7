/** Origin of this script, and of the API unless `api-host` is set (ELEM-01). */
export const scriptOrigin = new URL(import.meta.url).origin;
