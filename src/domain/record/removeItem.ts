import { typedByTable } from './typedByTable.ts';

/** A draft without one item of the list at `path`; those after it move up. */
export const removeItem = <Draft extends { readonly [Field in keyof Draft]: string }>(
  draft: Draft,
  path: string,
  at: number,
): Draft =>
  typedByTable(
    Object.fromEntries(
      Object.entries<string>(draft).flatMap(([field, typed]) => {
        if (!field.startsWith(`${path}.`)) return [[field, typed]];
        const [index, ...rest] = field.slice(path.length + 1).split('.');
        const number = Number(index);
        if (number === at) return [];
        return [[[path, number > at ? number - 1 : number, ...rest].join('.'), typed]];
      }),
    ),
  );
