import { defineSite } from '../src/pages';

defineSite('org-site');
