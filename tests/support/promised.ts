/** A promise with its resolver. */
export const promised = <Value>(): { readonly promise: Promise<Value>; readonly keep: (value: Value) => void } => {
  const keepers: ((value: Value) => void)[] = [];
  const promise = new Promise<Value>((resolve) => keepers.push(resolve));
  return { promise, keep: (value) => keepers.forEach((keep) => keep(value)) };
};
