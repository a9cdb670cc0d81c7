/** A made-up donor: displayed name and comment. */
export interface DemoDonor {
  readonly prenom: string;
  readonly nom: string;
  /** Instead of both. */
  readonly displayName?: string;
  readonly commentaire?: string;
}

const donor = (prenom: string, nom: string, commentaire?: string, displayName?: string): DemoDonor => ({
  prenom,
  nom,
  ...(displayName && { displayName }),
  ...(commentaire && { commentaire }),
});

/** People of a neighbourhood where many languages are spoken. */
export const demoDonors: readonly DemoDonor[] = [
  donor('Ana', 'Lévy', 'En souvenir de mon père, qui lisait ici chaque dimanche.'),
  donor('Samuel', 'Benhamou', 'Bravo à toute l’équipe !'),
  donor('רות', 'כהן', 'לזכר סבתא, שאהבה את הספרים האלה'),
  donor('Claire', 'Dubois'),
  donor('Jean-Pierre', 'N’Diaye', 'La maison m’a appris à lire. À mon tour.'),
  donor('Olga', 'Petrova', 'Спасибо за тёплые вечера'),
  donor('Myriam', 'Cohen', 'Mazal tov, et longue vie aux Tilleuls.'),
  donor('David', 'Azoulay', undefined, 'Famille Azoulay'),
  donor('Inès', 'Moreau', 'Pour les enfants du mercredi 🌱'),
  donor('Beatriz', 'Carvalho', 'Com muito carinho, de Lisboa'),
  donor('יונתן', 'לוי', 'בהצלחה רבה!'),
  donor('Marc', 'Haddad'),
  donor('Giulia', 'Romano', 'Un abbraccio da Torino'),
  donor('Léa', 'Fontaine', 'Petit geste, grand merci.'),
  donor('Ibrahima', 'Sow', 'Merci pour la cantine, on n’oublie pas.'),
  donor('Sarah', 'Goldberg', 'In honour of Hannah’s bat mitzvah'),
  donor('Paul', 'Lefèvre'),
  donor('Nadia', 'Belkacem', 'On compte sur vous, comptez sur nous.'),
  donor('Michel', 'Toledano', undefined, 'Michel et Rachel Toledano'),
  donor('Emma', 'Nguyen'),
  donor('אברהם', 'מזרחי', 'לרפואת רחל בת שרה'),
  donor('Thomas', 'Girard', 'Hâte de voir le résultat !'),
  donor('Esther', 'Amsellem', 'À la mémoire de Simone, bibliothécaire.'),
  donor('Victor', 'Schwartz'),
  donor('Camille', 'Roux', undefined, 'Les voisins du 14'),
  donor('Joana', 'Ferreira', 'Boa sorte!'),
  donor('Élie', 'Sabbah', 'Hazak !'),
  donor('Fatou', 'Diallo'),
  donor('Hélène', 'Martin', 'Depuis 1961, déjà.'),
  donor('נועה', 'פרידמן'),
  donor('Antoine', 'Bernard', undefined, 'Librairie Bernard'),
  donor('Dina', 'Zerbib', 'Pour mes petits-enfants, présents et à venir.'),
  donor('Karim', 'Mansouri', 'Belle initiative.'),
  donor('Julie', 'Perrin'),
  donor('Serge', 'Kaplan', 'С любовью к нашему двору'),
  donor('Alice', 'Weil', undefined, 'Cours de danse du jeudi'),
  donor('Daniel', 'Ohayon', 'Kol hakavod.'),
];
