import type { CSSOptions } from 'vite';

/** A selector whose last element is one of several: what is before it, the several, and the states that follow. */
const oneOfSeveral = /^(|.*[ >+~]):is\(([^()]+)\)((?:::?[\w-]+(?:\([^()]*\))?)*)$/s;
/** Alternatives that weigh the same: elements alone, or classes alone. */
const alike = [/^[a-z][a-z0-9]*$/, /^\.[\w-]+$/];

/** `.table :is(th, td)` as `.table th` and `.table td`; a selector of another kind as it is. */
export const separateSelector = (selector: string): readonly string[] => {
  const [, before = '', several = '', after = ''] = oneOfSeveral.exec(selector) ?? [];
  const each = several.split(',').map((part) => part.trim());
  if (!alike.some((kind) => each.every((part) => kind.test(part)))) return [selector];
  return each.map((part) => `${before}${part}${after}`);
};

type PostCssPlugin = Extract<
  NonNullable<Exclude<CSSOptions['postcss'], string | undefined>['plugins']>[number],
  { readonly postcssPlugin: string }
>;

/**
 * Writes selectors that end in one of several elements or classes apart. Browsers look rules up by the element or class a selector
 * ends in; one that ends in `:is()` is tried on every element of the page.
 */
export const separateSelectors: PostCssPlugin = {
  postcssPlugin: 'separate-selectors',
  OnceExit: (root) => {
    root.walkRules((rule) => {
      rule.selectors = rule.selectors.flatMap(separateSelector);
    });
  },
};
