import type { ComponentProps } from 'react';
import { TextInput } from '../../../../ui/fields/TextInput';

/** A day and a time on the organisation's clock. */
export const MomentInput = (props: Omit<ComponentProps<typeof TextInput>, 'type'>) => (
  <TextInput min="1900-01-01T00:00" max="9999-12-31T23:59" {...props} type="datetime-local" />
);
