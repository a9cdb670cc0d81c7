// A partner's own server. Who is signed in here gets a page with the builder, and in it a token that may edit this one form;
// the token that may do everything stays in this process.
//
//   ORGKIT_URL=https://orgkit.example.org ORGKIT_TOKEN=… FORM=contact AUTHOR=anne:password PORT=3100 node server.mjs
import { createHash, timingSafeEqual } from 'node:crypto';
import express from 'express';

const { ORGKIT_URL = '', ORGKIT_TOKEN = '', FORM = '', AUTHOR = '', PORT = '' } = process.env;
const orgkit = new URL(ORGKIT_URL).origin;

/** Who asks; null for a stranger. Yours asks your sessions, this one the browser for a name and a password. */
function authorOf(request) {
  const given = (request.get('authorization') ?? '').replace(/^Basic /, '');
  const text = Buffer.from(given, 'base64').toString();
  const digest = (secret) => createHash('sha256').update(secret).digest();
  return AUTHOR.includes(':') && timingSafeEqual(digest(text), digest(AUTHOR)) ? text.split(':')[0] : null;
}

/** A token of scope `forms`, for a day. Other authors read its name beside unsaved work and versions. */
async function askForToken(author) {
  const answer = await fetch(`${orgkit}/v1/admin/tokens`, {
    method: 'POST',
    headers: { authorization: `Bearer ${ORGKIT_TOKEN}`, 'content-type': 'application/json' },
    body: JSON.stringify({ name: author, scope: 'forms', forms: [FORM] }),
  });
  if (!answer.ok) throw new Error(`Orgkit answered ${answer.status}.`);
  return (await answer.json()).token;
}

const policy = [
  "default-src 'none'",
  ...['script-src', 'style-src', 'connect-src', 'img-src'].map((kind) => `${kind} ${orgkit}`),
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

const pageWith = (token) => `<!doctype html>
<html lang="fr">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Atelier</title>
    <link rel="stylesheet" href="${orgkit}/elements/orgkit.css" />
    <script type="module" src="${orgkit}/elements/autoload.js"></script>
  </head>
  <body>
    <main>
      <h1>Atelier</h1>
      <org-form-builder form-id="${FORM}" token="${token}" lang="fr"></org-form-builder>
    </main>
  </body>
</html>`;

const app = express();
app.get('/atelier', async (request, response) => {
  const author = authorOf(request);
  if (author === null) return response.status(401).set('WWW-Authenticate', 'Basic realm="Atelier"').end();
  // The page holds a secret: no cache keeps it, no other page shows it in a frame.
  response.set({ 'Cache-Control': 'no-store', 'Content-Security-Policy': policy, 'Referrer-Policy': 'no-referrer' });
  response.send(pageWith(await askForToken(author)));
});
app.listen(Number(PORT), () => process.stdout.write(`http://localhost:${PORT}/atelier\n`));
