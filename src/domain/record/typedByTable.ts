/**
 * What was put together field by field from a table has the type the table gives it: TypeScript cannot follow that through
 * Object.fromEntries. Only the record kit may claim so, and its tests prove it.
 */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion typescript/no-unnecessary-type-parameters -- the one place that does
export const typedByTable = <Typed>(value: object): Typed => value as Typed;
