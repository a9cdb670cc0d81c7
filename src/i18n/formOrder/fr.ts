/** Texts of orders, which come with the blocks that take them (FORM-16 to FORM-23). */
export const formOrder = {
  perMonth: (amount: string) => `${amount} / mois`,
  total: 'Total',
  add: (product: string) => `Ajouter : ${product}`,
  remove: (product: string) => `Retirer : ${product}`,
  quantity: (product: string) => `Quantité : ${product}`,
  noMore: 'Vous avez pris tout ce qui reste.',
  most: (most: number) => `${most} au plus par commande.`,
  dropped: (product: string, left: number) =>
    left > 0
      ? `${product} : il n’en reste que ${left}, votre quantité a été ajustée.`
      : `${product} : il n’en reste plus, votre choix a été retiré.`,
  paymentMethod: 'Mode de paiement',
  payOnline: 'Paiement en ligne',
  outOfStock: 'Rupture de stock',
};
export type FormOrderTexts = typeof formOrder;
