/** Parts of addresses: where a new form is made, and where one is changed. */
export const NEW = 'new';
export const EDIT = 'edit';
