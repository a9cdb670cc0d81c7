/** Parts of addresses: where a new form is made, where one is changed, and the stock of all. */
export const NEW = 'new';
export const EDIT = 'edit';
export const STOCK = 'stock';
