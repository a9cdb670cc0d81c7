import type { CommonProps } from './attributes';
import type { ElementSettings } from './context';
import { scriptOrigin } from './scriptOrigin';

/** Common attributes after defaults (ELEM-01). `embed` is on in a frame unless forced off (SITE-09). */
export function settingsFrom(props: CommonProps, framed: boolean, origin = scriptOrigin): ElementSettings {
  return {
    apiHost: (props.apiHost ?? origin).replace(/\/+$/, ''),
    uploadHost: props.uploadHost?.replace(/\/+$/, ''),
    paymentUrl: props.paymentUrl,
    currency: props.currency?.toLowerCase(),
    accessId: props.accessId,
    embed: props.embed ?? framed,
    dev: props.dev,
  };
}
