/**
 * Casts an object built field by field to the type its table gives: TypeScript cannot follow that through
 * Object.fromEntries. For the record kit only, whose tests prove it.
 */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion typescript/no-unnecessary-type-parameters -- the one place that does
export const typedByTable = <Typed>(value: object): Typed => value as Typed;
