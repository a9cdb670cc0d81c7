import { plural } from '../catalogue';
import type { SubscriptionTexts } from './fr';

export const subscription: SubscriptionTexts = {
  page: {
    title: 'O seu compromisso',
    to: (organisation: string) => `A favor de ${organisation}`,
    endless: (amount: string) => `${amount} por mês, sem limite de duração`,
    months: (amount: string, count: number) =>
      `${amount} por mês durante ${count} ${plural('pt', count, { one: 'mês', other: 'meses' })}`,
    split: (total: string, count: number) => `${total} em ${count} vezes`,
    taken: (count: number, amount: string) =>
      `${count} ${plural('pt', count, { one: 'pagamento recebido', other: 'pagamentos recebidos' })}: ${amount}`,
    next: (date: string) => `Próximo pagamento: ${date}`,
    states: { active: 'Em curso', failing: 'Último pagamento recusado', ended: 'Concluído', stopped: 'Parado' },
    stop: 'Parar os pagamentos',
    stopAsk: 'Parar de vez? Nenhum outro pagamento será cobrado.',
    stopYes: 'Sim, parar',
    keep: 'Não, continuar',
    stopped: 'Os pagamentos foram parados. Obrigado por tudo o que deu.',
    means: 'Mudar de meio de pagamento',
    unknown: 'Esta ligação não é válida.',
    unavailable: 'O serviço de pagamento não responde. Tente de novo daqui a pouco.',
    ended: 'Não há mais pagamentos por vir.',
  },

  mail: {
    subject: (organisation: string) => `Um pagamento a ${organisation} não foi concluído`,
    body: (amount: string, organisation: string) => `O seu pagamento de ${amount} a ${organisation} foi recusado.`,
    retry: 'Será tentado de novo dentro de alguns dias. Nada a fazer se a conta tiver saldo.',
    final: 'Não será tentado de novo e os pagamentos seguintes foram parados.',
    change: (url: string) => `Para mudar de meio de pagamento ou parar: ${url}`,
    manage: (url: string) => `Para parar ou mudar de meio de pagamento: ${url}`,
    manageSubject: (organisation: string) => `Os seus pagamentos a ${organisation}`,
    manageText: (organisation: string) =>
      `Aqui está o link para gerir os seus pagamentos a ${organisation}. É pessoal: não o partilhe.`,
  },

  sandbox: {
    authorise: (amount: string) => `Autorizar o débito de ${amount}`,
    authorised: 'Mandato aceite: o banco responderá dentro de alguns dias',
    fail: 'Recusar este pagamento',
    failing: 'Pagamento recusado, será tentado de novo',
    bounce: 'Devolvido pelo banco',
    means: 'Mudar de meio de pagamento',
    keepMeans: 'Guardar o novo meio de pagamento',
  },
};
