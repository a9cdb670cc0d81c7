/** Texts about editing something that others edit too, and pictures in it. */
export const deskEditing = {
  unsaved: 'Non enregistré',
  reset: 'Annuler les modifications',
  changed: 'Quelqu’un a modifié ceci entre-temps.',
  changedText:
    'Ce que vous avez saisi est resté. Enregistrez pour le garder, ou annulez vos modifications pour prendre ce qui suit.',
  /** Before what somebody else saved there. */
  theirs: (label: string) => `${label} :`,
  nothing: 'rien',
  choose: 'Choisir une image',
  replace: 'Remplacer l’image',
  remove: 'Retirer',
  removeOf: (label: string) => `Retirer : ${label}`,
  up: (label: string) => `Monter : ${label}`,
  down: (label: string) => `Descendre : ${label}`,
  pictureHint: 'JPEG, PNG ou WebP. Vous pouvez aussi la déposer ici.',
  /** By the code of the server’s refusal. */
  refusals: {
    fileType: 'Choisissez une image JPEG, PNG ou WebP.',
    fileSize: 'Cette image est trop volumineuse.',
    tooManyPixels: 'Cette image a trop de pixels.',
    unreadable: 'Cette image est illisible.',
    empty: 'Ce fichier est vide.',
    quota: 'Il n’y a plus de place pour de nouvelles images.',
    noRoom: 'Le serveur n’a plus de place.',
  },
};
export type DeskEditingTexts = typeof deskEditing;
