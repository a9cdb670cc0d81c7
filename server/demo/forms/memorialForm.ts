import { block, layout, shared, when, type DemoForm } from './demoForm';

/** A deceased person, by civil or Hebrew date, and who to notify of the anniversary. */
export const memorialForm: DemoForm = {
  form: {
    ...shared,
    id: 'tilleuls-hazkara',
    title: 'Inscrire une hazkara',
    description: 'Nous disons son nom chaque année, à la date hébraïque, et nous vous prévenons avant.',
    metaTitle: 'Inscrire une hazkara aux Tilleuls',
    metaDescription: 'Confiez-nous la date du décès, civile ou hébraïque : nous vous prévenons de chaque anniversaire.',
    type: 'SIMPLE',
    identity: 'SIMPLE',
    withRelations: true,
    content: layout(
      block('hazkara', {
        fieldKey: 'defunt',
        label: 'La personne disparue',
        tooltip: 'La date du décès et votre lien suffisent ; les autres noms servent à la prière.',
        reduced: true,
      }),
      block('select', {
        fieldKey: 'honneurs',
        label: 'Ce que vous souhaitez',
        values: ['Le kaddich à l’office', 'Une veilleuse à la bibliothèque', 'Une heure d’étude à sa mémoire'],
        multiple: true,
      }),
      block('identity', { label: 'Vous', reduced: true }),
      block('birthDate', {
        fieldKey: 'naissance',
        label: 'Votre date de naissance',
        tooltip: 'Facultatif : pour vous souhaiter aussi un anniversaire heureux.',
        hebrew: true,
      }),
      block('checkbox', { fieldKey: 'autre', label: 'Prévenir aussi un autre membre de la famille' }),
      when(
        [{ field: '[CHECKBOX]_autre', type: 'CHECKED' }],
        block('contact', { fieldKey: 'proche', label: 'Un proche', reduced: true, required: true }),
      ),
      block('submit', { label: 'Inscrire cette hazkara' }),
    ),
  },
};
