// Dans le cadre. L’origine de la page qui l’entoure : chez vous, écrivez-la ici.
const around = location.origin;

function open(definition) {
  const builder = document.createElement('org-form-builder');
  builder.setAttribute('form-id', 'fete');
  builder.setAttribute('lang', 'fr');
  builder.definition = definition;
  builder.addEventListener('org-form-save', ({ detail }) => {
    parent.postMessage({ type: 'save', form: detail.form }, around);
  });
  document.querySelector('main').replaceChildren(builder);
}

addEventListener('message', ({ source, origin, data }) => {
  if (source === parent && origin === around && data?.type === 'open') open(data.form);
});
parent.postMessage({ type: 'ready' }, around);
