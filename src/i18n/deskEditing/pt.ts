import type { DeskEditingTexts } from './fr';

export const deskEditing: DeskEditingTexts = {
  unsaved: 'Por guardar',
  reset: 'Anular as alterações',
  changed: 'Entretanto, alguém alterou estes dados.',
  changedText:
    'O que escreveu continua aqui. Guarde para o manter, ou anule as suas alterações para ficar com o seguinte.',
  theirs: (label) => `${label}:`,
  nothing: 'nada',
  choose: 'Escolher uma imagem',
  replace: 'Substituir a imagem',
  remove: 'Retirar',
  removeOf: (label) => `Retirar: ${label}`,
  up: (label) => `Subir: ${label}`,
  down: (label) => `Descer: ${label}`,
  pictureHint: 'JPEG, PNG ou WebP. Também pode largá-la aqui.',
  refusals: {
    fileType: 'Escolha uma imagem JPEG, PNG ou WebP.',
    fileSize: 'Esta imagem é demasiado grande.',
    tooManyPixels: 'Esta imagem tem demasiados píxeis.',
    unreadable: 'Não é possível ler esta imagem.',
    empty: 'Este ficheiro está vazio.',
    quota: 'Já não há espaço para novas imagens.',
    noRoom: 'O servidor já não tem espaço.',
  },
};
