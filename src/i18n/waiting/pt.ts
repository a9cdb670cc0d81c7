import type { WaitingTexts } from './fr';

export const waiting: WaitingTexts = {
  free: 'Há de novo lugares livres: escolha um no calendário.',
  late: 'Já não é possível esperar por esta data: está demasiado próxima, ou passou.',

  page: {
    title: 'Lista de espera',
    ask: 'Deixará de receber um aviso quando vagar um lugar.',
    leave: 'Sair da lista de espera',
    left: 'Já não está na lista de espera.',
    unknown: 'Esta ligação não é válida.',
    home: 'Voltar ao site',
  },

  mail: {
    subject: (calendar) => `Vagou um lugar: ${calendar}`,
    body: (organisation) => `Pediu para ser avisado: acaba de vagar um lugar na organização ${organisation}.`,
    book: 'Reservar este lugar',
    noHold: 'O lugar não está reservado para si: fica com ele quem reservar primeiro.',
    next: (until) => `Se não o reservar até ${until}, a pessoa seguinte será avisada.`,
    leave: 'Já não está à espera? Saia da lista',
  },
};
