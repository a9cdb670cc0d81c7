// For pages that accept only classic scripts: fetches the loader as a module from where this script came from.
const script = document.currentScript as HTMLScriptElement | null;
if (script) void import(script.src.replace(/[^/]*([?#].*)?$/, 'autoload.js'));
