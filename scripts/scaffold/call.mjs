import { addImport, addLine } from './plan.mjs';

const contract = ({ name, Name, dashed, CAPITALS }) => `import * as v from 'valibot';
import { identifier, pageEntries, pageOf } from './common';
import { defineRoute } from './route';

/** One of what the call lists. */
export const ${name}Entry = v.object({ id: identifier });

export const list${Name} = defineRoute({
  id: 'ADMIN-${CAPITALS.replaceAll('_', '-')}-LIST',
  method: 'GET',
  path: '/admin/${dashed}',
  access: 'organisation',
  scopes: ['everything', 'read'],
  role: 'editor',
  summary: 'What it lists, newest first, paged',
  query: v.object(pageEntries),
  response: pageOf(${name}Entry),
});
`;

const handler = ({ name, Name }) => `import { routes } from '../../../src/contract/routes';
import type { Deps } from '../../deps';
import type { FeatureRoutes } from '../../http/mount';
import { PAGE, toPage } from '../../page';

export const ${name}Routes: FeatureRoutes<Deps> = (mount) => {
  mount(routes.list${Name}, async ({ query: { limit = PAGE } }) => {
    const rows: { id: string }[] = [];
    return toPage(rows, limit, (row) => row);
  });
};
`;

const test = ({ Name, dashed }) => `import { useAdminServer } from '../../testing/adminServer';

const { ask } = useAdminServer();

it('CALL-00 list${Name} answers what the organisation has', async () => {
  const { status, body } = await ask('GET', '${dashed}');
  expect(status).toBe(200);
  expect(body).toMatchObject({ data: [{ id: 'first' }] });
});
`;

/** A call of the API: its row in the table, its handler. */
export function call(names) {
  const { name, Name } = names;
  return {
    files: {
      [`src/contract/${name}.ts`]: contract(names),
      [`server/features/${name}/${name}Routes.ts`]: handler(names),
      [`server/features/${name}/${name}.test.ts`]: test(names),
    },
    edits: [
      addImport('src/contract/routes.ts', `import { list${Name} } from './${name}';`),
      addLine('src/contract/routes.ts', 'export const routes', '} as const', `  list${Name},\n`),
      addImport('server/app.ts', `import { ${name}Routes } from './features/${name}/${name}Routes';`),
      addLine('server/app.ts', 'const features:', '];', `  ${name}Routes,\n`),
    ],
    next: [
      'give the rule an id in docs/requirements.md, in place of CALL-00',
      `make server/features/${name}/${name}.test.ts pass`,
      'node scripts/makeDocs.mjs, which adds it to docs/api.md; explain its words in docs/domain-language.md',
    ],
  };
}
