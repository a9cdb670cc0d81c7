import type { SiteTexts } from '../siteContent';

/** The campaigns and their sections in Hebrew. */
export const tilleulsHebrewCampaigns: SiteTexts = {
  campaign: {
    gala: {
      label: 'הערב הגדול של בית הטיליות',
      metaDescription: 'ערב אחד בשנה הבית סועד יחד ומכין את השנה הבאה.',
      donorName: 'חסויות',
      'products.couvert.name': 'חסות',
      'products.couvert.description': 'שנה של שיעורי ערב לילד.',
      'products.table.name': 'שולחן',
      'products.table.description': 'עשרה מקומות, עשר חסויות.',
    },
    lumieres: {
      label: 'מאה ועשרים אורות',
      metaTitle: 'מאה ועשרים אורות בחצר',
      metaDescription: 'כל תרומה, קטנה כגדולה, מדליקה מנורה. המאה ועשרים מאירה את החגיגה.',
      'ald.name': 'בית הטיליות בלילה',
      donationButtonText: 'להדליק אור',
      donorName: 'אורות שנדלקו',
      'presets.18.text': 'אור אחד',
      'presets.36.text': 'שני אורות',
      'presets.180.text': 'שרשרת אורות',
    },
    maison: {
      label: 'בית לכולם',
      metaTitle: 'בית לכולם, רחוב הטיליות',
      metaDescription: 'להרחיב את הבית ולפתוח אותו לכולם, בכל ערבי השבוע.',
      donationButtonText: 'אני שותף',
      'sections.SECTION maison-projet.label': 'המיזם',
      'sections.TEAMPROGRESS equipes.label': 'הצוותים',
      'sections.PRODUCTS cadeaux.label': 'מה עושה התרומה שלכם',
      'sections.DONORS donateurs.label': 'הם כבר תרמו',
      'products.etagere.name': 'מדף',
      'products.etagere.description': 'מאה ספרים מוצאים מקום.',
      'products.fenetre.name': 'חלון',
      'products.fenetre.description': 'עץ אלון, זיגוג כפול ונוף אל החצר.',
      'products.banc.name': 'ספסל בחצר',
      'products.banc.description': 'על שמכם, או על שם מי שיקר לכם.',
      'products.salle.name': 'כיתת לימוד',
      'products.salle.description': 'בשנים־עשר תשלומים, בלי תוספת.',
    },
    jardin: {
      label: 'הגן, מטר אחר מטר',
      metaDescription: '420 מ״ר של גן בלב השכונה, מטר אחר מטר.',
      donorName: 'גננים',
      donationButtonText: 'לתרום מטר',
      'products.metre.name': 'מטר רבוע',
      'products.metre.description': 'אדמה טובה, ומה שנזרע בה יחד.',
      'products.tilleul.name': 'עץ טיליה',
      'products.tilleul.description': 'ננטע במרץ, עם כל מי שירצה לבוא.',
      'products.banc.name': 'ספסל',
      'products.banc.description': 'כדי לראות את הכול צומח.',
    },
  },
  section: {
    'maison-projet': {
      label: 'המיזם',
      content:
        '<p>הבית תוכנן לשלושים איש. בכל ערב באים אליו מאה ועשרים. <strong>אנחנו מרחיבים אותו</strong>, בלי לשנות דבר ממה שאוהבים בו: הדלת נשארת פתוחה.</p>' +
        '<ul><li>אולם קריאה נוסף, מתחת לגג</li><li>שלוש כיתות לימוד</li><li>מעלית, כדי שאיש לא יישאר למטה</li></ul>' +
        '<p>המטרה הראשונה הושגה, בזכותכם. הבאה תכשיר את עליית הגג.</p>',
    },
  },
};
