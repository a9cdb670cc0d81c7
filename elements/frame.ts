import { createFrameHost } from './frameHost';

const script = document.currentScript as HTMLScriptElement | null;
createFrameHost(window, script ? new URL(script.src).origin : window.location.origin);
