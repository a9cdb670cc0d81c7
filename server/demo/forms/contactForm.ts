import { block, layout, shared, when, type DemoForm } from './demoForm';

/** Fields of plain text, and a question that only some are asked. */
export const contactForm: DemoForm = {
  form: {
    ...shared,
    id: 'tilleuls-contact',
    title: 'Nous écrire',
    description: 'Une question, une idée, un coup de main ? Nous répondons sous deux jours.',
    metaTitle: 'Écrire à la Communauté des Tilleuls',
    metaDescription: 'Une question sur la bibliothèque, la cantine ou les cours du soir : écrivez-nous.',
    type: 'SIMPLE',
    identity: 'NONE',
    content: layout(
      block('text', { fieldKey: 'nom', label: 'Votre nom', kind: 'alphabetic', required: true }),
      block('text', { fieldKey: 'email', label: 'Votre adresse e-mail', kind: 'email', required: true }),
      block('select', {
        fieldKey: 'sujet',
        label: 'Votre message concerne',
        values: ['La bibliothèque', 'La cantine', 'Les cours du soir', 'Devenir bénévole', 'Autre chose'],
        required: true,
      }),
      when(
        [{ field: 'sujet', type: 'EQUAL', values: ['Devenir bénévole'] }],
        block('select', {
          fieldKey: 'soirs',
          label: 'Quand seriez-vous libre ?',
          values: ['Dimanche', 'Lundi soir', 'Mardi soir', 'Mercredi après-midi', 'Jeudi soir', 'Vendredi matin'],
          multiple: true,
        }),
      ),
      block('textArea', { fieldKey: 'message', label: 'Votre message', height: '160px', required: true }),
      block('checkbox', { fieldKey: 'rappel', label: 'Je préfère que l’on me téléphone' }),
      when(
        [{ field: '[CHECKBOX]_rappel', type: 'CHECKED' }],
        block('text', { fieldKey: 'tel', label: 'Votre téléphone', kind: 'phone', required: true }),
      ),
      block('submit', { label: 'Envoyer mon message' }),
    ),
  },
};
