import type { DonationTexts } from './fr';

export const donation: DonationTexts = {
  title: 'Fazer um donativo',
  mainCaisse: 'Fundo principal',
  caisse: 'O meu donativo é para',
  frequency: 'Frequência do donativo',
  once: 'Uma vez',
  monthly: 'Todos os meses',
  amount: 'Montante',
  freeAmount: 'Montante livre',
  otherAmount: 'Outro montante',
  currency: 'Moeda',

  give: 'Doar',
  giveAmount: (amount) => `Doar ${amount}`,
  giveMonthly: (amount) => `Doar ${amount} por mês`,
  approximately: (shown, charged) => `${shown} ≈ ${charged}`,
  opening: 'A abrir o pagamento…',
  secure: 'Pagamento seguro',
  receipt: 'Recibo fiscal',

  chooseAmount: 'Escolha um montante ou introduza o seu.',
  amountInvalid: 'Montante inválido',
  amountMinimum: (amount) => `O montante mínimo é de ${amount}`,

  raisedOf: (goal) => `angariados de ${goal}`,
  remaining: (amount) => `Faltam ${amount}`,
  progress: 'Objetivo da angariação',

  expiredTitle: 'Esta angariação terminou',
  expiredText:
    'De momento não é possível contribuir para esta angariação. Se tiver alguma dúvida, contacte diretamente o responsável.',
  unknownTitle: 'Angariação não encontrada',
  unknownText: 'Verifique o endereço da página ou contacte a organização.',
  home: 'Voltar à página inicial',

  refusedTitle: 'Não foi possível iniciar o donativo',
  blockedTitle: 'Falta apenas um passo',
  blockedText: 'O seu navegador não abriu a página de pagamento. A sua escolha ficou guardada.',
  openedTitle: 'O pagamento foi aberto num novo separador',
  openedText: 'Pode concluir aí o seu donativo.',
  continue: 'Continuar para o pagamento',

  video: 'Vídeo de apresentação',
  playVideo: 'Reproduzir o vídeo',
  pictures: 'Fotografias',
  picture: (position, count) => `Fotografia ${position} de ${count}`,
  previous: 'Fotografia anterior',
  next: 'Fotografia seguinte',
  pause: 'Parar a apresentação',
  play: 'Iniciar a apresentação',
};
