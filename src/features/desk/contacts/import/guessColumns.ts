import { personColumns, type PersonColumn } from '../../../../contract/terms/importedPerson';
import { foldText } from '../../../../core/text';

/** What each column of a table says; empty for what is not entered. */
export type Columns = readonly (PersonColumn | '')[];

/** What members' lists call their columns, in the desk's languages. */
const known: Record<PersonColumn, string> = {
  prenom: 'prénom, first name, firstname, given name, forename, שם פרטי, nome, nome proprio, имя',
  nom: 'nom, nom de famille, nom usuel, last name, lastname, family name, surname, name, שם משפחה, שם, cognome, apelido, sobrenome, фамилия',
  prenomHE:
    'nom hébraïque, prénom hébraïque, hebrew name, שם עברי, שם לתורה, nome ebraico, nome hebraico, еврейское имя',
  raison:
    'société, entreprise, raison sociale, company, company name, organisation, organization, חברה, שם החברה, ארגון, azienda, ragione sociale, empresa, nome da empresa, компания, название компании, организация',
  email:
    'e-mail, email, emails, mail, courriel, adresse e-mail, adresse mail, adresse email, autres e-mails, e-mail address, email address, other e-mails, דואל, אימייל, מייל, דואר אלקטרוני, כתובות דואל נוספות, posta elettronica, indirizzo e-mail, altre e-mail, correio eletrónico, endereço de e-mail, outros e-mails, почта, электронная почта, эл почта, другие адреса эл почты',
  tel: 'tel, tél, tels, téléphone, autres téléphones, other phones, טלפונים נוספים, altri telefoni, outros telefones, другие телефоны, portable, mobile, gsm, fixe, tél portable, tél mobile, tél fixe, téléphone portable, téléphone mobile, téléphone fixe, mobile phone, home phone, phone, phone number, cell, cell phone, טלפון, נייד, טלפון נייד, telefono, cellulare, telefone, telemóvel, celular, телефон, мобильный, мобильный телефон',
  adresse:
    'adresse, adresse postale, rue, address, street, כתובת, רחוב, indirizzo, via, endereço, morada, rua, адрес, улица',
  postal:
    'code postal, cp, postcode, postal code, zip, zip code, מיקוד, cap, código postal, cep, индекс, почтовый индекс',
  ville: 'ville, commune, city, town, עיר, יישוב, città, comune, cidade, localidade, город',
  pays: 'pays, country, מדינה, ארץ, paese, país, страна',
  tags: 'étiquettes, tags, catégorie, catégories, groupe, category, categories, group, תוויות, תגיות, קטגוריה, קבוצה, etichette, categoria, gruppo, etiquetas, categorias, grupo, метки, категория, группа',
  household:
    'foyer, famille, household, family, משפחה, בית אב, nucleo familiare, famiglia, agregado familiar, família, семья',
  birthday:
    'date de naissance, naissance, né le, née le, anniversaire, birthday, birth date, date of birth, dob, תאריך לידה, יום הולדת, data di nascita, compleanno, data de nascimento, aniversário, дата рождения, день рождения',
  hazkara:
    'hazkara, azkara, date de décès, décès, yahrzeit, yahrzeit date, date of death, אזכרה, תאריך פטירה, יארצייט, data di morte, data de falecimento, йорцайт, дата смерти',
  hazkaraOf: 'défunt, nom du défunt, hazkara de, yahrzeit of, deceased, נפטר, שם הנפטר, defunto, falecido, усопший',
  note: 'note, notes, remarque, remarques, commentaire, commentaires, comment, comments, remarks, הערה, הערות, nota, osservazioni, commenti, notas, observações, примечание, примечания, заметка, заметки',
};

/** Columns that a person may have several of in a table, and what stands between them. */
export const joined: Partial<Record<PersonColumn, string>> = {
  ...{ email: ', ', tel: ', ', tags: ', ' },
  ...{ adresse: ' ', note: '\n' },
};

const plain = (text: string) =>
  foldText(text)
    .replace(/["״'’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const byName = new Map(
  personColumns.flatMap((column) =>
    [column, ...known[column].split(', ')].map((name) => [plain(name), column] as const),
  ),
);

/**
 * What the columns of a table are likely to say, by their names.
 * @example
 * guessColumns(['Nom', 'Prénom', 'E-mail', 'Portable 2', 'Cotisation']) // => ['nom', 'prenom', 'email', 'tel', '']
 */
export function guessColumns(headers: readonly string[]): Columns {
  const taken = new Set<PersonColumn>();
  return headers.map((header) => {
    const name = plain(header);
    const column = byName.get(name) ?? byName.get(name.replace(/ \d+$/, ''));
    if (column === undefined || (taken.has(column) && !(column in joined))) return '';
    taken.add(column);
    return column;
  });
}

/** The same columns, one of them saying something else: what can stand once leaves its former column. */
export const chooseColumn = (columns: Columns, at: number, chosen: PersonColumn | ''): Columns =>
  columns.map((column, index) =>
    index === at ? chosen : column === chosen && chosen !== '' && !(chosen in joined) ? '' : column,
  );
