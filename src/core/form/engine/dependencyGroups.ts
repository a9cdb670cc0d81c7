/** Nodes that depend on one another, in the order of the document; `cyclic` when one depends on itself. */
export interface DependencyGroup {
  readonly nodes: readonly number[];
  readonly cyclic: boolean;
}

/**
 * Puts nodes 0…n−1 in groups so that each group depends on itself and on groups before it only (Tarjan's algorithm, with a
 * stack of its own: a chain may be as long as a form).
 * @param dependencies of each node, the nodes that it reads.
 * @example
 * dependencyGroups([[1], []]).map(({ nodes }) => nodes) // => [[1], [0]]
 * dependencyGroups([[1], [0], [0]]) // => [{ nodes: [0, 1], cyclic: true }, { nodes: [2], cyclic: false }]
 */
export function dependencyGroups(dependencies: readonly (readonly number[])[]): DependencyGroup[] {
  const found: DependencyGroup[] = [];
  const index: number[] = [];
  const low: number[] = [];
  const open: number[] = [];
  const isOpen: boolean[] = [];
  let visited = 0;

  const enter = (node: number) => {
    index[node] = low[node] = visited;
    visited += 1;
    open.push(node);
    isOpen[node] = true;
  };
  const leave = (node: number) => {
    if (low[node] !== index[node]) return;
    const nodes = open.splice(open.lastIndexOf(node)).sort((a, b) => a - b);
    for (const member of nodes) isOpen[member] = false;
    found.push({ nodes, cyclic: nodes.length > 1 || (dependencies[node] ?? []).includes(node) });
  };
  const lower = (node: number, to: number) => {
    low[node] = Math.min(low[node] ?? 0, to);
  };

  for (let start = 0; start < dependencies.length; start += 1) {
    if (index[start] !== undefined) continue;
    const path = [{ node: start, next: 0 }];
    enter(start);
    for (let step = path.at(-1); step; step = path.at(-1)) {
      const { node } = step;
      const target = dependencies[node]?.[step.next];
      step.next += 1;
      if (target === undefined) {
        leave(node);
        path.pop();
        const parent = path.at(-1);
        if (parent) lower(parent.node, low[node] ?? 0);
      } else if (index[target] === undefined) {
        enter(target);
        path.push({ node: target, next: 0 });
      } else if (isOpen[target]) lower(node, index[target]);
    }
  }
  return found;
}
