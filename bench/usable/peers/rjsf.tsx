import Form from '@rjsf/core';
import type { RJSFSchema } from '@rjsf/utils';
import validator from '@rjsf/validator-ajv8';
import { createRoot } from 'react-dom/client';
import { schema } from '../fields';

const uiSchema = { message: { 'ui:widget': 'textarea' } };
const box = document.body.appendChild(document.createElement('main'));
createRoot(box).render(<Form schema={schema as RJSFSchema} uiSchema={uiSchema} validator={validator} />);
