import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { refusal } from '../../../src/contract/common';
import type { Route, Schema } from '../../../src/contract/route';

type Json = Readonly<Record<string, unknown>>;

const JSON_TYPE = 'application/json';

const securitySchemes = {
  organisationToken: {
    type: 'http',
    scheme: 'bearer',
    description: 'A token of one organisation. Its scope must be among those that the call lists (SRV-10).',
  },
  operatorToken: { type: 'http', scheme: 'bearer', description: 'ORGKIT_OPERATOR_TOKEN of the server.' },
};

/** Answers that any call may give, beside its own. */
const faults = {
  400: 'The request cannot be read; `issues` names each fault.',
  401: 'There is no token, or it no longer holds.',
  403: 'This token may not make this call.',
  404: 'There is no such thing.',
  429: 'Too many attempts; `Retry-After` says when to come back.',
} as const;

/** Rules that JSON Schema cannot express are left to the server. */
function schemaOf(schema: Schema, typeMode: 'input' | 'output'): Json {
  const { $schema: _dialect, ...plain }: Json = { ...toJsonSchema(schema, { typeMode, errorMode: 'ignore' }) };
  return plain;
}

function securityOf({ access, scopes }: Route): readonly Json[] {
  if (access === 'organisation') return [{ organisationToken: scopes }];
  return access === 'operator' ? [{ operatorToken: [] }] : [];
}

const entriesOf = (schema: Schema | undefined): readonly (readonly [string, Schema])[] =>
  schema && 'entries' in schema ? Object.entries(schema.entries as v.ObjectEntries) : [];

const isOptional = ({ type }: Schema) => ['optional', 'exact_optional', 'nullish'].includes(type);

const parametersOf = (place: 'path' | 'query', schema: Schema | undefined): Json[] =>
  entriesOf(schema).map(([name, entry]) => ({
    name,
    in: place,
    required: place === 'path' || !isOptional(entry),
    schema: schemaOf(entry, 'input'),
  }));

function answersOf({ response, produces, alsoAnswers = [] }: Route): Json {
  if (response.type === 'undefined' && !produces) return { 204: { description: 'Done.' } };
  const content = produces ? { [produces]: {} } : { [JSON_TYPE]: { schema: schemaOf(response, 'output') } };
  return Object.fromEntries([200, ...alsoAnswers].map((status) => [status, { description: 'The answer.', content }]));
}

function faultsOf({ access }: Route): Json {
  const needsToken = access !== 'public';
  const statuses = Object.keys(faults).filter((status) => needsToken || (status !== '401' && status !== '403'));
  return Object.fromEntries(statuses.map((status) => [status, { $ref: `#/components/responses/${status}` }]));
}

function operationOf(name: string, route: Route): Json {
  const { id, path, summary, params, query, request } = route;
  const [first, second] = path.slice(1).split('/');
  return {
    operationId: name,
    tags: [first === 'admin' ? second : first],
    summary,
    description: id,
    security: securityOf(route),
    parameters: [...parametersOf('path', params), ...parametersOf('query', query)],
    ...(request && {
      requestBody: { required: true, content: { [JSON_TYPE]: { schema: schemaOf(request, 'input') } } },
    }),
    responses: { ...faultsOf(route), ...answersOf(route) },
  };
}

/**
 * Describes calls as an OpenAPI 3.1 document (CALL-41).
 * @param routes by their names, which become `operationId`s
 * @param address of the API, without a trailing slash
 */
export function openApiDocument(routes: Readonly<Record<string, Route>>, address: string): Json & { openapi: string } {
  const paths: Record<string, Record<string, Json>> = {};
  for (const [name, route] of Object.entries(routes)) {
    // Payment providers document their own webhooks.
    if (route.access === 'provider') continue;
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(name, route) };
  }
  const content = { [JSON_TYPE]: { schema: { $ref: '#/components/schemas/Refusal' } } };
  const responses = Object.entries(faults).map(([status, description]) => [status, { description, content }] as const);
  return {
    openapi: '3.1.1',
    info: {
      title: 'Orgkit',
      version: '1',
      description: 'Amounts are in currency units (`montant: 12.5`), moments in ISO 8601.',
    },
    servers: [{ url: address }],
    paths,
    components: {
      securitySchemes,
      schemas: { Refusal: schemaOf(refusal, 'output') },
      responses: Object.fromEntries(responses),
    },
  };
}
