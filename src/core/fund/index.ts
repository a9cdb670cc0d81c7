export {
  caisseProgress,
  isCaisseOpen,
  type CaisseAvailability,
  type CaisseFigures,
  type CaisseProgress,
} from './caisse';
export { mainCaisseId } from './mainCaisseId';
export { presetsFor, type Preset } from './presetsFor';
