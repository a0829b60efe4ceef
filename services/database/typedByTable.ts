/** `Object.fromEntries` with the type that a closed list of names implies, which TypeScript cannot infer. The only such cast. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- see above
export const typedByTable = <Typed>(entries: readonly (readonly [string, unknown])[]): Typed =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
  Object.fromEntries(entries) as Typed;
