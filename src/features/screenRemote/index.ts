import remoteCss from './remote.css';

export { screenRemoteTexts } from '../../i18n/screenRemote';
export { RemoteView } from './RemoteView';

/** Style sheets of the operator's remote. */
export const remoteStyles: readonly string[] = [remoteCss];
