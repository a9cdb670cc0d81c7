import * as v from 'valibot';
import { outcome } from '../common';
import { defineRoute } from '../route';
import { createOrganisationRequest } from './organisations';
import { ownOrganisation } from './ownOrganisation';

export const createOrganisation = defineRoute({
  id: 'ADMIN-ORG-CREATE',
  method: 'POST',
  path: '/admin/organisations',
  access: 'operator',
  summary: 'Create an organisation and its first admin token, shown once',
  request: createOrganisationRequest,
  response: outcome({ data: ownOrganisation, token: v.string() }),
});
