// What gives. Components without props, which read useCampaign(); all but the faces of buttons comes later.
export { GiveBlock } from './GiveBlock';
export { GiveButton } from './GiveButton';
export { GiveDialog } from './GiveDialog';
export { ProductsSection } from './ProductsSection';
