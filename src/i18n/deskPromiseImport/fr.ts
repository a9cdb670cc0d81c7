import { plural } from '../catalogue';

const promises = (count: number) => plural('fr', count, { one: 'une promesse', other: `${count} promesses` });

/** Texts of entering a table of promises (DESK-200). */
export const deskPromiseImport = {
  title: 'Importer des promesses',
  text: 'Depuis un tableur, en CSV, ou collées directement. La première ligne nomme les colonnes. Rien n’est enregistré avant votre accord.',
  mails: 'Chaque personne dont l’adresse e-mail est indiquée reçoit aussitôt son lien de paiement.',
  hint: 'Au plus 500 lignes. Une promesse déjà importée n’est pas ajoutée une seconde fois.',
  columnNames: {
    montant: 'Montant promis',
    nom: 'Nom',
    prenom: 'Prénom (facultatif)',
    displayName: 'Nom affiché (facultatif)',
    email: 'E-mail (facultatif)',
    tel: 'Téléphone (facultatif)',
    team: 'Équipe (facultatif)',
    source: 'Provenance (facultatif)',
    note: 'Note (facultatif)',
    id: 'Identifiant (facultatif)',
  },
  submit: (count: number) => `Importer ${promises(count)}`,
  imported: (count: number) => `Importé : ${promises(count)}.`,
  would: (count: number) => `À enregistrer : ${promises(count)}.`,
  known: (count: number) => `Déjà là : ${promises(count)}.`,
};
export type DeskPromiseImportTexts = typeof deskPromiseImport;
