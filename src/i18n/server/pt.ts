import { plural } from '../catalogue';
import { common } from '../common/pt';
import { problems } from '../problems/pt';
import { sitePages } from '../sitePages/pt';
import { mainFundNames } from '../mainFundNames';
import type { ServerTexts } from './fr';

const payments = (count: number) => `${count} ${plural('pt', count, { one: 'pagamento', other: 'pagamentos' })}`;

export const server: ServerTexts = {
  mainCaisse: mainFundNames.pt,
  closed: common.closed,

  mail: {
    trial: 'Ensaio: nada é cobrado.',
    subject: (organisation) => `Obrigado pelo seu donativo a ${organisation}`,
    greeting: (prenom) => `Olá ${prenom},`,
    once: (amount, organisation) => `Recebemos o seu donativo de ${amount} a ${organisation}. Obrigado!`,
    monthly: (amount, count, organisation) =>
      `O seu donativo mensal a ${organisation} está ativo: ${payments(count)} de ${amount}, um por mês. Obrigado!`,
    unlimited: (amount, organisation) =>
      `O seu donativo de ${amount} por mês a ${organisation} está ativo, sem data de fim. Obrigado!`,
    split: (total, count, organisation) =>
      `O seu donativo de ${total} a ${organisation}, em ${payments(count)}, está ativo. Obrigado!`,
    paid: {
      subject: (organisation) => `O seu pagamento a ${organisation}`,
      once: (amount, organisation) => `Recebemos o seu pagamento de ${amount} a ${organisation}. Obrigado!`,
      monthly: (amount, count, organisation) =>
        `O seu pagamento mensal a ${organisation} está ativo: ${payments(count)} de ${amount}, um por mês. Obrigado!`,
      unlimited: (amount, organisation) =>
        `O seu pagamento de ${amount} por mês a ${organisation} está ativo, sem data de fim. Obrigado!`,
      split: (total, count, organisation) =>
        `O seu pagamento de ${total} a ${organisation}, em ${payments(count)}, está ativo. Obrigado!`,
      purpose: (label) => `Para: ${label}`,
    },
    firstReceived: (amount) => `Primeiro pagamento recebido: ${amount}.`,
    caisse: (name) => `Destino: ${name}`,
    date: (date) => `Data: ${date}`,
    reference: (id) => `Referência: ${id}`,
    receipt: 'Este pagamento dá direito a recibo fiscal.',
    noReceipt: 'Este pagamento não dá direito a recibo fiscal.',
    contact: (email) => `Alguma dúvida? Escreva para ${email}.`,
  },

  formTable: {
    sentAt: 'Enviado a',
    state: 'Estado',
    total: 'Total',
    paid: 'Pago',
    currency: 'Moeda',
    states: {
      kept: 'Recebido',
      open: 'Por pagar',
      released: 'Nunca pago',
      short: 'Pago tarde demais',
      held: 'Por confirmar',
      expired: 'Nunca confirmado',
      cancelled: 'Cancelado',
    },
  },

  pay: {
    title: 'Página de pagamento de demonstração',
    notice: 'Isto é um ensaio: nada será cobrado.',
    to: (organisation) => `A ${organisation}`,
    once: (amount) => `Pagar ${amount}`,
    monthly: (amount, count) => `${amount} por mês, ${payments(count)}`,
    unlimited: (amount) => `${amount} por mês, sem data de fim`,
    schedule: 'Prestações',
    taken: (taken, count) => `${taken} de ${payments(count)}`,
    takenSoFar: (taken) => `${payments(taken)} até agora`,
    succeed: 'Aceitar o pagamento',
    decline: 'Recusar o pagamento',
    cancel: 'Cancelar',
    nextMonth: 'Passar ao mês seguinte',
    stop: 'Parar os pagamentos',
    refund: 'Reembolsar',
    advanced: 'Opções avançadas',
    delivery: 'Confirmação ao servidor',
    deliverOnce: 'Enviar a confirmação uma vez',
    twice: 'Enviar a confirmação duas vezes',
    late: 'Enviar a confirmação com atraso',
    disordered: 'Enviar as confirmações fora de ordem',
    never: 'Não enviar a confirmação',
    accepted: 'Pagamento aceite',
    states: {
      open: 'A aguardar pagamento',
      active: 'Pagamentos em curso',
      done: 'Pago',
      declined: 'Pagamento recusado',
      cancelled: 'Pagamento cancelado',
      stopped: 'Pagamentos interrompidos',
      refunded: 'Pagamento reembolsado',
    },
    unknown: 'Esta página de pagamento não existe ou já não existe.',
    back: 'Voltar ao site',
  },

  thanks: {
    title: 'Obrigado!',
    text: 'Recebemos o seu pagamento.',
    pending: 'O seu pagamento está a ser confirmado…',
    failed: 'O pagamento foi recusado. Nada foi cobrado.',
    cancelled: 'O pagamento foi cancelado. Nada foi cobrado.',
    home: 'Voltar à página inicial',
  },

  pages: sitePages,

  links: {
    ...sitePages.link,
    update: (name) => `Alteração - ${name}`,
  },

  cards: {
    title: 'Cartão para imprimir',
    print: 'Imprima esta página em papel A6 ou guarde-a em PDF.',
    scan: 'Leia o código com o telemóvel',
    code: (address: string) => `Código QR de ${address}`,
  },

  refusals: {
    type: 'Este tipo de pagamento não está disponível.',
    caisseUnknown: 'Não encontrámos esta angariação.',
    caisseClosed:
      'Esta angariação expirou! — Não é possível utilizá-la de momento; para qualquer questão contacte diretamente o responsável.',
    campagneUnknown: 'Não encontrámos esta campanha.',
    campagneClosed:
      'Esta angariação expirou! — Não é possível utilizá-la de momento; para qualquer questão contacte diretamente o responsável.',
    serviceUnknown: 'Não encontrámos este serviço.',
    serviceClosed: 'Este serviço já não está disponível.',
    detteUnknown: 'Não encontrámos esta dívida.',
    dettesApart: 'Estas dívidas não podem ser pagas em conjunto.',
    dettesCurrencies: 'Estas dívidas estão em várias moedas: pague separadamente as de cada moeda.',
    submissionUnknown: 'Não encontrámos este formulário.',
    nothingDue: 'Já não há nada a pagar.',
    people: 'Indique o nome e o apelido de cada pessoa.',
    products: 'Um artigo já não está disponível. Recarregue a página e escolha de novo.',
    currency: 'Esta moeda não é aceite.',
    amountInvalid: 'Montante inválido',
    amountMinimum: (amount) => `O montante deve ser de, pelo menos, ${amount}`,
    amountMaximum: 'Este montante é demasiado elevado.',
    months: 'Este número de meses não está disponível.',
    divide: 'Este número de prestações não está disponível para este montante.',
    payer: 'Preencha todos os campos obrigatórios antes de enviar o pagamento.',
    platform: 'Este meio de pagamento não está disponível.',
    intentUnknown: 'Esta ligação expirou! — Para qualquer questão contacte diretamente o responsável.',
    intentExpired: 'Esta ligação expirou! — Para qualquer questão contacte diretamente o responsável.',
    alreadyPaid: 'Este pagamento já foi efetuado.',
    amountChanged: 'O montante mostrado já não está correto. Verifique-o e tente de novo.',
    replaced: 'Um pagamento mais recente substituiu este.',
    keyReused: 'Este pedido já foi enviado com outro conteúdo. Recarregue a página e recomece.',
    tooManyAttempts: 'Demasiadas tentativas. Aguarde um momento antes de tentar de novo.',
    providerUnavailable: 'O serviço de pagamento não responde. Nada foi cobrado: tente de novo dentro de momentos.',
    failed: 'Ocorreu um erro',
  },

  /** Titles of the pages that list something (SITE-30). */
  pageNames: {
    HORAIRES: 'Horários',
    EVENTS: 'Eventos',
    ACTU: 'Notícias',
    SERVICES: 'Atividades',
    ABONNEMENTS: 'Assinaturas',
    GALERIES: 'Galerias',
  },

  forms: {
    closed: 'Este formulário expirou!',
    closedByEvent: 'As inscrições para este evento estão encerradas.',
    fields: 'Algumas respostas precisam de ser corrigidas.',
    articleMinimum: 'Deve escolher no mínimo 1 artigo.',
    priceMissing: 'Este formulário não pode ser enviado: o seu total só pode ser 0. Avise a organização.',
    stock: 'Já não há quantidade suficiente. As quantidades disponíveis foram atualizadas.',
    slot: 'Este horário já não está livre. Escolha outro.',
    upload: 'Um ficheiro já não está disponível. Envie-o de novo.',
    changed: 'Este formulário acaba de ser alterado. Verifique as respostas e envie-o de novo.',
    notADocument: 'A estrutura do formulário não pode ser lida.',
    newerVersion: 'Este formulário foi criado com uma versão mais recente.',
    tooDeep: 'Os blocos deste formulário estão encaixados demasiado fundo.',
    tooManyBlocks: 'Este formulário tem demasiados blocos.',
    revision: 'Este formulário foi alterado entretanto. Carregue-o de novo antes de guardar.',
    defaultRefused: (key) => `Um campo não aceita o seu valor predefinido: ${key}`,
    keyTaken: (key) => `Dois campos não podem ter a mesma chave: ${key}`,
    mailMissing: 'Confirmar por e-mail exige um campo de e-mail obrigatório que nenhuma condição esconda.',
    sold: (sold) => `Já estão reservados ${sold}.`,
    toldScope: 'Só um token completo pode mudar os endereços que recebem as respostas.',
  },

  formMail: {
    copySubject: (title) => `O seu formulário «${title}»`,
    copy: (organisation) => `${organisation} recebeu o seu formulário. Aqui está uma cópia.`,
    noticeSubject: (title) => `Novo formulário: ${title}`,
    notice: 'Um formulário acaba de ser preenchido.',
    notRepeated: 'Os textos longos e as ligações não são repetidos aqui.',
    yes: 'Sim',
    no: 'Não',
    paymentMethod: 'Meio de pagamento',
    online: 'Online',
    total: 'Total',
  },

  goneMail: {
    subject: (title) => `O seu pagamento está a ser reembolsado: ${title}`,
    gone: (amount, title) =>
      `O seu pagamento de ${amount} para «${title}» chegou demasiado tarde: os lugares ou os artigos que tinha escolhido já não estavam disponíveis.`,
    back: 'Reembolsamos a totalidade do valor para o meio de pagamento que utilizou. Não precisa de fazer nada; pode demorar alguns dias.',
  },

  pledges: {
    closed: 'Esta campanha não aceita promessas de doação.',
    subject: (campagne) => `A sua promessa de doação: ${campagne}`,
    promised: (amount, campagne, organisation) => `Prometeu ${amount} a ${organisation} para «${campagne}». Obrigado!`,
    pay: (url) => `Para pagar a sua doação: ${url}`,
    unpaid: 'Nada é cobrado enquanto não pagar.',
  },

  fields: {
    ...problems,
    amountMinimum: 'O montante deve ser de, pelo menos, 1',
  },
};
