import { fileURLToPath } from 'node:url';
import { edited, nodesOf } from './syntax.mjs';

/** Functions of the language's classes, by those that pages spoil; the other calls are known by the method's name alone. */
const spoiledStatics = { Array: /^from$/, Object: /^(keys|values)$/ };
const isSpoiledMethod = (name, [step]) => /^(bind|reduce)$/.test(name) || (name === 'map' && step?.params?.length > 2);
const spoiledClasses = /^(URL|URLSearchParams|Map|Set|WeakMap)$/;
const mayBeSpoiled =
  /\.(bind|reduce|map)\(|Array\.from\(|Object\.(keys|values)\(|new (URL|URLSearchParams|Map|Set|WeakMap)\b/;

/** Makes calls of what pages spoil calls of our own: see src/loading/natives.ts. */
export function ownNatives() {
  const own = fileURLToPath(new URL('../../src/loading/natives.ts', import.meta.url));
  const isCall = ({ type, callee, optional }) =>
    type === 'CallExpression' &&
    !optional &&
    callee.type === 'MemberExpression' &&
    !callee.optional &&
    !callee.computed;
  return {
    name: 'own-natives',
    transform(code, id) {
      if (id === own || !mayBeSpoiled.test(code)) return null;
      const edits = [];
      const used = new Set();
      for (const node of nodesOf(this.parse(code).body)) {
        if (node.type === 'NewExpression' && spoiledClasses.test(node.callee.name)) {
          const { name, start, end } = node.callee;
          used.add(`new${name}`);
          edits.push([start, end, `native_new${name}`]);
        }
        if (!isCall(node)) continue;
        const { object, property } = node.callee;
        const isStatic = Object.hasOwn(spoiledStatics, object.name) && spoiledStatics[object.name].test(property.name);
        if (!isStatic && !isSpoiledMethod(property.name, node.arguments)) continue;
        used.add(property.name);
        edits.push([node.start, node.start, `native_${property.name}(`]);
        const open = code.indexOf('(', property.end) + 1;
        if (isStatic) edits.push([object.start, open, '']);
        else edits.push([code.lastIndexOf('.', property.start), open, node.arguments.length > 0 ? ', ' : '']);
      }
      if (used.size === 0) return null;
      const names = [...used].map((name) => `${name} as native_${name}`).join(', ');
      // On the first line, so that all others stay where they were.
      return { code: `import { ${names} } from ${JSON.stringify(own)}; ${edited(code, edits)}`, map: null };
    },
  };
}
