/** There are fewer zones with a name of their own; whoever asks for others makes room by what was asked for longest ago. */
const most = 600;

/** Keeps what was made for the 600 keys that were asked for last, because making a format takes far longer than using it. Keys come from outside. */
export function keptByKey<Made>(make: (key: string) => Made): (key: string) => Made {
  const kept = new Map<string, Made>();
  return (key) => {
    const known = kept.get(key);
    const made = known ?? make(key);
    kept.delete(key);
    const [oldest] = kept.keys();
    if (kept.size === most && oldest !== undefined) kept.delete(oldest);
    kept.set(key, made);
    return made;
  };
}
