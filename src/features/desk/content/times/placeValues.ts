import type { OwnOrganisation, updateOrganisation } from '../../../../contract/organisations/ownOrganisation';
import type { BodyIn } from '../../../../contract/route';
import { configValue } from '../../../../core/organisation';
import type { Edits, EditValue } from '../../editing/useEdits';
import { readDegrees } from './readDegrees';

export const placeKeys = ['lat', 'long', 'israel', 'zmanimShitat', 'angle', 'hebrew'] as const;
export type PlaceKey = (typeof placeKeys)[number];

const ANGLE = 'horaire.sortie.angle';
const HEBREW = 'horaire.hebreu.active';

/** A setting of times, as its field shows it. */
export function readPlace(settings: OwnOrganisation, key: PlaceKey): EditValue {
  const { lat, long, israel = false, zmanimShitat = '', config } = settings;
  switch (key) {
    case 'lat':
      return String(lat ?? '');
    case 'long':
      return String(long ?? '');
    case 'israel':
      return israel;
    case 'zmanimShitat':
      return /chabad/i.test(zmanimShitat) ? 'chabad' : '';
    case 'angle': {
      const angle = configValue(config, ANGLE);
      return typeof angle === 'number' ? String(angle) : '';
    }
    case 'hebrew':
      return configValue(config, HEBREW) !== false;
  }
}

/** The body for the edited keys only. */
export function writePlace(edits: Edits<PlaceKey>): BodyIn<typeof updateOrganisation> {
  const { lat, long, israel, zmanimShitat, angle, hebrew } = edits;
  const config = {
    ...(angle !== undefined && { [ANGLE]: angle === '' ? null : readDegrees(angle) }),
    ...(hebrew !== undefined && { [HEBREW]: hebrew }),
  };
  return {
    ...(lat !== undefined && { lat: readDegrees(lat) }),
    ...(long !== undefined && { long: readDegrees(long) }),
    ...(israel !== undefined && { israel: israel === true }),
    ...(zmanimShitat !== undefined && { zmanimShitat: String(zmanimShitat) }),
    ...(Object.keys(config).length > 0 && { config }),
  };
}
