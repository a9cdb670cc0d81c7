/** Schemes of the addresses that a link may carry. */
export const LINK_SCHEMES: readonly string[] = ['http', 'https', 'mailto', 'tel'];

/** Schemes of the addresses that pictures come from. */
export const PICTURE_SCHEMES: readonly string[] = ['http', 'https'];
