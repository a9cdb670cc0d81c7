// Giving. Components without props, which read useCampaign(); everything but the buttons loads later.
export { GiveBlock } from './GiveBlock';
export { GiveButton } from './GiveButton';
export { GiveDialog } from './GiveDialog';
export { ProductsSection } from './ProductsSection';
