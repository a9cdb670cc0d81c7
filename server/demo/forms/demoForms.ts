import { appointmentForm } from './appointmentForm';
import { contactForm } from './contactForm';
import type { DemoForm } from './demoForm';
import { enrolmentForm } from './enrolmentForm';
import { galaForm } from './galaForm';
import { membershipForm } from './membershipForm';
import { memorialForm } from './memorialForm';

/** Forms as an association has them: `/formulaire/{id}`. */
export const demoForms: readonly DemoForm[] = [
  contactForm,
  galaForm,
  membershipForm,
  memorialForm,
  appointmentForm,
  enrolmentForm,
];
