export { caisseProgress, isCaisseOpen } from './caisse';
export { mainCaisseId } from './mainCaisseId';
export { presetsFor } from './presetsFor';
