import type { Network } from '../../../core/site';

export const menuIcon = 'M4 7h16M4 12h16M4 17h16';
export const globeIcon = 'M12 3a9 9 0 110 18 9 9 0 010-18zM3 12h18M12 3c3 3 3 15 0 18-3-3-3-15 0-18z';
export const phoneIcon = 'M6 3h3l2 5-2.5 1.5a11 11 0 006 6L16 13l5 2v3a3 3 0 01-3 3A15 15 0 013 6a3 3 0 013-3z';
export const mailIcon = 'M3.5 6h17v12h-17zM3.5 7l8.5 6 8.5-6';
export const upIcon = 'M12 19V5M6 11l6-6 6 6';
export const placeIcon = 'M12 21s7-6.5 7-11.5a7 7 0 10-14 0C5 14.5 12 21 12 21zM12 12a2.5 2.5 0 100-5 2.5 2.5 0 000 5z';

export const networkIcons: Readonly<Record<Network, string>> = {
  whatsapp: 'M4 20l1.5-4A8.5 8.5 0 118.5 19zM9 9c0 3.5 2.5 6 6 6',
  youtube:
    'M5 6h14a2.5 2.5 0 012.5 2.5v7A2.5 2.5 0 0119 18H5a2.5 2.5 0 01-2.5-2.5v-7A2.5 2.5 0 015 6zM10 9.5v5l4.5-2.5z',
  facebook: 'M16 4h-2.5A3.5 3.5 0 0010 7.5V21M7 12h8',
  instagram:
    'M7.5 3.5h9a4 4 0 014 4v9a4 4 0 01-4 4h-9a4 4 0 01-4-4v-9a4 4 0 014-4zM12 8.5a3.5 3.5 0 110 7 3.5 3.5 0 010-7zM17 7v.01',
  tiktok: 'M14 4v10.5a3.5 3.5 0 11-3.5-3.5M14 4c.5 2.5 2.5 4.5 5 4.5',
};

export const networkNames: Readonly<Record<Network, string>> = {
  whatsapp: 'WhatsApp',
  youtube: 'YouTube',
  facebook: 'Facebook',
  instagram: 'Instagram',
  tiktok: 'TikTok',
};
