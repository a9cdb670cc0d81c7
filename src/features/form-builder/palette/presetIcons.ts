const person = 'M12 4a4 4 0 110 8 4 4 0 010-8zM4 21a8 8 0 0116 0';
const calendar = 'M4 6h16v14H4zM4 10h16M8 3v4m8-4v4';
const box = 'M4 4h16v16H4z';

/** Icons of block kinds, by type. */
export const presetIcons: Readonly<Record<string, string>> = {
  text: 'M4 7h16v10H4zM8 10v4',
  textArea: 'M4 5h16v14H4zM8 9h8m-8 3h8m-8 3h5',
  checkbox: 'M5 5h14v14H5zM8 12l3 3 5-6',
  select: 'M4 7h16v10H4zM13 11l2.5 2.5L18 11',
  date: calendar,
  birthDate: 'M12 4v3M5 11h14v9H5zM8 11V9h8v2',
  upload: 'M12 16V5m-5 5l5-5 5 5M5 19h14',
  calendar: 'M4 6h16v14H4zM4 10h16M8 3v4m8-4v4m-7 7l2 2 4-4',
  identity: person,
  contact: 'M4 5h16v14H4zM9 9a2 2 0 110 4 2 2 0 010-4zm-3 7a3 3 0 016 0m3-6h3m-3 4h3',
  child: 'M12 5a3 3 0 110 6 3 3 0 010-6zM7 20a5 5 0 0110 0',
  hazkara: 'M12 3c2 2.5 2 4 0 5-2-1-2-2.5 0-5zM9 11h6v10H9z',
  products: 'M5 8h14l-1 12H6zM9 8a3 3 0 016 0',
  productInfo: 'M5 8h14l-1 12H6zM9 8a3 3 0 016 0m-3 4v4',
  productTotal: 'M17 6H7l5 6-5 6h10',
  freeAmount: 'M17 6a6 6 0 00-9 6 6 6 0 009 6M5 11h8m-8 3h7',
  paymentMethod: 'M3 6h18v12H3zM3 10h18M6 15h4',
  conditional: 'M6 4v16M6 8h6a4 4 0 014 4v8m-3-3l3 3 3-3',
  steps: 'M4 12h3m3 0h4m3 0h3M7 9v6m7-6v6',
  step: 'M4 6h16v12H4zM8 12h8',
  container: box,
  empty: 'M4 4h4M10 4h4M16 4h4M4 20h4M10 20h4M16 20h4M4 10v4M20 10v4',
  embeddedForm: 'M4 4h16v16H4zM8 8h8v8H8z',
  submit: 'M4 8h16v8H4zM9 12h6',
  richText: 'M5 6h14M12 6v13M9 19h6',
  accordion: 'M4 6h16M4 12h16M4 18h16M17 8l1.5 1.500L20 8',
  carousel: 'M7 6h10v12H7zM3 9v6m18-6v6',
  pdf: 'M6 3h8l4 4v14H6zM14 3v4h4M9 13h6m-6 3h6',
  video: 'M4 6h16v12H4zM10 9l5 3-5 3z',
  embeddedPage: 'M3 5h18v14H3zM3 9h18M6 7h.01',
  section: 'M4 5h16v5H4zM4 14h16v5H4z',
};
