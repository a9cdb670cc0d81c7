import type { SiteTexts } from '../siteContent';

type Texts = Readonly<Record<string, string>>;
type Answers = readonly (readonly [question: string, said: string, answer: string])[];

const html = (block: string, text: string): Texts => ({ [`blocks.${block}.html`]: text });
const answers = (block: string, all: Answers): Texts =>
  Object.fromEntries(
    all.flatMap(([question, said, answer]) => [
      [`blocks.${block}.${question}.title`, said],
      [`blocks.${block}.${question}.description`, `<p>${answer}</p>`],
    ]),
  );
const page = (title: string, description: string, ...blocks: readonly Texts[]): Texts => ({
  title,
  description,
  ...(Object.assign({}, ...blocks) as Texts),
});

const firstVisit: Answers = [
  [
    'Par où entre-t-on ?',
    'מאיפה נכנסים?',
    'דרך החצר, ברחוב הטיליות 12. צלצלו בפעמון של הקבלה; השער מואר, והכניסה בלי מדרגות.',
  ],
  [
    'Faut-il réserver, ou savoir quelque chose ?',
    'צריך להירשם, או לדעת משהו?',
    'לא. תקבלו ספר פתוח בעמוד הנכון, ומקום ליד מי שמכיר.',
  ],
  [
    'Comment venir ?',
    'איך מגיעים?',
    'מטרו גמבטה, יציאה 3, ומשם שש דקות הליכה. שני מקומות חניה שמורים לאנשים עם מוגבלות.',
  ],
  ['Et les enfants ?', 'ומה עם הילדים?', 'חדר משחקים מחכה להם בזמן התפילות והשיעורים, עם שני מדריכים.'],
];

/** The Tilleuls' own pages and the blocks of their home page in Hebrew. */
export const tilleulsHebrewPages = {
  home: {
    ...html('b1', '<h2>זה הביקור הראשון שלכם?</h2><p>דחפו את הדלת: מישהו מחכה לכם, ותמיד יש כיסא אחד יותר מדי.</p>'),
    ...answers('b2', firstVisit),
  },
  page: {
    'a-propos': page(
      'הבית',
      'ספרייה, מטבח, שיעורי ערב, ודלת שנשארת פתוחה.',
      html(
        'b2',
        '<h2>מה אנחנו עושים</h2><p>בית הטיליות נולד בשנת 1961 במכבסה ישנה. היום באות אליו ארבע מאות משפחות, מקהלה, שלושה דורות של קוראים, ובשישה ערבים בשבוע ארבעים סועדים.</p>' +
          '<h2>ממה אנחנו חיים</h2><p>מדמי חבר, מתרומות ומשעות רבות של התנדבות. החשבונות מוצגים בכל שנה ביוני, ותלויים בקבלה.</p>',
      ),
      answers('b3', [
        ['Qui décide ?', 'מי מחליט?', 'ועד של אחד־עשר חברים, שהחברים בוחרים לשנתיים.'],
        ['Peut-on louer une salle ?', 'אפשר לשכור אולם?', 'כן, בימי ראשון ובערבים. כתבו לנו שלושה שבועות מראש לפחות.'],
        ['Où va mon don ?', 'לאן הולכת התרומה שלי?', 'לקופה שבחרתם; בלי בחירה, למקום שזקוק לה באותו שבוע.'],
      ]),
    ),
    equipe: page(
      'הצוות',
      'מי שפותחים, מבשלים, מסדרים ומלמדים.',
      html(
        'b1',
        '<table><tbody><tr><th>קבלה</th><td>מרים כהן</td></tr><tr><th>ספרייה</th><td>אינס מורו</td></tr><tr><th>מטבח</th><td>סמואל בן חמו</td></tr><tr><th>שיעורי ערב</th><td>רפאל זרביב</td></tr><tr><th>מקהלה</th><td>אסתר אביטבול</td></tr></tbody></table>' +
          '<p>ומאה ועשרים מתנדבים, שהדף הזה קצר מלמנות את שמותיהם.</p>',
      ),
    ),
    'premiere-visite': page(
      'הביקור הראשון',
      'מה צריך לדעת לפני שנכנסים: כמעט כלום.',
      answers('b1', firstVisit),
      html('b2', '<p>יש לכם שאלה? <a href="/formulaire/tilleuls-contact">כתבו לנו</a>, ונענה בתוך יומיים.</p>'),
    ),
    mentions: page(
      'מידע משפטי',
      'מי מפרסם את האתר הזה, ואיך פונים אלינו.',
      html(
        'b1',
        '<h2>המפרסם</h2><p>קהילת הטיליות, עמותה לפי חוק 1901, רחוב הטיליות 12, 75020 פריז. מנהלת הפרסום: מרים כהן.</p>' +
          '<h2>תרומות וקבלות</h2><p>תרומות מזכות בהפחתת מס בתנאי החוק; הקבלה נשלחת בדואר אלקטרוני.</p><h2>קרדיטים</h2><p>האיורים צוירו במיוחד לאתר הזה.</p>',
      ),
    ),
    confidentialite: page(
      'פרטיות',
      'מה אנחנו שומרים, למה ולכמה זמן.',
      html(
        'b1',
        '<p>האתר הזה אינו פונה לשום שרת מלבד שלנו ואינו משאיר עוגיות מעקב: לכן אין באנר להציג לכם.</p>' +
          '<h2>מה אנחנו שומרים</h2><ul><li>לתרומה: שמכם, כתובתכם והסכום, כל עוד החוק דורש.</li><li>לטופס: תשובותיכם, עד סוף הפעילות.</li></ul><p>אפשר לבקש לקרוא את הנתונים שלכם, לתקן או למחוק אותם: <a href="mailto:bonjour@tilleuls.example">bonjour@tilleuls.example</a>.</p>',
      ),
    ),
  },
} satisfies { home: Texts; page: SiteTexts['page'] };
