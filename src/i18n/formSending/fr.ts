import { plural } from '../catalogue';

/** Texts of forms that are needed once one is sent, or cannot be. Literals of STR-09, 17…19 and 42 are exact. */
export const formSending = {
  articleMinimum: 'Vous devez choisir minimum 1 article.',
  priceMissing: 'Ce formulaire ne peut pas être envoyé : son total ne peut être que de 0. Prévenez l’organisation.',
  fileFailed: 'Un fichier n’est pas arrivé : réessayez, ou retirez-le.',
  receivedTitle: 'Votre formulaire a bien été reçu.',
  receivedText: 'Il sera traité dans les meilleurs délais.',
  receivedMailedTitle: 'Votre formulaire a bien été reçu.',
  receivedMailedText: 'Un email de confirmation vous parviendra dans quelques minutes.',
  /** Waiting for confirmation by the mailed link (SRV-15). */
  heldTitle: 'Confirmez par e-mail',
  heldText: (until: string) =>
    `Nous venons de vous écrire : ouvrez le lien du message pour confirmer. Votre demande est gardée jusqu’au ${until}.`,
  again: 'Soumettre un nouveau formulaire',
  toPayment: 'Continuer vers le paiement',
  goOn: 'Continuer',
  /** In a preview, which sends nothing. */
  previewNote: 'Aperçu : rien n’a été envoyé.',
  previewToPay: 'Le visiteur passe maintenant au paiement.',
  failedTitle: 'Le formulaire n’a pas été envoyé',
  failedText: 'Vos réponses sont conservées : vous pouvez réessayer.',
  /** After an answer that did not come, or that a failing server gave (HTTP-07). */
  unsureTitle: 'On ne sait pas si le formulaire est arrivé',
  unsureText:
    'Vos réponses sont conservées. Vérifiez la connexion, puis renvoyez sans risque : il ne sera enregistré qu’une fois.',
  /** Title of the error summary. */
  summary: (count: number) =>
    `${count} ${plural('fr', count, { one: 'réponse est à corriger', other: 'réponses sont à corriger' })}`,
  expiredTitle: 'Ce formulaire est expiré !',
  expiredText:
    'Vous ne pouvez pas remplir ce formulaire pour le moment, pour toute question contactez directement votre responsable.',
  missing: 'Ce formulaire est introuvable.',
};
export type FormSendingTexts = typeof formSending;
