const form = document.querySelector('form');
const [formId, token] = form.querySelectorAll('input');
const atelier = document.querySelector('#atelier');

form.addEventListener('submit', (event) => {
  event.preventDefault();
  const builder = document.createElement('org-form-builder');
  builder.setAttribute('form-id', formId.value.trim());
  builder.setAttribute('token', token.value.trim());
  builder.setAttribute('lang', 'fr');
  token.value = '';
  atelier.replaceChildren(builder);
});
