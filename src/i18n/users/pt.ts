import type { UsersTexts } from './fr';

export const users: UsersTexts = {
  keys: {
    invitation: {
      subject: (organisation) => `Convite para administrar ${organisation}`,
      body: (organisation) => `Foi convidado a administrar ${organisation}.`,
      button: 'Aceitar o convite',
      until: 'Esta ligação vale uma só vez, durante 7 dias.',
    },
    reset: {
      subject: (server) => `Nova palavra-passe: ${server}`,
      body: (server) => `Foi pedida uma nova palavra-passe para a sua conta em ${server}.`,
      button: 'Escolher uma palavra-passe',
      until: 'Esta ligação vale uma só vez, durante uma hora.',
    },
    link: {
      subject: (server) => `A sua ligação de acesso: ${server}`,
      body: (server) => `Eis a ligação pedida para entrar em ${server}. Abra-a no mesmo navegador.`,
      button: 'Entrar',
      until: 'Esta ligação vale uma só vez, durante 15 minutos.',
    },
    email: {
      subject: (server) => `Confirme o seu endereço: ${server}`,
      body: (server) => `Este endereço deve passar a ser o de uma conta em ${server}. Só conta depois de confirmado.`,
      button: 'Confirmar o endereço',
      until: 'Esta ligação vale uma só vez, durante um dia.',
    },
  },
  notYou: 'Não pediu nada? Ignore esta mensagem: nada muda.',

  news: {
    device: {
      subject: (server) => `Novo acesso: ${server}`,
      body: 'A sua conta foi aberta a partir de um novo navegador:',
    },
    password: {
      subject: (server) => `Palavra-passe alterada: ${server}`,
      body: 'A palavra-passe da sua conta foi alterada. As outras sessões foram encerradas.',
    },
    email: {
      subject: (server) => `Endereço alterado: ${server}`,
      body: 'A sua conta tem agora outro endereço: as mensagens já não chegam aqui.',
    },
    factorOn: {
      subject: (server) => `Verificação em dois passos ativada: ${server}`,
      body: 'A partir de agora é pedido um código além da palavra-passe.',
    },
    factorOff: {
      subject: (server) => `Verificação em dois passos desativada: ${server}`,
      body: 'A partir de agora a palavra-passe basta para abrir a sua conta.',
    },
  },
  test: {
    subject: (organisation: string) => `E-mail de teste: ${organisation}`,
    body: (organisation: string) => `Se está a ler isto, as mensagens de ${organisation} chegam até si.`,
    spam: 'Estava no spam? Avise quem gere o servidor.',
  },
  deletion: {
    asked: {
      subject: (organisation) => `Eliminação pedida: ${organisation}`,
      body: (organisation, day) =>
        `Foi pedida a eliminação de ${organisation}. Tudo o que a organização guarda aqui será apagado em ${day}.`,
    },
    soon: {
      subject: (organisation) => `Eliminação próxima: ${organisation}`,
      body: (organisation, day) =>
        `${organisation} será eliminada em ${day}, com tudo o que guarda aqui. Lembre-se de descarregar um arquivo.`,
    },
    cancelled: {
      subject: (organisation) => `Eliminação cancelada: ${organisation}`,
      body: (organisation, day) => `A eliminação de ${organisation}, prevista para ${day}, foi cancelada.`,
    },
    undo: 'Até lá, qualquer proprietário pode cancelá-la.',
    button: 'Ver ou cancelar',
  },
  notYours: 'Não reconhece isto? Escolha já uma nova palavra-passe e avise os outros administradores.',
};
