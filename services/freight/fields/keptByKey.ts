/** There are some 600 names of time zones, and most companies work in a few. */
const most = 100;

/** Keeps what was made for up to 100 keys, because making a format takes far longer than using it. Keys come from outside, so the oldest makes room. */
export function keptByKey<Made>(make: (key: string) => Made): (key: string) => Made {
  const kept = new Map<string, Made>();
  return (key) => {
    const known = kept.get(key);
    if (known !== undefined) return known;
    const made = make(key);
    const [oldest] = kept.keys();
    if (kept.size === most && oldest !== undefined) kept.delete(oldest);
    kept.set(key, made);
    return made;
  };
}
