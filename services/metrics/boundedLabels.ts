/** Passes on the first `most` labels and makes one of all others, so that no caller can fill the memory with new ones. */
export function boundedLabels(most: number): (label: string) => string {
  const known = new Set<string>();
  return (label) => {
    if (!known.has(label) && known.size >= most) return 'other';
    known.add(label);
    return label;
  };
}
