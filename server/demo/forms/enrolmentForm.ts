import { block, layout, shared, when, type DemoForm } from './demoForm';

const situations = ['Étudiant', 'En emploi', 'En recherche d’emploi', 'Retraité'];

/** Steps, documents, and questions that hang on earlier answers. */
export const enrolmentForm: DemoForm = {
  form: {
    ...shared,
    id: 'tilleuls-inscription',
    title: 'S’inscrire aux cours du soir',
    description: 'Quatre pages, cinq minutes. Préparez une photo et, pour le tarif réduit, un justificatif.',
    metaTitle: 'Inscription aux cours du soir des Tilleuls',
    metaDescription: 'Français, couture, informatique : inscrivez-vous en ligne, pièces comprises.',
    type: 'SIMPLE',
    identity: 'FULL',
    content: layout(
      block(
        'steps',
        { clickable: true, buttonsPosition: 'RIGHT' },
        block(
          'step',
          { title: 'Vous', description: 'Qui vient aux cours' },
          block('identity', { label: 'Vos coordonnées', reduced: true }),
          block('birthDate', { fieldKey: 'naissance', label: 'Date de naissance', required: true }),
        ),
        block(
          'step',
          { title: 'Votre cours', description: 'Et votre situation' },
          block('select', {
            fieldKey: 'cours',
            label: 'Quels cours souhaitez-vous suivre ?',
            values: ['Français', 'Couture', 'Informatique', 'Histoire du quartier'],
            multiple: true,
            required: true,
          }),
          when(
            [{ field: 'cours', type: 'EQUAL', values: ['Français'] }],
            block('select', {
              fieldKey: 'niveau',
              label: 'Votre niveau de français',
              values: ['Débutant', 'Je me débrouille', 'À l’aise'],
              required: true,
            }),
          ),
          block('date', { fieldKey: 'debut', label: 'À partir du', filter: 'TODAY_AND_AFTER', required: true }),
          block('select', { fieldKey: 'situation', label: 'Votre situation', values: situations, required: true }),
        ),
        block(
          'step',
          { title: 'Vos pièces', description: 'Photo et justificatif' },
          block('upload', { fieldKey: 'photo', label: 'Une photo pour la carte', type: 'image', required: true }),
          when(
            [{ field: 'situation', type: 'EQUAL', values: ['Étudiant', 'En recherche d’emploi'] }],
            block('upload', {
              fieldKey: 'justificatif',
              label: 'Justificatifs du tarif réduit',
              tooltip: 'Carte d’étudiant ou attestation, en PDF.',
              type: 'pdf',
              multiple: true,
              maxCount: 3,
              required: true,
            }),
          ),
        ),
        block(
          'step',
          { title: 'Pour finir', description: 'Règles de la maison' },
          block('accordion', {
            items: [
              {
                title: 'Et si je manque un cours ?',
                description: '<p>Prévenez la veille, un autre prend la place.</p>',
              },
              { title: 'Que deviennent mes pièces ?', description: '<p>Elles sont effacées à la fin de l’année.</p>' },
            ],
          }),
          block('textArea', { fieldKey: 'remarque', label: 'Une remarque ?', height: '88px' }),
          block('checkbox', {
            fieldKey: 'reglement',
            label: 'Je respecterai les règles de la maison',
            required: true,
          }),
        ),
      ),
    ),
  },
};
