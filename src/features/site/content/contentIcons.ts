// Drawings of a site's content, 24 by 24.
export const calendarIcon = 'M4 6.5h16v13.5H4zM4 11h16M8.5 3.5v4m7-4v4';
export const clockIcon = 'M12 7.5V12l3 2M12 3a9 9 0 110 18 9 9 0 010-18z';
export const placeIcon =
  'M12 21c-4-4.5-6.5-7.7-6.5-11a6.5 6.5 0 0113 0c0 3.3-2.5 6.5-6.5 11zM12 12.5a2.5 2.5 0 100-5 2.5 2.5 0 000 5z';
export const newsIcon = 'M5 4.5h11v15H6.5A1.5 1.5 0 015 18zm11 5h3.5V18a1.5 1.5 0 01-3 0M8 8.5h5m-5 4h5m-5 3h3';
export const pictureIcon = 'M4 5h16v14H4zM4 16l5-5 4 4 2.5-2.5L20 17M15.5 10v.01';
export const linkIcon =
  'M10 14a4 4 0 005.7 0l3-3A4 4 0 0013 5.300l-1 1M14 10a4 4 0 00-5.700 0l-3 3A4 4 0 0011 18.700l1-1';
export const mailIcon = 'M4 6h16v12H4zm0 1l8 6 8-6';
export const phoneIcon =
  'M6.500 4h3l1.500 4-2 1.500a11 11 0 005.500 5.500l1.500-2 4 1.500v3a2 2 0 01-2 2A15.500 15.500 0 014.500 6a2 2 0 012-2z';
export const pageIcon = 'M6 3.500h8l4 4V20.500H6zM14 3.500v4h4M9 12h6m-6 4h4';
export const heartIcon = 'M12 20s-8-5-8-11a4.5 4.5 0 018-2.800 4.500 4.500 0 018 2.800c0 6-8 11-8 11z';
