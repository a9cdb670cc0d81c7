/** Texts about custom sections (DESK-196). */
export const deskSections = {
  title: 'Sections',
  text: 'Un texte que vous écrivez une fois et que vous montrez dans les pages de campagnes, les formulaires et les pages.',
  none: 'Aucune section pour l’instant. Créez la première : un titre suffit.',
  untitled: 'Sans titre',
  create: 'Nouvelle section',
  createText: 'Personne ne la voit avant que vous la placiez quelque part. Vous l’écrivez à la page suivante.',
  createSubmit: 'Créer',
  blocks: 'Cette section est faite de blocs : son contenu s’écrit là où elle a été faite.',
  shown: 'Où elle est montrée',
  notShown: 'Nulle part pour l’instant. Ajoutez-la dans la page d’une campagne.',
  toCampaigns: 'Voir les campagnes',
  translate: 'Traduire les sections',
  fields: { label: 'Titre', content: 'Texte' },
};

export type DeskSectionsTexts = typeof deskSections;
