import type { SitePagesTexts } from './fr';

export const sitePages: SitePagesTexts = {
  donate: 'לתרומה',
  donateTo: (organisation) => `תרומה עבור ${organisation}`,
  payment: 'תשלום',
  form: 'טופס',
  purposes: 'למה מיועדת התרומה',
  campaigns: 'הקמפיינים שלנו',
  forms: 'הרשמות ובקשות',
  collected: (amount) => `נאספו ${amount}`,
  noScript: 'כדי לתרום באתר יש להפעיל JavaScript בדפדפן.',
  noScriptForm: 'כדי למלא את הטופס יש להפעיל JavaScript בדפדפן.',
  writeUs: (email) => `אפשר גם לכתוב אלינו: ${email}.`,
  notFound: 'הדף לא נמצא',
  notFoundText: 'הכתובת הזו אינה מובילה לשום דף.',
  homeName: 'דף הבית',
  home: 'חזרה לדף הבית',
  link: {
    expired: 'תוקף הקישור פג!',
    expiredText: 'לכל שאלה אפשר לפנות ישירות לאחראי.',
    continue: 'המשך לתשלום',
    continueUpdate: 'המשך',
  },
};
