// Où la page range le formulaire : ici le navigateur, chez vous un appel à votre serveur.
const place = 'le-fil sortie';
const builder = document.querySelector('org-form-builder');
const published = document.querySelector('#publie');
const form = published.querySelector('org-form');

function publish(definition) {
  form.definition = definition;
  published.hidden = false;
}

const stored = JSON.parse(localStorage.getItem(place));
if (stored) {
  builder.definition = stored;
  publish(stored);
}
builder.addEventListener('org-form-save', ({ detail }) => {
  localStorage.setItem(place, JSON.stringify(detail.form));
  publish(detail.form);
});

// Les réponses sont à la page : rien n’est envoyé.
form.addEventListener('org-form-submit', (event) => {
  event.preventDefault();
  published.querySelector('output').textContent = JSON.stringify(event.detail.values, null, 2);
});
