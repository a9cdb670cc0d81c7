import { deskServicesTexts } from '../../../../i18n/deskServices';
import { pageTexts } from '../../pageTexts';

export const useServicesTexts = pageTexts(deskServicesTexts);
