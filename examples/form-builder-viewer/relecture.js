const builder = document.createElement('org-form-builder');
builder.setAttribute('mode', 'readonly');
builder.setAttribute('lang', 'fr');
// Le formulaire comme « org-form-save » l’a remis à la page.
builder.definition = await (await fetch('formulaire.json')).json();
document.querySelector('#atelier').replaceChildren(builder);
