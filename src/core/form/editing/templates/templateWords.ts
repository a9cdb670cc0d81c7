/** Names of templates, in the order in which they are offered. */
export const TEMPLATES = ['membership', 'gala', 'contact', 'hazkara', 'appointment', 'donationInKind'] as const;
export type TemplateId = (typeof TEMPLATES)[number];

/** Texts of each template's form, in the language of its author. */
export interface TemplateWords {
  readonly cheque: string;
  readonly message: string;
  readonly membership: {
    readonly title: string;
    readonly intro: string;
    readonly product: string;
    readonly single: string;
    readonly family: string;
    readonly spouse: string;
    readonly firstChild: string;
    readonly secondChild: string;
  };
  readonly gala: {
    readonly title: string;
    readonly intro: string;
    readonly product: string;
    readonly seat: string;
    readonly table: string;
    readonly guest: string;
  };
  readonly contact: {
    readonly title: string;
    readonly subject: string;
    readonly subjects: readonly string[];
  };
  readonly hazkara: {
    readonly title: string;
    readonly intro: string;
    readonly deceased: string;
    readonly burial: string;
    readonly reminder: string;
  };
  readonly appointment: {
    readonly title: string;
    readonly intro: string;
    readonly reason: string;
    readonly slot: string;
  };
  readonly donationInKind: {
    readonly title: string;
    readonly intro: string;
    readonly thing: string;
    readonly things: readonly string[];
    readonly quantity: string;
    readonly photo: string;
    readonly delivery: string;
    readonly brought: string;
    readonly collected: string;
    readonly address: string;
  };
}
