import { formatTypes } from './formatTypes.mjs';

const sections = {
  public: ['For every visitor', 'Any origin may call these. None takes a cookie or a token.'],
  organisation: [
    'For an organisation’s administrator',
    'These take `Authorization: Bearer …` with a token of the organisation whose scope the call names (SRV-10), and see and change that organisation alone. At the desk, users who are signed in make them by their role (USER-01), with `/admin/v1/o/{organisation}` in place of `/v1/admin`.',
  ],
  operator: ['For the operator', 'These take `Authorization: Bearer …` with `ORGKIT_OPERATOR_TOKEN`.'],
  guest: [
    'To enter the desk',
    'These are for pages of this server alone (USER-03): with `Sec-Fetch-Site: same-origin` or its `Origin`, and JSON or `X-Orgkit` where they change something.',
  ],
  user: ['For who is signed in', 'The same, with the cookie of a session (USER-02).'],
  provider: ['For payment providers', 'The request is signed (SRV-03).'],
};

/** A schema as a TypeScript type. */
function shape(schema) {
  switch (schema.type) {
    case 'object':
    case 'strict_object':
    case 'loose_object':
      return `{${Object.entries(schema.entries)
        .map(([key, entry]) => member(key, entry))
        .join(';')}}`;
    case 'optional':
    case 'exact_optional':
      return shape(schema.wrapped);
    case 'nullable':
    case 'nullish':
      return `${shape(schema.wrapped)} | null`;
    case 'array':
      return `(${shape(schema.item)})[]`;
    case 'record':
      return `Record<string, ${shape(schema.value)}>`;
    case 'picklist':
      return schema.options.map((option) => JSON.stringify(option)).join(' | ');
    case 'literal':
      return JSON.stringify(schema.literal);
    case 'union':
    case 'variant':
      return schema.options.map(shape).join(' | ');
    case 'intersect':
      return schema.options.map(shape).join(' & ');
    case 'undefined':
    case 'string':
    case 'number':
    case 'boolean':
    case 'unknown':
      return schema.type;
    default:
      throw new Error(`docs/api.md: no words for the schema type "${schema.type}"`);
  }
}

function member(key, schema) {
  const optional = ['optional', 'exact_optional', 'nullish'].includes(schema.type);
  return `${/^\w+$/.test(key) ? key : JSON.stringify(key)}${optional ? '?' : ''}: ${shape(schema)}`;
}

async function block(name, schema) {
  return schema ? formatTypes(`type ${name} = ${shape(schema)}`) : '';
}

async function describe(route) {
  const parts = [
    ['Query', route.query],
    ['Body', route.request],
    ['Answer', route.response],
  ];
  const types = await Promise.all(parts.map(([name, schema]) => block(name, schema)));
  return [
    `### ${route.method} ${route.access === 'guest' || route.access === 'user' ? '/admin' : ''}/v1${route.path.replace(/:(\w+)/g, '{$1}')}`,
    '',
    `${route.summary}.${route.scopes ? ` Scopes: ${route.scopes.join(', ')}. Role: ${route.role}.` : ''}${route.confirmed ? ' Asks for the password again.' : ''}${route.confirmedFor ? ` Asks for the password again for another ${route.confirmedFor.map((key) => `\`${key}\``).join(' or ')}.` : ''}${route.produces ? ` Answers \`${route.produces}\`.` : ''}`,
    '',
    '```ts',
    types.filter(Boolean).join('').trimEnd(),
    '```',
    '',
  ].join('\n');
}

/** One line for each key; a key without one is refused. */
function renderSettings({ title, entries, lines }) {
  const rows = Object.entries(entries).map(([key, schema]) => {
    if (!lines[key]) throw new Error(`docs/api.md: no line for the setting "${key}"`);
    return `- \`${key}\` (\`${shape(schema)}\`): ${lines[key]}`;
  });
  return [`### ${title}`, '', ...rows, ''];
}

/** The calls of the API by who may make them, from the table that server and elements share. */
export async function renderApi({ routes, deskRoutes }, settings) {
  const lines = [
    '<!-- Written by `npm run docs` from src/contract/routes.ts. -->',
    '',
    '# Calls',
    '',
    'Amounts are in currency units (`montant: 12.5`), moments in ISO 8601. A request that cannot be read is answered 400 with `{success: false, error, code, issues}`; a refusal',
    'that its visitor should read, 200 with `{success: false, error, code}`; an unknown thing and another organisation’s 404, too many attempts 429 with `Retry-After`.',
    'For programs: a server answers the same as an OpenAPI 3.1 document at `/v1/openapi.json`.',
    '',
  ];
  for (const [access, [title, text]] of Object.entries(sections)) {
    lines.push(`## ${title}`, '', text, '');
    for (const route of Object.values({ ...routes, ...deskRoutes })) if (route.access === access) lines.push(await describe(route));
  }
  lines.push(
    '## Settings',
    '',
    'Keys and values that are not listed are refused with what is allowed. What a read answers can be put back. In `config` and `web` absent keys stay and `null` removes one; the `config` of a campaign is replaced whole.',
    '',
    ...settings.flatMap(renderSettings),
  );
  return `${lines.join('\n').trimEnd()}\n`;
}
