/** Words about what is not published of a form: where it is kept, what was taken up (BUILD-53). */
export const formDrafts = {
  kept: {
    draft: 'Brouillon enregistré',
    browser: 'Hors connexion : conservé dans ce navigateur',
    here: 'Conservé dans ce navigateur seulement',
    unread: 'Brouillon pas encore lu',
  },
  taken: {
    browser: 'Vos modifications non enregistrées ont été reprises',
    draft: 'Un brouillon de ce formulaire a été repris',
    other: 'Quelqu’un d’autre modifie aussi ce formulaire. Son travail et le vôtre sont réunis.',
  },
  notAllowed: 'Votre accès ne le permet pas. Demandez à qui gère l’organisation.',
  collided: 'Vous aviez tous deux modifié ceci. Sa version est reprise ; choisissez ce que vous gardez de la vôtre.',
  goOn: 'Continuer',
  discard: 'Les abandonner',
  seen: 'J’ai compris',
  askTitle: 'Quel est le titre de ce formulaire ?',
  titleHint: 'Vos visiteurs le lisent en haut du formulaire. Vous pourrez le changer.',
};
export type FormDraftTexts = typeof formDrafts;
