import type { DonationTexts } from './fr';

export const donation: DonationTexts = {
  title: 'Fai una donazione',
  mainCaisse: 'Fondo principale',
  caisse: 'Dono per',
  frequency: 'Frequenza della donazione',
  once: 'Una volta',
  monthly: 'Ogni mese',
  amount: 'Importo',
  freeAmount: 'Importo libero',
  otherAmount: 'Altro importo',
  currency: 'Valuta',

  give: 'Dona',
  giveAmount: (amount) => `Dona ${amount}`,
  giveMonthly: (amount) => `Dona ${amount} al mese`,
  approximately: (shown, charged) => `${shown} ≈ ${charged}`,
  opening: 'Apertura del pagamento…',
  secure: 'Pagamento sicuro',
  receipt: 'Ricevuta fiscale',

  chooseAmount: 'Scegli un importo o inserisci il tuo.',
  amountInvalid: 'Importo non valido',
  amountMinimum: (amount) => `L’importo minimo è di ${amount}`,

  raisedOf: (goal) => `raccolti su ${goal}`,
  remaining: (amount) => `Mancano ${amount}`,
  progress: 'Obiettivo della raccolta',

  expiredTitle: 'Questa raccolta è chiusa',
  expiredText:
    'Al momento non è possibile donare a questa raccolta. Per qualsiasi domanda contatta direttamente il responsabile.',
  unknownTitle: 'Raccolta non trovata',
  unknownText: 'Controlla l’indirizzo della pagina o contatta l’organizzazione.',
  home: 'Torna alla pagina iniziale',

  refusedTitle: 'Non è stato possibile avviare la donazione',
  blockedTitle: 'Manca solo un passaggio',
  blockedText: 'Il browser non ha aperto la pagina di pagamento. La tua scelta è stata salvata.',
  openedTitle: 'Il pagamento è aperto in una nuova scheda',
  openedText: 'Puoi completare lì la tua donazione.',
  continue: 'Continua al pagamento',

  video: 'Video di presentazione',
  playVideo: 'Riproduci il video',
  pictures: 'Foto',
  picture: (position, count) => `Foto ${position} di ${count}`,
  previous: 'Foto precedente',
  next: 'Foto successiva',
  pause: 'Ferma lo scorrimento',
  play: 'Avvia lo scorrimento',
};
