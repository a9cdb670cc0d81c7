import { createHash } from 'node:crypto';
import { contentPolicy } from '../../server/features/pages/contentPolicy';
import { pageOf } from '../../src/features/site/testing/contentPages';
import { renderPage } from '../../src/pages/server';

const config = { publicUrl: 'https://tilleuls.example', production: true, videoUrl: undefined };
const page = (props: object) =>
  pageOf('CUSTOM_PAGE', [
    {
      ...{ id: 'p', path: 'a', title: 'À propos', description: '', metaTitle: '', metaDescription: '', metaImage: '' },
      content: JSON.stringify([{ type: 'richText', props: { html: '<p>Bonjour</p>', ...props } }]),
    },
  ]);
const draw = (props: object) =>
  renderPage({ page: { ...page(props), data: [...page(props).data] }, base: '', embed: true });

it('PAGE-01 BLOCK-01 the looks of a page’s blocks are one style sheet in it, which its policy names by its hash', async () => {
  const { html, ownStyles } = await draw({ padding: '24', backgroundImage: 'https://a.example/</style><b>.png' });
  const [, name = ''] = /class="block block-richText (t-\w+)"/.exec(html) ?? [];
  expect(ownStyles).toContain(`.${name}{padding:24px`);
  expect(ownStyles).not.toContain('<');
  const hash = createHash('sha256').update(ownStyles).digest('base64');
  expect(contentPolicy(config, "'self'", 'forms', ownStyles)).toContain(`style-src 'self' 'sha256-${hash}';`);
});

it('PAGE-01 a page without looks of its own allows no style sheet in it', async () => {
  const { ownStyles } = await draw({});
  expect(ownStyles).toBe('');
  expect(contentPolicy(config, "'self'", 'forms', ownStyles)).toContain("style-src 'self';");
});
