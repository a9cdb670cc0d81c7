/** Texts about galleries and their pictures (DESK-104). */
export const deskGalleries = {
  cover: 'Couverture',
  coverHint: 'Vide : la première photo de la galerie.',
  descriptionHint: 'Quelques mots, dans la liste des galeries.',
  pictures: (count: number) => (count === 1 ? '1 photo' : count === 0 ? 'Photos' : `${count} photos`),
  add: 'Ajouter des photos',
  addHint:
    'JPEG, PNG ou WebP, plusieurs à la fois. Vous pouvez aussi les déposer ici. Elles paraissent une fois les photos enregistrées.',
  progress: 'Envoi des photos',
  sending: (done: number, all: number) => `Envoi des photos : ${done} sur ${all}`,
  failed: (count: number) => (count === 1 ? '1 photo n’a pas été envoyée' : `${count} photos n’ont pas été envoyées`),
  forget: 'Les laisser',
  save: 'Enregistrer les photos',
  none: 'Aucune photo pour l’instant. Ajoutez les premières.',
  alt: 'Ce que montre la photo',
  altHint: 'Pour qui ne la voit pas.',
  isCover: 'C’est la couverture.',
  makeCover: 'Prendre comme couverture',
  makeCoverOf: (name: string) => `Prendre comme couverture : ${name}`,
  pictureOf: (number: number) => `Photo ${number}`,
  order: 'Photos',
};
export type DeskGalleriesTexts = typeof deskGalleries;
