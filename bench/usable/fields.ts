/** The twelve fields that each maker's form asks for, in plain words. */
export const fields = [
  { name: 'prenom', title: 'Prénom', type: 'text', required: true },
  { name: 'nom', title: 'Nom', type: 'text', required: true },
  { name: 'email', title: 'Adresse e-mail', type: 'email', required: true },
  { name: 'tel', title: 'Téléphone', type: 'phone', required: false },
  { name: 'naissance', title: 'Date de naissance', type: 'date', required: false },
  { name: 'rue', title: 'Adresse', type: 'text', required: false },
  { name: 'ville', title: 'Ville', type: 'text', required: false },
  { name: 'enfants', title: 'Nombre d’enfants', type: 'number', required: false },
  { name: 'taille', title: 'Taille', type: 'choice', required: false, values: ['S', 'M', 'L'] },
  { name: 'atelier', title: 'Atelier', type: 'choice', required: false, values: ['Chant', 'Danse', 'Cuisine'] },
  { name: 'message', title: 'Message', type: 'long', required: false },
  { name: 'accord', title: 'J’accepte le règlement', type: 'box', required: true },
] as const;

/** The same as a JSON Schema, for RJSF and JSON Forms. */
export const schema = {
  type: 'object',
  required: fields.filter(({ required }) => required).map(({ name }) => name),
  properties: Object.fromEntries(fields.map((field) => [field.name, { title: field.title, ...schemaOf(field) }])),
};

function schemaOf(field: (typeof fields)[number]) {
  switch (field.type) {
    case 'choice':
      return { type: 'string', enum: [...field.values] };
    case 'box':
      return { type: 'boolean' };
    case 'number':
      return { type: 'number' };
    case 'email':
    case 'date':
      return { type: 'string', format: field.type };
    default:
      return { type: 'string' };
  }
}
