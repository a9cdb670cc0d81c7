/** How ids made by React begin: the same where the server writes them and where the browser takes them over. */
export const prefix = 'site';
