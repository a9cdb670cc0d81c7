import type { OwnService } from '../../../../contract/records/adminServices';

/** The heading that a service stands under on its page: a subscription's is kept elsewhere. */
export const groupOf = ({ recurrent, categorie, groupe }: OwnService): string =>
  recurrent === 1 ? categorie : (groupe?.name ?? '');
