import type { ElementSettings } from './context';
import { scriptOrigin } from './scriptOrigin';

/** The common attributes that settings are made of. */
type SettingProps = { readonly [Name in keyof ElementSettings]?: ElementSettings[Name] | undefined };

/** Common attributes after defaults (ELEM-01). `embed` is on in a frame unless forced off (SITE-09). */
export function settingsFrom(props: SettingProps, framed: boolean, origin = scriptOrigin): ElementSettings {
  return {
    apiHost: (props.apiHost ?? origin).replace(/\/+$/, ''),
    uploadHost: props.uploadHost?.replace(/\/+$/, ''),
    paymentUrl: props.paymentUrl,
    currency: props.currency?.toLowerCase(),
    accessId: props.accessId,
    embed: props.embed ?? framed,
    dev: props.dev ?? false,
  };
}
