// Autour du cadre : la page garde le formulaire, et le montre.
const place = 'le-fil fete';
const published = document.querySelector('#publie');
const read = () => JSON.parse(localStorage.getItem(place));

function publish(form) {
  published.querySelector('org-form').definition = form;
  published.hidden = false;
}

const address = new URL('atelier.html', location.href);
const frame = document.createElement('iframe');
frame.title = 'Atelier';
frame.allow = 'clipboard-write';
frame.src = address.href;
addEventListener('message', ({ source, origin, data }) => {
  if (source !== frame.contentWindow || origin !== address.origin) return;
  if (data?.type === 'ready') source.postMessage({ type: 'open', form: read() ?? {} }, origin);
  if (data?.type !== 'save') return;
  localStorage.setItem(place, JSON.stringify(data.form));
  publish(data.form);
});
document.querySelector('#atelier').replaceChildren(frame);
if (read()) publish(read());
