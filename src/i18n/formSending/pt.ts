import { plural } from '../catalogue';
import type { FormSendingTexts } from './fr';

export const formSending: FormSendingTexts = {
  articleMinimum: 'Deve escolher pelo menos 1 artigo.',
  priceMissing: 'Este formulário não pode ser enviado: o seu total só pode ser 0. Avise a organização.',
  fileFailed: 'Um ficheiro não chegou: tente de novo, ou retire-o.',
  receivedTitle: 'Recebemos o seu formulário.',
  receivedText: 'Será tratado o mais rapidamente possível.',
  receivedMailedTitle: 'Recebemos o seu formulário.',
  receivedMailedText: 'Receberá um email de confirmação dentro de minutos.',
  heldTitle: 'Confirme por email',
  heldText: (until) =>
    `Acabámos de lhe escrever: abra a ligação da mensagem para confirmar. O seu pedido fica guardado até ${until}.`,
  again: 'Enviar outro formulário',
  toPayment: 'Continuar para o pagamento',
  goOn: 'Continuar',
  previewNote: 'Pré-visualização: nada foi enviado.',
  previewToPay: 'O visitante passa agora ao pagamento.',
  failedTitle: 'O formulário não foi enviado',
  failedText: 'As suas respostas foram guardadas: pode tentar novamente.',
  unsureTitle: 'Não se sabe se o formulário chegou',
  unsureText:
    'As suas respostas foram guardadas. Verifique a ligação e envie novamente sem risco: o formulário só será registado uma vez.',
  summary: (count: number) =>
    `${count} ${plural('pt', count, { one: 'resposta a corrigir', other: 'respostas a corrigir' })}`,
  expiredTitle: 'Este formulário expirou!',
  expiredText:
    'De momento não é possível preencher este formulário; para qualquer questão contacte diretamente o responsável.',
  missing: 'Este formulário não foi encontrado.',
};
